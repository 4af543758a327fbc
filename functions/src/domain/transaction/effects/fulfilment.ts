import { AppError } from '../../../contract/api/errors'
import type { Shipment } from '../../../contract/entities/transaction'
import { timestampFromMillis } from '../../../contract/time'
import { lateShippingDeadline } from '../deadlines'
import { checkImagePaths } from '../evidence'
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
  | 'deliver_with_code'
  | 'deliver'
  | 'receive'
> = {
  confirm: () => ({}),
  decline: ({ reason }) => ({ note: reason }),
  cancel: ({ reason }) => ({ note: reason }),
  expire: () => ({}),
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
