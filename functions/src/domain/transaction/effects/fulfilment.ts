import { AppError } from '../../../contract/api/errors'
import type { Shipment } from '../../../contract/entities/orders/transaction'
import { timestampFromMillis } from '../../../contract/time'
import { lateShippingDeadline, rebookingDeadline } from '../deadlines'
import { checkImagePaths } from '../evidence'
import { lose } from '../stock-movements'
import type { DecisionContext, EffectResult, Effects } from './effect-result'

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

export const FULFILMENT_EFFECTS: Effects<
  | 'confirm'
  | 'decline'
  | 'cancel'
  | 'expire'
  | 'release_reservation'
  | 'allow_cancellation'
  | 'ship'
  | 'book'
  | 'carrier_delivered'
  | 'carrier_cancelled'
  | 'adjust_carrier'
  | 'credit_carrier'
  | 'deliver_with_code'
  | 'deliver'
  | 'receive'
> = {
  confirm: () => ({}),
  decline: ({ reason, is_missing }, { transaction: { items } }) => ({
    note: reason,
    ...(is_missing && { patch: { all_missing: true }, stock: lose(items) }),
  }),
  cancel: ({ reason }) => ({ note: reason }),
  /** A parcel that never arrived was lost by the carrier, if there is one. */
  expire: (_, { from, transaction: { carrier } }) => ({
    money: {
      carrier_fee_by: 'carrier',
      ...(carrier && from === 'shipped' && { cost_by: 'platform' }),
    },
  }),
  release_reservation: () => ({}),
  allow_cancellation: (_, { transaction: { ship_by } }) =>
    ship_by === null ? {} : { deadline: lateShippingDeadline(ship_by) },
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
    return {
      patch: { shipment: { ...shipment, shipped_at: timestampFromMillis(now) } },
      money: { carrier_fee_minor: fee_minor },
      note: shipment.carrier,
    }
  },
  carrier_delivered: (_, context) => delivered(context, 'carrier'),
  carrier_cancelled: (_, { transaction, now }) => ({
    patch: { shipment: null },
    deadline: rebookingDeadline(transaction, now),
  }),
  adjust_carrier: ({ amount_minor, by }) => {
    if (!Number.isSafeInteger(amount_minor) || amount_minor <= 0) throw new Error('no charge')
    return { money: { adjustment: { amount_minor, by } }, note: by }
  },
  credit_carrier: ({ amount_minor, by }, { transaction }) => {
    if (!Number.isSafeInteger(amount_minor) || amount_minor <= 0) throw new Error('no credit')
    const paid_minor = transaction.money.carrier_adjustment_minor ?? 0
    if (by === 'vendor' && amount_minor > paid_minor) {
      throw new AppError('transaction/action-not-allowed')
    }
    return { money: { adjustment: { amount_minor: -amount_minor, by } }, note: by }
  },
  /** The caller has already checked the code against its hash. */
  deliver_with_code: (_, context) => delivered(context, 'escrow_code'),
  deliver: (_, context) => {
    const { shipment } = context.transaction
    const proof = shipment?.tracking_number ?? shipment?.waybill_note ?? shipment?.photo_path
    if (proof === undefined) throw new AppError('transaction/proof-required')
    return delivered(context, 'carrier')
  },
  receive: (_, context) => delivered(context, 'buyer'),
}
