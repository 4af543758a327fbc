import { AppError } from '../../../../contract/api/errors'
import { type ShipBy, shipByConfirmed } from '../../../../contract/delivery/ship-by'
import { wayThereMinor } from '../../../../contract/entities/money/statement'
import type { Shipment, Transaction } from '../../../../contract/entities/orders/transaction'
import { overdueFrom } from '../../../../contract/escrow/actions'
import { wayBackBearerOf } from '../../../../contract/escrow/return-amounts'
import { millisOf, timestampFromMillis } from '../../../../contract/time'
import { lateShippingDeadline, rebookBy } from '../deadlines'
import type { CommandOf } from '../decision'
import { checkImagePaths } from '../evidence'
import { lose, unsentItems } from '../stock-movements'
import { type DecisionContext, type EffectResult, type Effects, nothingMore } from './effect-result'
import { failedSecondTry } from './return-outcome'

const delivered = (
  { transaction, now }: DecisionContext,
  proof: NonNullable<Shipment['proof']>,
): EffectResult => ({
  patch: {
    shipment: transaction.shipment && {
      ...transaction.shipment,
      delivered_at: timestampFromMillis(now),
      proof,
    },
  },
  note: proof,
})

/** The order's ship-by day, with why it moves if it does. */
export const shippedBy = (
  { ship_by_moves = [] }: Transaction,
  { ship_by, moved }: ShipBy,
): Pick<Transaction, 'ship_by' | 'ship_by_moves'> => ({
  ship_by: timestampFromMillis(ship_by),
  ...(moved && { ship_by_moves: [...ship_by_moves, moved] }),
})

/** A parcel that the carrier has cancelled is booked again by its day, or in some working days. */
const rebooked = (transaction: Transaction, now: number) => {
  const { ship_by, cancel_from } = transaction
  const again = rebookBy(transaction, now)
  const before = ship_by ? millisOf(ship_by) : 0
  const days: ShipBy =
    again > before ? { ship_by: again, moved: 'carrier_cancelled' } : { ship_by: before }
  return {
    ...shippedBy(transaction, days),
    cancel_from: timestampFromMillis(Math.max(again, cancel_from ? millisOf(cancel_from) : 0)),
  }
}

/**
 * A carrier gives back of what it got for the way back: to the money that is held, or to a vendor
 * who bore it.
 */
const wayBackCredited = (
  transaction: Transaction,
  by: CommandOf<'credit_carrier'>['by'],
  amount_minor: number,
): EffectResult => {
  const { way_back, ended_at } = transaction
  const isOpen = by === 'escrow' ? ended_at === null : by === 'vendor' && ended_at !== null
  const isBorne = by === 'escrow' || wayBackBearerOf(transaction) === by
  if (!way_back || !isOpen || !isBorne || amount_minor > way_back.fee_minor) {
    throw new AppError('transaction/action-not-allowed')
  }
  return {
    patch: { way_back: { ...way_back, fee_minor: way_back.fee_minor - amount_minor } },
    money: { adjustment: { amount_minor: -amount_minor, by, is_fee: true } },
    note: by,
  }
}

export const FULFILMENT_EFFECTS: Effects<
  | 'confirm'
  | 'decline'
  | 'cancel'
  | 'expire'
  | 'release_reservation'
  | 'allow_cancellation'
  | 'ship'
  | 'book'
  | 'carrier_empty'
  | 'carrier_delivered'
  | 'carrier_cancelled'
  | 'adjust_carrier'
  | 'credit_carrier'
  | 'settle_claim'
  | 'deliver_with_code'
  | 'deliver'
  | 'receive'
