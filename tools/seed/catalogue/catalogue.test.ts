import { describe, expect, it } from 'vitest'
import { phoneSchema } from '../../../functions/src/contract/phone'
import {
  attributesSchema,
  MAX_STOCK,
  priceSchema,
  productDescriptionSchema,
  productNameSchema,
} from '../../../functions/src/contract/product'
import { ALL_STATES } from '../../../functions/src/contract/product-facts'
import { FALLBACK_BANKS } from '../../../functions/src/contract/reference/banks'
import { CATEGORY_VALUES } from '../../../functions/src/contract/reference/categories'
import { LOCATIONS } from '../../../functions/src/contract/reference/locations'
import { accountNumberSchema, storeNameSchema } from '../../../functions/src/contract/vendor'
import { MOTIFS } from '../pictures/types'
import { PEOPLE } from './people'
import { CATALOGUE } from './products'
import { parseReviews, readReviews } from './reviews'
import { VENDORS } from './vendors'
import { ZONES } from './zones'

const FEWEST_A_CATEGORY = 8
const NEW_DAYS = 30
const REVIEWED_FROM_DAYS = 20
const STATES = Object.keys(LOCATIONS)

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
    expect(repeated(CATALOGUE.map(({ text }) => text))).toEqual([])
    const odd = CATALOGUE.filter(({ text }) => sentencesIn(text) < 2 || sentencesIn(text) > 4)
    expect(odd.map(({ name }) => name)).toEqual([])
  })

  it.each(CATALOGUE)('is within the contract: $name', (row) => {
    expect(productNameSchema.safeParse(row.name).success).toBe(true)
    expect(productDescriptionSchema.safeParse(row.text).success).toBe(true)
    expect(priceSchema.safeParse(row.naira * 100).success).toBe(true)
    expect(attributesSchema.safeParse(row.attributes).success).toBe(true)
    expect(row.naira).toBeLessThan(1_000_000)
    expect(Number.isInteger(row.stock) && row.stock >= 0 && row.stock <= MAX_STOCK).toBe(true)
    expect(MOTIFS).toContain(row.look[0])
    expect(row.days).toBeLessThan(VENDORS[row.vendor].days + 90)
  })

  it('has products that are new, sold out and nearly sold out', () => {
    expect(CATALOGUE.filter(({ days }) => days < NEW_DAYS).length).toBeGreaterThan(20)
    expect(CATALOGUE.filter(({ stock }) => stock === 0).length).toBeGreaterThan(5)
    expect(CATALOGUE.filter(({ stock }) => stock > 0 && stock < 4).length).toBeGreaterThan(10)
  })

  it('asks for every silhouette that is drawn', () => {
    const asked = new Set<string>(CATALOGUE.map(({ look }) => look[0]))
    expect(MOTIFS.filter((motif) => !asked.has(motif))).toEqual([])
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

describe('the delivery zones', () => {
  it('name states that there are', () => {
    const named = Object.values(ZONES).flat()
    expect(named.filter((state) => state !== ALL_STATES && !STATES.includes(state))).toEqual([])
  })
})

describe('the reviews', () => {
  it('are about products old enough to have been sold', () => {
    const days = new Map(CATALOGUE.map((row) => [row.name, row.days]))
    const odd = readReviews().filter(({ product }) => (days.get(product) ?? 0) < REVIEWED_FROM_DAYS)
    expect(odd.map(({ product }) => product)).toEqual([])
  })

  it('are 150 or more, none twice', () => {
    const texts = readReviews().map(({ text }) => text)
    expect(texts.length).toBeGreaterThanOrEqual(150)
    expect(repeated(texts)).toEqual([])
  })

  it('are read with stars, text and reply', () => {
    expect(parseReviews('# A pot\n4 Holds water. > Thank you.\n5 Good.')).toEqual([
      { product: 'A pot', rating: 4, text: 'Holds water.', reply: 'Thank you.' },
      { product: 'A pot', rating: 5, text: 'Good.', reply: null },
    ])
  })

  it.each(['# A pot\n6 Too good', '5 About nothing', '# A pot\nGood'])('refuses %j', (content) => {
    expect(() => parseReviews(content)).toThrow('is no review')
  })
})
