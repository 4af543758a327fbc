import { describe, expect, test } from 'vitest'
import { textOf } from './query-terms'
import { readOtherwise, readQuery } from './read-query'

const reading = (q: string) => {
  const { words, also, size } = readQuery(q)
  return [textOf(words), textOf(also), size]
}

describe('what goods are', () => {
  test.each([
    ['pot for soup', 'soup pot', ''],
    ['bicycle for a baker', 'bicycle', 'baker'],
    ['bag of rice', 'rice', 'bag'],
    ['dining chairs set of six', 'dining chairs', 'set six'],
    ['agbada for wedding', 'agbada', 'wedding'],
    ['something for wedding', 'wedding', ''],
    ['for', 'for', ''],
    ['of rice', 'rice', ''],
    ['i am looking for a drum for my son', 'drum', 'son'],
    ['what is the price of egusi', 'egusi', ''],
    ['half bag of rice', 'rice', 'half bag'],
    ['small bag of garri', 'garri', 'small bag'],
    ['mudu of beans', 'beans', 'mudu'],
    ['list of drums', 'drums', ''],
    ['book about bronze', 'book', 'bronze'],
    ['native for wedding', 'native', 'wedding'],
  ])('is told from what they are for: %s', (q, words, also) => {
    expect(reading(q).slice(0, 2)).toEqual([words, also])
  })

  test.each([
    ['men’s leather belt', 'leather belt', 'men’s'],
    ['pure big calabash', 'calabash', 'pure big'],
    ['cream wey dey soft hair', 'cream hair', 'soft'],
    ['native soap', 'native soap', ''],
    ['big', 'big', ''],
  ])('is told from what is said of them, unless it is a name: %s', (q, words, also) => {
    expect(reading(q).slice(0, 2)).toEqual([words, also])
  })

  test.each([
    ['palm oil 5 litres', 'palm oil', '5 litres'],
    ['garri five kilo', 'garri', 'five kilo'],
    ['rice 10kg', 'rice', '10kg'],
    ['5 litres', '5 litres', '5 litres'],
    ['lamp 5', 'lamp 5', ''],
  ])('is told from how much of them: %s', (q, words, also) => {
    expect(reading(q).slice(0, 2)).toEqual([words, also])
  })
})

test.each([
  ['rice bag', 'rice', 'bag'],
  ['garri 4 kg bag', 'garri', 'bag 4 kg'],
  ['beans paint bucket', 'beans', 'paint bucket'],
  ['palm oil keg', 'palm oil', 'keg'],
  ['tea bags', 'tea bags', ''],
  ['school bag', 'school bag', ''],
  ['rice bowl', 'rice bowl', ''],
])('what food is sold in says no more what the goods are: %s', (q, words, also) => {
  expect(reading(q).slice(0, 2)).toEqual([words, also])
})

test('what is said of goods may be the goods, and how much there is of them is not', () => {
  const read = readOtherwise(readQuery('ingredients for jollof rice'))
  expect([textOf(read?.words ?? []), textOf(read?.also ?? [])]).toEqual([
    'jollof rice',
    'ingredients',
  ])
  expect(readOtherwise(readQuery('big sofa 5kg bag'))).toBeUndefined()
})

describe('a size', () => {
  test.each([
    ['dress size L', 'dress', 'L'],
    ['dress xl', 'dress', 'xl'],
    ['brogues size 42', 'brogues', '42'],
    ['skirt UK 12', 'skirt', 'UK 12'],
    ['size eu 42 shoes', 'shoes', 'eu 42'],
    ['extra large tunic', 'tunic', 'extra large'],
    ['UK14 dress', 'dress', 'UK14'],
    ['brogues 42 eu', 'brogues', '42 eu'],
    ['uk size 14 dress', 'dress', 'uk 14'],
    ['tunic x-large', 'tunic', 'x large'],
    ['tunic double xl', 'tunic', 'double xl'],
    ['brogues 42', 'brogues 42', undefined],
    ['laptop sleeve 15.6', 'laptop sleeve 15.6', undefined],
    ['0.5kg egusi', 'egusi', undefined],
    ['1.5 litre kettle', 'kettle', undefined],
    ['power bank 20,000mAh', 'power bank', undefined],
    ['oil 5 l', 'oil', undefined],
    ['L', 'L', undefined],
  ])('is taken out where it is surely one: %s', (q, words, size) => {
    const read = reading(q)
    expect([read[0], read[2]]).toEqual([words, size])
  })
})

test('a price is taken out, and without other words there is nothing to find', () => {
  expect(readQuery('necklace for N5,000')).toMatchObject({
    words: [{ word: 'necklace' }],
    price_min: 375_000,
    price_max: 625_000,
  })
  expect(readQuery('wetin 5k fit buy')).toMatchObject({ words: [], said: [], price_max: 625_000 })
})
