import { beforeEach, describe, expect, it } from 'vitest'
import {
  clearLocalSeen,
  forgetLocalSeen,
  keepLocalSeen,
  readLocalSeen,
  seenOf,
} from './favourite-seen'

const SEEN = { price_minor: 1_250_000, currency: 'NGN', in_stock: true } as const

beforeEach(() => localStorage.clear())

describe('what a visitor saw of a favourite', () => {
  it('is kept by product, forgotten by product and cleared as a whole', () => {
    keepLocalSeen('a', SEEN)
    keepLocalSeen('b', { ...SEEN, in_stock: false })
    expect(readLocalSeen('a')).toEqual(SEEN)
    forgetLocalSeen('a')
    expect(readLocalSeen('a')).toBeUndefined()
    expect(readLocalSeen('b')?.in_stock).toBe(false)
    clearLocalSeen()
    expect(localStorage).toHaveLength(0)
  })

  it('is a hundred products at most, the last ones', () => {
    for (let n = 0; n < 105; n += 1) keepLocalSeen(`p${n}`, SEEN)
    expect(readLocalSeen('p4')).toBeUndefined()
    expect(readLocalSeen('p104')).toEqual(SEEN)
  })

  it.each([
    'not json',
    '[]',
    '{"a":1}',
    '{"a":{"price_minor":-1,"currency":"NGN","in_stock":true}}',
    '{"a":{"price_minor":1,"currency":"EUR","in_stock":true}}',
  ])('is nothing where something else stands: %s', (text) => {
    localStorage.setItem('favourites_seen', text)
    expect(readLocalSeen('a')).toBeUndefined()
  })

  it('says of a product with nothing left that it was sold out', () => {
    expect(seenOf({ price: 5, currency: 'USD', available_items: 0 })).toEqual({
      price_minor: 5,
      currency: 'USD',
      in_stock: false,
    })
  })
})
