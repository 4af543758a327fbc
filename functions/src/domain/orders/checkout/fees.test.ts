import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MIN_PRICE_MINOR } from '../../../contract/entities/catalog/price'
import { MAX_CHECKOUT_STORES } from '../../../contract/entities/money/payment'
import { allocateOverBases, escrowFeesOf } from '../../../contract/escrow/checkout-fees'
import { escrowFeeOf } from '../../../contract/escrow/fee'
import { POLICY } from '../../../contract/escrow/policy'
import { providerLocalFeeOf } from '../../../contract/escrow/provider-fee'
import { sumOf } from '../../../contract/sum-of'

const RUNS = process.env.OJA_DEEP === '1' ? 400_000 : 10_000

const base = fc.oneof(
  fc.integer({ min: MIN_PRICE_MINOR, max: 400_000 }),
  fc.integer({ min: MIN_PRICE_MINOR, max: 30_000_000 }),
  fc.integer({ min: MIN_PRICE_MINOR, max: 100_000_000_000 }),
)
const carts = fc
  .array(base, { minLength: 1, maxLength: MAX_CHECKOUT_STORES })
  .map((bases) => bases.map((base_minor, index) => ({ vendor_id: `v${index}`, base_minor })))

test('one store pays the same fee as ever', () => {
  fc.assert(
    fc.property(base, (base_minor) => {
      expect(escrowFeesOf([{ vendor_id: 'v', base_minor }])).toEqual([escrowFeeOf(base_minor)])
    }),
  )
})

test('the flat fee is taken once for a whole cart, to the kobo (case 1)', () => {
  fc.assert(
    fc.property(carts, (bases) => {
      const fees = escrowFeesOf(bases)
      const isCapped = fees.some((fee) => fee === POLICY.escrow_fee_cap_minor)
      const parts = bases.map(({ base_minor }) =>
        Math.floor((base_minor * POLICY.escrow_fee_basis_points) / 10_000),
      )
      const uncapped = sumOf(parts) + POLICY.escrow_fee_flat_minor
      if (isCapped) expect(sumOf(fees)).toBeLessThanOrEqual(uncapped)
      else expect(sumOf(fees)).toBe(uncapped)
      for (const fee of fees) expect(fee).toBeLessThanOrEqual(POLICY.escrow_fee_cap_minor)
    }),
    { numRuns: RUNS },
  )
})

test('the fees of every cart cover what the provider takes', () => {
  fc.assert(
    fc.property(carts, (bases) => {
      const fees = escrowFeesOf(bases)
      const charge = sumOf(bases.map(({ base_minor }) => base_minor)) + sumOf(fees)
      expect(sumOf(fees)).toBeGreaterThanOrEqual(providerLocalFeeOf(charge))
    }),
    { numRuns: RUNS },
  )
})

test.each([1, 3, 7])('%i kobo of the provider’s fee are shared exactly (case 1)', (fee) => {
  fc.assert(
    fc.property(carts, (bases) => {
      expect(sumOf(allocateOverBases(fee, bases))).toBe(fee)
    }),
  )
})
