import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DealFees, dealFeesOf } from '../../../contract/escrow/deal-fees'
import { escrowFeeOf } from '../../../contract/escrow/fee'
import { PROVIDER_LOCAL_FEE, providerLocalFeeOf } from '../../../contract/escrow/provider-fee'

const RUNS = process.env.OJA_DEEP === '1' ? 400_000 : 10_000

/** ₦500: what a deal costs at least. */
const LEAST_MINOR = 50_000

const base = fc.oneof(
  // Where the flat fee begins, of the provider's and of ours.
  fc.integer({ min: 240_000, max: 250_000 }),
  fc.integer({ min: LEAST_MINOR, max: 400_000 }),
  fc.integer({ min: LEAST_MINOR, max: 100_000_000_000 }),
)
const payer = fc.constantFrom('buyer' as const, 'vendor' as const, 'half' as const)

const wholeOf = ({ buyer_minor, vendor_minor }: DealFees): number => buyer_minor + vendor_minor

test('the fee of every deal covers what the provider takes, whoever pays it', () => {
  fc.assert(
    fc.property(base, payer, (base_minor, fee_payer) => {
      const fees = dealFeesOf(base_minor, fee_payer)
      const charge = base_minor + fees.buyer_minor
      expect(wholeOf(fees)).toBeGreaterThanOrEqual(providerLocalFeeOf(charge))
      expect(fees.vendor_minor).toBeLessThan(base_minor)
    }),
    { numRuns: RUNS },
  )
})

test('the two parts are the whole fee, of whose half the buyer pays the floor (case 50)', () => {
  fc.assert(
    fc.property(base, (base_minor) => {
      const half = dealFeesOf(base_minor, 'half')
      expect(half.buyer_minor).toBe(Math.floor(wholeOf(half) / 2))
      expect([escrowFeeOf(base_minor), escrowFeeOf(base_minor, 0)]).toContain(wholeOf(half))
    }),
    { numRuns: RUNS },
  )
  expect(dealFeesOf(500_020, 'half')).toEqual({ buyer_minor: 11_250, vendor_minor: 11_250 })
  expect(dealFeesOf(500_040, 'half')).toEqual({ buyer_minor: 11_250, vendor_minor: 11_251 })
})

describe('the flat part', () => {
  test('is waived while the whole charge stays below ₦2,500, and not a kobo longer', () => {
    const last = 243_902
    expect(dealFeesOf(last, 'buyer')).toEqual({ buyer_minor: 6_097, vendor_minor: 0 })
    expect(last + 6_097).toBe(PROVIDER_LOCAL_FEE.flat_waived_below_minor - 1)
    expect(dealFeesOf(last + 1, 'buyer')).toEqual({ buyer_minor: 16_097, vendor_minor: 0 })
  })

  test('is waived longer where the vendor pays, since the charge is smaller', () => {
    expect(dealFeesOf(249_999, 'vendor')).toEqual({ buyer_minor: 0, vendor_minor: 6_249 })
    expect(dealFeesOf(250_000, 'vendor')).toEqual({ buyer_minor: 0, vendor_minor: 16_250 })
    expect(dealFeesOf(249_999, 'buyer')).toEqual({ buyer_minor: 16_249, vendor_minor: 0 })
  })

  test('leaves a seller of the smallest deal most of it (case 51)', () => {
    expect(dealFeesOf(LEAST_MINOR, 'vendor').vendor_minor).toBe(1_250)
    expect(providerLocalFeeOf(LEAST_MINOR)).toBe(750)
  })
})
