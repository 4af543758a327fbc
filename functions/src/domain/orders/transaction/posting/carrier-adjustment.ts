import type { CarrierChargeBearer } from '../../../../contract/entities/delivery/carrier-charge'
import { accounts } from '../../../../contract/entities/money/ledger'
import { carrierNameOf } from '../../../../contract/entities/money/statement'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { posting } from './entries'
import type { EntryDraft } from './ledger'

/** In minor units; below zero if the carrier gives it back. */
export type CarrierAdjustment = {
  amount_minor: number
  by: CarrierChargeBearer | 'escrow'
  /** The fee of the booking, which the vendor bore with the refund or which is held. */
  is_fee?: true
}

/** Pays a carrier what it took after the booking, from the vendor or from us, or back; never from escrow. */
export const payAdjustment = (
  transaction: Transaction,
  { amount_minor, by, is_fee }: CarrierAdjustment,
): {
  entries: EntryDraft[]
  money: Transaction['money']
  vendor_minor: number
  amount_minor: number
} => {
  const { id, money, currency, vendor_id } = transaction
  const taken = money.carrier_adjustment_minor ?? 0
  const is_vendors = by === 'vendor'
  const payer = {
    vendor: accounts.payable(vendor_id),
    platform: accounts.platformLosses,
    escrow: accounts.escrow(id),
  }[by]
  const postings = [
    posting(payer, -amount_minor),
    posting(accounts.carrier(carrierNameOf(transaction)), amount_minor),
  ]
  return {
    entries: [{ kind: is_fee ? 'carrier_returned' : 'carrier_adjustment', currency, postings }],
    money: is_fee
      ? {
          ...money,
          carrier_minor: (money.carrier_minor ?? 0) + amount_minor,
          ...(by === 'escrow'
            ? { held_minor: money.held_minor - amount_minor }
            : { released_minor: money.released_minor - amount_minor }),
        }
      : { ...money, ...(is_vendors && { carrier_adjustment_minor: taken + amount_minor }) },
    vendor_minor: is_vendors ? -amount_minor : 0,
    amount_minor: Math.abs(amount_minor),
  }
}
