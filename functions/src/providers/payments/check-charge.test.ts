import { describe, expect, it } from 'vitest'
import { chargeMismatch } from './check-charge'

const expected = {
  reference: 'oja-p-1',
  amount_minor: 30_050,
  currency: 'NGN',
  mode: 'test',
} as const
const charge = {
  reference: 'oja-p-1',
  domain: 'test',
  currency: 'NGN',
  amount_minor: 30_050,
  requested_amount_minor: 30_050,
  fees_minor: 10_451,
} as const

describe('chargeMismatch', () => {
  it('accepts the payment that was asked for', () => {
    expect(chargeMismatch(charge, expected)).toBeNull()
  })

  it('accepts a payment whose fees the payer bore', () => {
    const passedOn = { ...charge, amount_minor: 40_333, fees_minor: 10_283 }
    expect(chargeMismatch(passedOn, expected)).toBeNull()
  })

  it.each([
    ['reference', { reference: 'oja-p-2' }],
    ['mode', { domain: 'live' }],
    ['currency', { currency: 'USD' }],
    ['amount', { amount_minor: 30_049 }],
    ['amount', { amount_minor: 30_051 }],
    ['amount', { amount_minor: 100, requested_amount_minor: 100 }],
    ['amount', { requested_amount_minor: 30_049 }],
  ] as const)('refuses another %s: %j', (mismatch, change) => {
    expect(chargeMismatch({ ...charge, ...change }, expected)).toBe(mismatch)
  })
})
