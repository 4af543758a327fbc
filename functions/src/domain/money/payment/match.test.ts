import { describe, expect, test } from 'vitest'
import { type Mismatch, mismatchesOf, type VerifiedCharge } from './match'

const payment = {
  reference: 'oja-p-abcdefabcdef',
  mode: 'test',
  currency: 'NGN',
  amount_minor: 1_035_000,
} as const
const charge: VerifiedCharge = {
  reference: payment.reference,
  domain: 'test',
  currency: 'NGN',
  amount_minor: 1_035_000,
  requested_amount_minor: 1_035_000,
  fees_minor: 25_525,
}

describe('a charge matches its payment', () => {
  test('with exactly the amount', () => {
    expect(mismatchesOf(charge, payment)).toEqual([])
  })

  test('with the provider’s fee on top, and without a requested amount', () => {
    expect(mismatchesOf({ ...charge, amount_minor: 1_060_525 }, payment)).toEqual([])
    expect(mismatchesOf({ ...charge, requested_amount_minor: null }, payment)).toEqual([])
  })
})

describe('a charge does not match', () => {
  const WRONG: readonly [string, Partial<VerifiedCharge>, Mismatch[]][] = [
    ['a kobo less', { amount_minor: 1_034_999, requested_amount_minor: 1_034_999 }, ['amount']],
    ['a kobo less than was requested', { amount_minor: 1_034_999 }, ['amount']],
    ['a kobo more', { amount_minor: 1_035_001, fees_minor: null }, ['amount']],
    [
      'less, reported without a request',
      { amount_minor: 1, requested_amount_minor: null },
      ['amount'],
    ],
    ['another request', { requested_amount_minor: 5 }, ['amount']],
    ['another currency', { currency: 'USD' }, ['currency']],
    ['another reference', { reference: 'oja-p-other' }, ['reference']],
    ['live money in a test', { domain: 'live' }, ['mode']],
    [
      'all at once',
      { reference: '', domain: '', currency: '', requested_amount_minor: 0 },
      ['reference', 'mode', 'currency', 'amount'],
    ],
  ]
  test.each(WRONG)('with %s', (_, change, mismatches) => {
    expect(mismatchesOf({ ...charge, ...change }, payment)).toEqual(mismatches)
  })
})
