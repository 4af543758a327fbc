import { describe, expect, it } from 'vitest'
import { checkOffer } from './offer-amount'

const transaction = { amount_paid: 1_291_250, escrow_fee: 41_250, currency: 'NGN' } as const
const RANGE = 'Offer at least ₦0.01 and at most ₦12,500, the goods.'
const FORM = 'Enter an amount such as 12,500 or 12,500.50.'

describe('checkOffer', () => {
  it.each([
    ['0.01', 1],
    ['3,750', 375_000],
    ['12500.00', 1_250_000],
  ])('takes %s as %i kobo', (text, refund_minor) => {
    expect(checkOffer(transaction, text)).toEqual({ refund_minor })
  })

  it.each([
    ['0', RANGE],
    ['12,500.01', RANGE],
    ['100.005', FORM],
    ['half', FORM],
    ['-5', FORM],
    ['', FORM],
  ])('refuses "%s"', (text, error) => {
    expect(checkOffer(transaction, text)).toEqual({ error })
  })
})
