import { PHONE_MESSAGES } from '../../../contract/entities/messaging/phone-message'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { millisOf } from '../../../contract/time'
import { noteSeen } from '../../../db/messaging/phone-message-counts'
import { readDisputeEntries, readEvents, readPrivatePart } from '../../../db/orders/transactions'
import type { Actor, Deps } from '../../deps'
import { responseFor } from './execute-as-party'
import { partyOf, requireTransaction } from './execute-command'

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

/** Loads a transaction with its events and private part, for its two parties only. */
export const showTransaction = async (deps: Deps, actor: Actor, id: string) => {
  const { data } = await requireTransaction(id)
  const party = partyOf(data, actor.uid)
  await noteOpened(deps, data, actor.uid)
  const [events, dispute_entries, own = null] = await Promise.all([
    readEvents(id),
    readDisputeEntries(id),
    readPrivatePart(id, actor.uid),
  ])
  return { ...responseFor(data, party, deps.clock()), events, dispute_entries, own }
}
