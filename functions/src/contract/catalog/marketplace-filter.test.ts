import { describe, expect, test } from 'vitest'
import { productFilterSchema } from '../api/catalog/products'
import { cleared, filterOf, queryOf, searchOf } from './marketplace-filter'
import { typedSearch } from './typed-search'

const read = (text: string, category?: string) => filterOf(new URLSearchParams(text), category)
const readTyped = (text: string) => filterOf(typedSearch(new URLSearchParams(text)))

describe('the filter in the address', () => {
  test('survives being written and read', () => {
    const text = 'q=adire&states=Lagos&states=Oyo&priceMin=500&rating=4&sortBy=popularity&page=3'
    expect(searchOf(read(text))).toBe(text)
  })

  test('is without what a form sent empty', () => {
    expect(searchOf(read('q=&category=&states=&priceMin=&rating=&sortBy=most_recent'), false)).toBe(
      '',
    )
  })

  test('is empty for an empty address', () => {
    expect(searchOf(read(''))).toBe('')
  })

  test.each([
    ['page=-1', { page: 1 }],
    ['page=abc', { page: 1 }],
    ['rating=9', { rating: undefined }],
    ['priceMin=1.5', { priceMin: undefined }],
    ['priceMin=', { priceMin: undefined }],
    ['priceMin=9,000&priceMax=₦1 200 000', { priceMin: 9000, priceMax: 1_200_000 }],
    ['priceMin=1,5', { priceMin: undefined }],
    ['priceMax=%20', { priceMax: undefined }],
    ['sortBy=cheapest', { sortBy: 'most_recent' }],
    ['category=weapons', { category: '' }],
    ['states=Lagos&states=Lagos', { states: ['Lagos'] }],
    ['priceMax=99999999999', { priceMax: 10_000_000_000 }],
    [`q=${'x'.repeat(300)}`, { q: 'x'.repeat(200) }],
    [`sizes=${'x'.repeat(50)}`, { sizes: ['x'.repeat(40)] }],
  ])('ignores nonsense: %s', (text, expected) => {
    expect(read(text)).toMatchObject(expected)
  })

  test('sorts a text by its best match and all else by age, unless another order is chosen', () => {
    expect([read('q=drum').sortBy, read('').sortBy]).toEqual(['best_match', 'most_recent'])
    expect(searchOf(read('q=drum&sortBy=most_recent'))).toBe('q=drum&sortBy=most_recent')
    expect(searchOf({ ...read('q=drum'), q: '' })).toBe('')
  })

  test.each([
    ['states=Atlantis&states=Lagos', { states: ['Lagos'] }],
    ['states=lagos&states=FCT&states=Lagos+State', { states: ['Lagos', 'Abuja'] }],
    ['sizes=L&sizes=+l&colours=Red', { sizes: ['l'], colours: ['Red'] }],
    ['category=BOOKS', { category: 'books' }],
    ['priceMin=N5,000&priceMax=１２０００', { priceMin: 5_000, priceMax: 12_000 }],
    ['priceMin=5000&priceMax=100', { priceMin: 100, priceMax: 5_000 }],
  ])('reads what somebody typed: %s', (text, expected) => {
    const typed = readTyped(text)
    expect(typed).toMatchObject(expected)
    // Whoever is led to that address stays there.
    const written = searchOf(typed, false)
    expect(searchOf(read(written), false)).toBe(written)
    expect(searchOf(readTyped(written), false)).toBe(written)
  })

  test.each(['__proto__', 'hasOwnProperty', 'valueOf'])('knows no parameter %s', (name) => {
    expect(readTyped(`${name}=1&states=lagos`)).toEqual(read('states=Lagos'))
  })

  test('is nothing that the API refuses', () => {
    const worst = `q=${'😀'.repeat(150)}&sizes=${'x'.repeat(99)}&priceMin=9${'0'.repeat(12)}&page=1e9`
    expect(
      productFilterSchema.safeParse(JSON.parse(JSON.stringify(queryOf(read(worst))))).success,
    ).toBe(true)
  })

  test('takes the category from the path', () => {
    expect(read('', 'books').category).toBe('books')
  })

  test('asks for prices in kobo', () => {
    expect(queryOf(read('priceMin=500&priceMax=1000'))).toMatchObject({
      priceMin: 50_000,
      priceMax: 100_000,
    })
  })

  test('keeps the words when all else is cleared', () => {
    expect(cleared(read('q=adire&rating=4&page=2', 'books'))).toMatchObject({
      q: 'adire',
      rating: undefined,
      category: '',
      page: 1,
    })
  })
})
