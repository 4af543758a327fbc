import { AppError } from '../../../../contract/api/errors'
import { isSendingShown } from '../../../../contract/escrow/actions'
import { timestampFromMillis } from '../../../../contract/time'
import { arrivalDeadline, disputeDeadline, pausedClock, wayBackDeadline } from '../deadlines'
import { takeAgain, unsell } from '../stock-movements'
import type { DecisionContext, EffectResult, Effects } from './effect-result'
import { agreedOutcome, returnOf } from './return-outcome'
import { checkPhotos, closed, contested, inspectedAgain, shown, stopped } from './return-steps'

/** What came back is with the vendor, however far a dispute or a bank's claim has come. */
const arrived = (context: DecisionContext, proof: 'return_code' | 'vendor'): EffectResult => {
  const { transaction, from, now } = context
  const patch = {
    return: { ...returnOf(transaction), arrived_at: timestampFromMillis(now), proof },
  }
  if (from !== 'in_dispute') return { patch, note: proof }
  const { dispute } = transaction
  const looked = arrivalDeadline('returned', transaction, now)
  return {
    patch: {
      ...patch,
      fulfilment: 'returned',
      dispute: dispute && { ...dispute, paused: looked && pausedClock(looked, now) },
    },
    note: proof,
  }
}

export const WAY_BACK_EFFECTS: Effects<
  | 'send_back'
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
  /** The caller has already checked the code against its hash. */
  take_back: (_, context) => arrived(context, 'return_code'),
  confirm_arrival: (_, context) => arrived(context, 'vendor'),
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
    if (!dispute) return inspectedAgain(context, 'lapsed')
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
