import type { DealFeePayer } from '../entities/orders/deal'
import { escrowFeeOf } from './fee'
import { PROVIDER_LOCAL_FEE } from './provider-fee'

/** Who pays what of a deal's escrow fee, in minor units. */
export type DealFees = { buyer_minor: number; vendor_minor: number }

const divided = (fee_minor: number, payer: DealFeePayer): DealFees => {
  const buyer_minor = { buyer: fee_minor, vendor: 0, half: Math.floor(fee_minor / 2) }[payer]
  return { buyer_minor, vendor_minor: fee_minor - buyer_minor }
}

/**
 * The escrow fee of a deal of this base, goods and delivery, divided between the two. Its flat part is
 * waived while the whole charge stays below where the provider waives its own.
 */
export const dealFeesOf = (base_minor: number, payer: DealFeePayer): DealFees => {
  const waived = divided(escrowFeeOf(base_minor, 0), payer)
  const isWaived = base_minor + waived.buyer_minor < PROVIDER_LOCAL_FEE.flat_waived_below_minor
  return isWaived ? waived : divided(escrowFeeOf(base_minor), payer)
}
