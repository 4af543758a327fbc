import { describe, expect, it } from 'vitest'
import {
  accountNumberSchema,
  storeNameSchema,
} from '../../../functions/src/contract/entities/people/store-fields'
import { FALLBACK_BANKS } from '../../../functions/src/contract/reference/banks'
import { CATEGORY_VALUES } from '../../../functions/src/contract/reference/categories'
import { LOCATIONS } from '../../../functions/src/contract/reference/locations'
import { phoneSchema } from '../../../functions/src/contract/text/phone'
import { PEOPLE } from './people'
import { CATALOGUE } from './products'
import { REVIEWS } from './reviews'
import { VENDORS } from './vendors'

const FEWEST_A_CATEGORY = 8
const NEW_DAYS = 30
const REVIEWED_FROM_DAYS = 20

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

const sentencesIn = (text: string) => text.split(/[.!?](?:\s|$)/).filter(Boolean).length

describe('the catalogue', () => {
  it('has 240 products', () => {
    expect(CATALOGUE).toHaveLength(240)
  })

  it.each(CATEGORY_VALUES)('has at least eight products of %s', (category) => {
    const own = CATALOGUE.filter((row) => row.category === category)
    expect(own.length).toBeGreaterThanOrEqual(FEWEST_A_CATEGORY)
  })

  it('names each product once and never by a number', () => {
    expect(repeated(CATALOGUE.map(({ name }) => name.toLowerCase()))).toEqual([])
    expect(
      CATALOGUE.filter(({ name }) => /(#|No\.?\s*)\d+$|\s\d$/.test(name) && !/Size \d$/.test(name)),
    ).toEqual([])
  })

  it('describes each product in its own words, in two to four sentences', () => {
    expect(repeated(CATALOGUE.map(({ description }) => description))).toEqual([])
    const odd = CATALOGUE.filter(
      ({ description }) => sentencesIn(description) < 2 || sentencesIn(description) > 4,
    )
    expect(odd.map(({ name }) => name)).toEqual([])
  })

  it.each(CATALOGUE)('asks a sane price, since its store is open: $name', (row) => {
    expect(row.price).toBeLessThan(100_000_000)
    expect(row.days).toBeLessThan(VENDORS[row.vendor].days + 90)
  })

  it('has products that are new, sold out and nearly sold out', () => {
    expect(CATALOGUE.filter(({ days }) => days < NEW_DAYS).length).toBeGreaterThan(20)
    expect(CATALOGUE.filter(({ available_items }) => available_items === 0).length).toBeGreaterThan(
      5,
    )
    const few = CATALOGUE.filter(({ available_items: left }) => left > 0 && left < 4)
    expect(few.length).toBeGreaterThan(10)
  })
})

describe('the stores', () => {
  const stores = Object.values(VENDORS)

  it('are twelve, each with a name, a slug and a bank account of its own', () => {
    expect(stores).toHaveLength(12)
    for (const field of ['name', 'slug', 'legal_name', 'phone', 'account_number'] as const) {
      expect(repeated(stores.map((store) => store[field]))).toEqual([])
    }
  })

  it.each(stores)('have a real place, phone and bank: $name', (store) => {
    expect(LOCATIONS[store.state]).toContain(store.city)
    expect(storeNameSchema.safeParse(store.name).success).toBe(true)
    expect(phoneSchema.safeParse(store.phone).success).toBe(true)
    expect(accountNumberSchema.safeParse(store.account_number).success).toBe(true)
    expect(FALLBACK_BANKS.map(({ bank_code }) => bank_code)).toContain(store.bank_code)
    expect(store.description.length).toBeLessThanOrEqual(1_000)
  })
})

describe('the people', () => {
  it.each(PEOPLE)('have a real place and phone: $name', ({ city, state, phone }) => {
    expect(LOCATIONS[state]).toContain(city)
    expect(phoneSchema.safeParse(phone).success).toBe(true)
  })
})

describe('the reviews', () => {
  it('are about products of the catalogue, with one to five stars', () => {
    const odd = REVIEWS.filter(
      ({ product, rating }) =>
        !CATALOGUE.some(({ name }) => name === product) || ![1, 2, 3, 4, 5].includes(rating),
    )
    expect(odd).toEqual([])
  })

  it('are about products old enough to have been sold', () => {
    const days = new Map(CATALOGUE.map((row) => [row.name, row.days]))
    const odd = REVIEWS.filter(({ product }) => (days.get(product) ?? 0) < REVIEWED_FROM_DAYS)
    expect(odd.map(({ product }) => product)).toEqual([])
  })

  it('are 150 or more, none twice', () => {
    const texts = REVIEWS.map(({ text }) => text)
    expect(texts.length).toBeGreaterThanOrEqual(150)
    expect(repeated(texts)).toEqual([])
  })
})
