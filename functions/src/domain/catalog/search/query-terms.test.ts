import { describe, expect, test } from 'vitest'
import { STATES } from '../../../contract/reference/states'
import { queryWords, textOf, withoutPlaces, withoutSizes, withoutStopWords } from './query-terms'

const without = (q: string) => textOf(withoutStopWords(queryWords(q)))

describe('the words of a query', () => {
  test('keep how they were typed beside how products are indexed', () => {
    expect(queryWords('Àdìrẹ  “Bags”, Ọjà!')).toEqual([
      { typed: 'Àdìrẹ', word: 'adire' },
      { typed: 'Bags', word: 'bag' },
      { typed: 'Ọjà', word: 'oja' },
    ])
    expect(queryWords(' -(!)')).toEqual([])
  })

  test.each([
    ['kaftan for men', 'kaftan men'],
    ['where to buy the ofada rice', 'ofada rice'],
    ['agbada size xl', 'agbada xl'],
    ['for the', 'for the'],
  ])('lose those that say nothing: %s', (q, left) => {
    expect(without(q)).toBe(left)
  })
})

describe('places', () => {
  test.each([
    ['leather bag lagos', 'leather bag', ['Lagos']],
    ['dog bed Port Harcourt', 'dog bed', ['Rivers']],
    ['bag ibadan or Cross River', 'bag or', ['Oyo', 'Cross River']],
    ['planter ogun state', 'planter', ['Ogun']],
    ['lagos', '', ['Lagos']],
    ['state map', 'state map', []],
    ['benin', '', ['Edo']],
    ['benin city', '', ['Edo']],
  ])('are taken out of “%s”', (q, left, states) => {
    const placed = withoutPlaces(queryWords(q))
    expect([textOf(placed.words), placed.states]).toEqual([left, states])
  })

  test('of every state are known', () => {
    for (const state of STATES) {
      expect(withoutPlaces(queryWords(`bag ${state}`))).toMatchObject({ states: [state] })
    }
  })
})

describe('sizes', () => {
  test.each([
    ['agbada xl', 'agbada', ['xl']],
    ['brogues 42', 'brogues', ['42']],
    ['large 42', 'large 42', []],
    ['generator 2500', 'generator 2500', []],
  ])('are taken out of “%s”', (q, left, sizes) => {
    const sized = withoutSizes(queryWords(q))
    expect([textOf(sized.words), sized.sizes.map(({ typed }) => typed)]).toEqual([left, sizes])
  })
})
