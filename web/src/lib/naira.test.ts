import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { koboOf, nairaOf } from './naira'

describe('naira as typed', () => {
  test.each([
    ['12500', 1_250_000],
    ['12,500.50', 1_250_050],
    ['0.1', 10],
    [' 99.99 ', 9_999],
    ['1,000,000', 100_000_000],
  ])('reads %s', (text, kobo) => {
    expect(koboOf(text)).toBe(kobo)
  })

  test.each(['', 'abc', '-5', '1.234', '1,00', '1e5', '.5', '5.', '₦500', '99999999999999999'])(
    'refuses "%s"',
    (text) => {
      expect(koboOf(text)).toBeUndefined()
    },
  )

  test('comes back as it went', () => {
    fc.assert(fc.property(fc.nat({ max: 1_000_000_000 }), (kobo) => koboOf(nairaOf(kobo)) === kobo))
  })
})
