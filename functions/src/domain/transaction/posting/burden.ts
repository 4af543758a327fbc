import type { Transaction } from '../../../contract/entities/orders/transaction'

/**
 * Allocates a chargeback: held money first, then the vendor's part, then our fee and
 * commission. The rest is the platform's loss, since the buyer was paid twice.
 */
export const burdenOf = ({ money }: Transaction, taken_minor: number) => {
  const held = Math.min(taken_minor, money.held_minor)
  const vendor = Math.min(taken_minor - held, Math.max(0, money.released_minor))
  const fee = Math.min(taken_minor - held - vendor, money.fee_minor)
  const left = taken_minor - held - vendor - fee
  const commission = Math.min(left, money.commission_minor ?? 0)
  return { held, vendor, fee, commission, loss: left - commission }
}
