import { PHONE_MESSAGES } from '../../../contract/entities/messaging/phone-message'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { dealOf } from '../../../contract/orders/deal-of'
import { millisOf } from '../../../contract/time'
import { noteSeen } from '../../../db/messaging/phone-message-counts'
import { readTerms } from '../../../db/orders/deal-uses'
import { readDisputeEntries, readEvents, readPrivatePart } from '../../../db/orders/transactions'
import { partyOf } from '../../../domain/orders/transaction/party-of'
import type { Actor, Deps } from '../../deps'
import { responseFor } from './execute-as-party'
import { requireTransaction } from './execute-command'

/**
 * Notes that a party looks at an order that has just moved: no message about it is paid for then. Later
 * nothing waits to be sent, and nothing is written.
 */
const noteOpened = async (
  { messages, clock }: Deps,
  { id, updated_at }: Transaction,
  uid: string,
): Promise<void> => {
  const now = clock()
  if (messages && now - millisOf(updated_at) < 2 * PHONE_MESSAGES.wait_ms) {
    await noteSeen(id, uid, now)
  }
}

/** Loads a transaction with its events, its private part and what a deal said, for its two parties only. */
export const showTransaction = async (deps: Deps, actor: Actor, id: string) => {
  const { data } = await requireTransaction(id)
  const party = partyOf(data, actor.uid)
  await noteOpened(deps, data, actor.uid)
  const deal = dealOf(data)
  const [events, dispute_entries, own = null, agreed] = await Promise.all([
    readEvents(id),
    readDisputeEntries(id),
    readPrivatePart(id, actor.uid),
    deal && readTerms(deal),
  ])
  const shown = responseFor(data, party, deps.clock())
  return { ...shown, events, dispute_entries, own, ...(agreed && { agreed }) }
}
