import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCIES, formatExactMoney, formatMoney } from './money'

/** A double holds the minor units of larger amounts no longer. */
const LARGEST = 2 ** 46

describe('an amount', () => {
  test.each(CURRENCIES)('in %s is written as Intl writes it', (currency) => {
    const locale = { NGN: 'en-NG', USD: 'en-US' }[currency]
    const intl = new Intl.NumberFormat(locale, { style: 'currency', currency })
    fc.assert(
      fc.property(fc.integer({ min: -LARGEST, max: LARGEST }), (amount) => {
        expect(formatExactMoney(amount, currency)).toBe(intl.format(amount / 100))
      }),
      { examples: [[0], [1], [-1], [99], [100], [99_999], [100_000], [-12_345_678]] },
    )
  })

  test('as people say it has no minor units where there are none', () => {
    expect(formatMoney(1_250_000, 'NGN')).toBe('₦12,500')
    expect(formatMoney(1_250_050, 'NGN')).toBe('₦12,500.50')
  })

  test('in another currency is not written', () => {
    expect(formatMoney(100, 'EUR')).toBe('Currency not supported')
  })
})
