import type { CarrierFeeBearer, WayBack } from '../../../../contract/entities/delivery/carrier'
import { accounts, type Posting } from '../../../../contract/entities/money/ledger'
import {
  carrierNameOf,
  wayBackMinor,
  wayThereMinor,
} from '../../../../contract/entities/money/statement'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import type { EntryDraft } from './ledger'

type Money = { money: Transaction['money'] }
type Moved = Money & { entries: EntryDraft[] }

/** Pays a booked carrier from escrow, at most what was paid for it. */
export const payCarrier = (
  { id, money, carrier, currency }: Transaction,
  fee_minor: number,
): Moved => {
  if (!carrier || fee_minor > carrier.fee_minor) throw new Error('no fee for a carrier')
  const postings = [
    { account: accounts.escrow(id), amount_minor: -fee_minor },
    { account: accounts.carrier(carrier.name), amount_minor: fee_minor },
  ]
  return {
    entries: [{ kind: 'carrier_fee', currency, postings }],
    money: { ...money, held_minor: money.held_minor - fee_minor, carrier_minor: fee_minor },
  }
}

/** Takes so much of a carrier's fee back into escrow: the parcel wasn't moved. */
const takeBack = (transaction: Transaction, paid: number): Moved => {
  const { id, money, currency } = transaction
  const postings = [
    { account: accounts.carrier(carrierNameOf(transaction)), amount_minor: -paid },
    { account: accounts.escrow(id), amount_minor: paid },
  ]
  return {
    entries: [{ kind: 'carrier_returned', currency, postings }],
    money: {
      ...money,
      held_minor: money.held_minor + paid,
      carrier_minor: (money.carrier_minor ?? 0) - paid,
    },
  }
}

export const returnCarrierFee = (transaction: Transaction): Moved =>
  takeBack(transaction, wayThereMinor(transaction))

/** Pays the carrier of goods that go back from escrow, beside the one that brought them. */
export const payWayBack = (
  { id, money, currency }: Transaction,
  { name, fee_minor }: Pick<WayBack, 'name' | 'fee_minor'>,
): Moved => {
  const postings = [
    { account: accounts.escrow(id), amount_minor: -fee_minor },
    { account: accounts.carrier(name), amount_minor: fee_minor },
  ]
  return {
    entries: [{ kind: 'carrier_fee', currency, postings }],
    money: {
      ...money,
      held_minor: money.held_minor - fee_minor,
      carrier_minor: (money.carrier_minor ?? 0) + fee_minor,
    },
  }
}

export const returnWayBack = (transaction: Transaction): Moved =>
  takeBack(transaction, transaction.way_back?.fee_minor ?? 0)

/**
 * Refunds all that is held. What a carrier got is refunded too and taken from whoever bears it: the
 * carrier that lost the parcel, from whom we claim it, or the vendor who owes it; the buyer who bears it gets so much less.
 * The way back is borne by who pays it.
 */
export const refundWithCarrier = (
  transaction: Transaction,
  by: CarrierFeeBearer = 'vendor',
): Money & { postings: Posting[]; amount_minor: number; vendor_minor: number } => {
  const { id, money, vendor_id, carrier } = transaction
  const paid = wayThereMinor(transaction)
  const by_carrier = by === 'carrier' ? paid : 0
  const by_vendor = (by === 'vendor' ? paid : 0) + wayBackMinor(transaction, 'vendor')
  const amount_minor = money.held_minor + by_carrier + by_vendor
  return {
    postings: [
      { account: accounts.escrow(id), amount_minor: -money.held_minor },
      { account: accounts.carrierClaim(carrier?.name ?? ''), amount_minor: -by_carrier },
      { account: accounts.payable(vendor_id), amount_minor: -by_vendor },
      { account: accounts.refund(id), amount_minor },
    ],
    money: {
      ...money,
      held_minor: 0,
      released_minor: money.released_minor - by_vendor,
      refunded_minor: money.refunded_minor + amount_minor,
      ...(by_carrier > 0 && { carrier_minor: (money.carrier_minor ?? 0) - by_carrier }),
      ...(by_carrier > 0 && { carrier_claim_minor: by_carrier }),
    },
    amount_minor,
    // Zero is written as itself, which `-0` isn't.
    vendor_minor: 0 - by_vendor,
  }
}
