import { AppError } from '../../contract/errors'
import type { ProviderEvent } from '../../providers/payments/parse-event'
import { refundItemIds } from '../../store/outbox'
import { payoutOfReference } from '../../store/payouts'
import type { Deps } from '../deps'
import { confirmPayment } from './confirm-payment'
import { followChargeback } from './follow-chargeback'
import type { Handled } from './handled'
import { workOutboxItem } from './send-outbox'
import { tellRejectedTransfer } from './tell-rejected-transfer'

const DONE: Handled = { outcome: 'done', note: null }

const confirm = async (deps: Deps, reference: string): Promise<Handled> => {
  const { state } = await confirmPayment(deps, reference)
  return state === 'awaiting' ? { outcome: 'wait', note: 'not paid yet' } : DONE
}

const followRefunds = async (deps: Deps, reference: string): Promise<Handled> => {
  let isTaken = true
  for (const id of await refundItemIds(reference)) {
    isTaken = (await workOutboxItem(deps, id, 'announced')) && isTaken
  }
  // The event overtook the answer to our own request: what it is about is not known by id yet.
  return isTaken ? DONE : { outcome: 'wait', note: 'the refund is being sent' }
}

const followTransfer = async (deps: Deps, reference: string): Promise<Handled> => {
  const payout = await payoutOfReference(reference)
  if (!payout) return { outcome: 'done', note: 'not a payout of ours' }
  await workOutboxItem(deps, `${payout.id}-transfer`, 'announced')
  return DONE
}

const dispatch = async (deps: Deps, event: ProviderEvent): Promise<Handled> => {
  switch (event.type) {
    case 'charge_succeeded':
      return confirm(deps, event.reference)
    case 'refund_updated':
      return followRefunds(deps, event.reference)
    case 'transfer_updated':
      return followTransfer(deps, event.reference)
    case 'dispute_updated':
      return followChargeback(deps, event.dispute_id)
    case 'transfer_rejected':
      await tellRejectedTransfer(deps, event)
      return DONE
    case 'unknown':
      return { outcome: 'done', note: event.problem ?? 'an event that means nothing to us' }
  }
}

/** An event is a hint: what it is about is asked for at the provider, and that is acted on. */
export const handleProviderEvent = async (deps: Deps, event: ProviderEvent): Promise<Handled> => {
  try {
    return await dispatch(deps, event)
  } catch (error) {
    const isUnknown = error instanceof AppError && error.code === 'payment/not-found'
    if (isUnknown) return { outcome: 'done', note: 'a payment that is not ours' }
    if (error instanceof AppError && error.code === 'transaction/action-not-allowed') {
      return { outcome: 'done', note: 'it changes nothing any more' }
    }
    throw error
  }
}
