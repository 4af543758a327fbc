import { AppError } from '../../contract/errors'
import type { ProviderEvent } from '../../providers/payments/parse-event'
import { refundItems, refundTransferId } from '../../store/outbox'
import { payoutOfReference } from '../../store/payouts'
import type { Deps } from '../deps'
import { confirmPayment } from './confirm-payment'
import { followChargeback } from './follow-chargeback'
import type { Handled } from './handled'
import { workOutboxItem } from './send-outbox'

const DONE: Handled = { outcome: 'done', note: null }

const confirm = async (deps: Deps, reference: string): Promise<Handled> => {
  const { state } = await confirmPayment(deps, reference)
  return state === 'awaiting' ? { outcome: 'wait', note: 'not paid yet' } : DONE
}

const followRefunds = async (deps: Deps, reference: string): Promise<Handled> => {
  let isTaken = true
  for (const { id } of await refundItems(reference)) {
    isTaken = (await workOutboxItem(deps, id, 'announced')) && isTaken
  }
  // The event overtook the answer to our own request: what it is about is not known by id yet.
  return isTaken ? DONE : { outcome: 'wait', note: 'the refund is being sent' }
}

const followTransfer = async (deps: Deps, reference: string): Promise<Handled> => {
  const payout = await payoutOfReference(reference)
  const id = payout ? `${payout.id}-transfer` : await refundTransferId(reference)
  if (id === undefined) return { outcome: 'done', note: 'not a transfer of ours' }
  await workOutboxItem(deps, id, 'announced')
  return DONE
}

const dispatch = (deps: Deps, event: ProviderEvent): Promise<Handled> | Handled => {
  switch (event.type) {
    case 'charge_succeeded':
      return confirm(deps, event.reference)
    case 'refund_updated':
      return followRefunds(deps, event.reference)
    case 'transfer_updated':
      return followTransfer(deps, event.reference)
    case 'dispute_updated':
      return followChargeback(deps, event.dispute_id)
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