> = {
  confirm: (_, { transaction, now }) => ({
    patch: shippedBy(transaction, shipByConfirmed(transaction, now)),
  }),
  decline: ({ reason, is_missing }, { transaction }) => ({
    ...failedSecondTry(transaction),
    note: reason,
    ...(is_missing && { patch: { all_missing: true }, stock: lose(unsentItems(transaction)) }),
  }),
  cancel: ({ reason }, { transaction, from }) => ({
    ...(from !== 'pending' && failedSecondTry(transaction)),
    note: reason,
  }),
  /** A parcel that never arrived was lost by the carrier, if there is one and it got it. */
  expire: ({ is_unmoved }, { from, transaction }) => {
    const { carrier, round } = transaction
    if (round) return { money: { carrier_fee_by: 'vendor' }, ...failedSecondTry(transaction) }
    return {
      money: is_unmoved
        ? { carrier_fee_by: 'vendor' }
        : {
            carrier_fee_by: 'carrier',
            ...(carrier && from === 'shipped' && { cost_by: 'platform' }),
          },
    }
  },
  release_reservation: nothingMore,
  allow_cancellation: (_, { transaction, now }) => ({
    deadline: lateShippingDeadline(overdueFrom(transaction) ?? now),
  }),
  ship: ({ shipment }, { transaction, actor, now }) => {
    if (shipment.photo_path !== undefined) {
      checkImagePaths(transaction, actor.id, [shipment.photo_path])
    }
    return {
      patch: { shipment: { ...shipment, shipped_at: timestampFromMillis(now) } },
      note: shipment.carrier,
    }
  },
  book: ({ shipment, fee_minor }, { transaction, now }) => {
    const { carrier } = transaction
    const isWithin = Number.isSafeInteger(fee_minor) && fee_minor >= 0
    if (!carrier || !isWithin || fee_minor > carrier.fee_minor) {
      throw new AppError('delivery/carrier-dearer', { fee_minor, paid_minor: carrier?.fee_minor })
    }
    const { is_empty: _, ...booked } = carrier
    return {
      patch: { carrier: booked, shipment: { ...shipment, shipped_at: timestampFromMillis(now) } },
      money: { carrier_fee_minor: fee_minor },
      note: shipment.carrier,
    }
  },
  carrier_empty: (_, { transaction: { carrier } }) => ({
    patch: { carrier: carrier && { ...carrier, is_empty: true } },
  }),
  carrier_delivered: (_, context) => delivered(context, 'carrier'),
  carrier_cancelled: (_, { transaction, now }) => ({
    patch: { shipment: null, ...rebooked(transaction, now) },
  }),
  adjust_carrier: ({ amount_minor, by }) => {
    if (!Number.isSafeInteger(amount_minor) || amount_minor <= 0) throw new Error('no charge')
    return { money: { adjustment: { amount_minor, by } }, note: by }
  },
  credit_carrier: ({ amount_minor, by, is_fee, is_way_back }, { transaction, from }) => {
    if (!Number.isSafeInteger(amount_minor) || amount_minor <= 0) throw new Error('no credit')
    if (is_fee && is_way_back) return wayBackCredited(transaction, by, amount_minor)
    if (is_fee) {
      const paid = wayThereMinor(transaction)
      const { released_minor } = transaction.money
      const most = by === 'escrow' ? paid : Math.min(paid, -released_minor)
      const isOpen = by === 'escrow' ? transaction.ended_at === null : from === 'reversed'
      if (by === 'platform' || !isOpen || amount_minor > most) {
        throw new AppError('transaction/action-not-allowed')
      }
      return { money: { adjustment: { amount_minor: -amount_minor, by, is_fee } }, note: by }
    }
    if (by === 'escrow') throw new AppError('transaction/action-not-allowed')
    const paid_minor = transaction.money.carrier_adjustment_minor ?? 0
    if (by === 'vendor' && amount_minor > paid_minor) {
      throw new AppError('transaction/action-not-allowed')
    }
    return { money: { adjustment: { amount_minor: -amount_minor, by } }, note: by }
  },
  settle_claim: ({ paid_minor, refused_minor, is_returned }, { transaction, actor }) => {
    const settled = paid_minor + refused_minor
    const isWhole = [paid_minor, refused_minor].every(
      (sum) => Number.isSafeInteger(sum) && sum >= 0,
    )
    if (!isWhole || settled <= 0 || settled > (transaction.money.carrier_claim_minor ?? 0)) {
      throw new AppError('delivery/claim-out-of-range', {
        most_minor: transaction.money.carrier_claim_minor ?? 0,
      })
    }
    return { money: { claim: { paid_minor, refused_minor, is_returned } }, note: actor.role }
  },
  /** The caller has already checked the code against its hash. */
  deliver_with_code: (_, context) => delivered(context, 'escrow_code'),
  deliver: (_, context) => delivered(context, 'carrier'),
  receive: (_, context) => delivered(context, 'buyer'),
}
