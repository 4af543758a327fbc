import { AppError } from '../../../../contract/api/errors'
import type { GoodsReturn } from '../../../../contract/entities/orders/return'
import { isSendingShown } from '../../../../contract/escrow/actions'
import { mostForWayBack } from '../../../../contract/escrow/return-amounts'
import { timestampFromMillis } from '../../../../contract/time'
import { arrivalDeadline, disputeDeadline, pausedClock, wayBackDeadline } from '../deadlines'
import { takeAgain, unsell } from '../stock-movements'
import type { DecisionContext, EffectResult, Effects } from './effect-result'
import { agreedOutcome, returnOf } from './return-outcome'
import { checkPhotos, closed, contested, inspectedAgain, shown, stopped } from './return-steps'

const REFUSED = 'refused at the door'

/** What came back is with the vendor, however far a dispute or a bank's claim has come. */
const arrived = (
  context: DecisionContext,
  proof: NonNullable<GoodsReturn['proof']>,
  note: string = proof,
): EffectResult => {
  const { transaction, from, now } = context
  const patch = {
    return: { ...returnOf(transaction), arrived_at: timestampFromMillis(now), proof },
  }
  if (from !== 'in_dispute') return { patch, note }
  const { dispute } = transaction
  const looked = arrivalDeadline('returned', transaction, now)
  return {
    patch: {
      ...patch,
      fulfilment: 'returned',
      dispute: dispute && { ...dispute, paused: looked && pausedClock(looked, now) },
    },
    note,
  }
}

export const WAY_BACK_EFFECTS: Effects<
  | 'send_back'
  | 'book_return'
  | 'carrier_return_cancelled'
  | 'note_arrival'
  | 'take_back'
  | 'confirm_arrival'
  | 'accept_return'
  | 'contest_return'
  | 'lapse_return'
  | 'escalate_return'
  | 'mark_sellable'
> = {
  send_back: ({ shipment }, context) => {
    const { transaction, now } = context
    const { waybill_note, photo_path } = shipment
    if (!isSendingShown(shipment)) throw new AppError('transaction/proof-required')
    if (photo_path !== undefined) checkPhotos(context, [photo_path])
    const sent = { ...shipment, sent_at: timestampFromMillis(now) }
    return {
      patch: { return: { ...returnOf(transaction), sent } },
      deadline: wayBackDeadline(now),
      note: shipment.carrier,
      ...(photo_path && { entry: shown('buyer', waybill_note ?? null, [photo_path]) }),
    }
  },
  book_return: ({ shipment, carrier, fee_minor }, { transaction, now }) => {
    const back = returnOf(transaction)
    const most_minor = mostForWayBack(transaction, back)
    if (!Number.isSafeInteger(fee_minor) || fee_minor < 0 || fee_minor > most_minor) {
      throw new AppError('delivery/way-back-dearer', { fee_minor, most_minor })
    }
    const by = back.way_back_by ?? 'vendor'
    return {
      patch: {
        return: {
          ...back,
          sent: { ...shipment, is_booked: true, sent_at: timestampFromMillis(now) },
        },
        way_back: { name: carrier, fee_minor, by },
      },
      money: { way_back: { name: carrier, fee_minor } },
      deadline: wayBackDeadline(now),
      note: shipment.carrier,
    }
  },
  carrier_return_cancelled: (_, { transaction, now }) => {
    const { way_back } = transaction
    const { sent, carrier_says_at: _said, ...unsent } = returnOf(transaction)
    const again = arrivalDeadline('returning', transaction, now)
    return {
      patch: { return: unsent, way_back: way_back && { ...way_back, fee_minor: 0 } },
      ...(again && { deadline: again }),
      note: sent?.carrier,
    }
  },
  note_arrival: ({ is_refused }, { transaction, now }) => ({
    patch: { return: { ...returnOf(transaction), carrier_says_at: timestampFromMillis(now) } },
    note: is_refused ? REFUSED : 'carrier',
  }),
  /** The caller has already checked the code against its hash. */
  take_back: (_, context) => arrived(context, 'return_code'),
  confirm_arrival: ({ is_refused }, context) =>
    context.row.actor === 'system'
      ? arrived(context, 'carrier', is_refused ? REFUSED : 'carrier')
      : arrived(context, 'vendor'),
  accept_return: ({ is_sellable }, context) => agreedOutcome(context, is_sellable),
  contest_return: ({ reason, evidence_paths }, context) => {
    const { transaction, now } = context
    checkPhotos(context, evidence_paths, 1)
    const asked = returnOf(transaction)
    const dispute = contested(
      context,
      {
        raised_by: 'vendor',
        reason: 'return_contested',
        description: reason,
        paused: stopped(context),
        escalated: true,
      },
      { buyer: asked.photo_paths.length, vendor: evidence_paths.length },
    )
    return {
      patch: { dispute, return: { ...asked, contested_at: timestampFromMillis(now) } },
      deadline: disputeDeadline(dispute, now),
      note: reason,
      entry: shown('vendor', reason, evidence_paths),
    }
  },
  lapse_return: (_, context) => {
    const { dispute } = returnOf(context.transaction)
    if (!dispute) return { to: 'delivered', ...inspectedAgain(context, 'lapsed') }
    const reopened = { ...dispute, proposal: null }
    return {
      to: 'in_dispute',
      patch: { ...closed(context, 'lapsed'), dispute: reopened, fulfilment: 'delivered' },
      deadline: disputeDeadline(reopened, context.now),
    }
  },
  escalate_return: (_, context) => {
    const { transaction, now } = context
    const dispute = contested(
      context,
      {
        raised_by: 'buyer',
        reason: 'return_not_arrived',
        description: '',
        paused: stopped(context),
        escalated: true,
      },
      { buyer: returnOf(transaction).photo_paths.length, vendor: 0 },
    )
    return { patch: { dispute }, deadline: disputeDeadline(dispute, now) }
  },
  mark_sellable: ({ is_sellable }, { transaction }) => {
    const back = returnOf(transaction)
    const was = back.is_sellable === true
    return {
      patch: { return: { ...back, is_sellable } },
      stock: was === is_sellable ? [] : is_sellable ? unsell(back.lines) : takeAgain(back, true),
      note: is_sellable ? 'can be sold again' : 'can’t be sold again',
    }
  },
}
