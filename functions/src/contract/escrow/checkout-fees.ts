import { allocate } from '../allocate'
import { escrowFeeOf } from './fee'
import { POLICY } from './policy'

/** One vendor's part of a checkout: its goods and delivery fee, in minor units. */
export type CheckoutBase = { vendor_id: string; base_minor: number }

const weighed = (bases: readonly CheckoutBase[]) =>
  bases.map(({ vendor_id, base_minor }) => ({ id: vendor_id, weight: base_minor }))

/**
 * The escrow fee of each vendor's part. The flat fee is taken once for the whole checkout and
 * allocated over the parts; the cap is each part's own.
 */
export const escrowFeesOf = (bases: readonly CheckoutBase[]): number[] => {
  const flat = allocate(POLICY.escrow_fee_flat_minor, weighed(bases))
  return bases.map(({ base_minor }, index) => escrowFeeOf(base_minor, flat[index]))
}

/** What falls on each vendor's part of something that was charged once, such as the provider's fee. */
export const allocateOverBases = (amount_minor: number, bases: readonly CheckoutBase[]): number[] =>
  allocate(amount_minor, weighed(bases))
