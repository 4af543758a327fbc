import type { Transaction, TransactionEvent } from '../../contract/transaction'
import {
  notificationsFor,
  type Recipient,
  transactionValues,
} from '../../domain/notification/notifications-for'
import { commitOnce } from '../../store/commit'
import { newBatch } from '../../store/firestore'
import { readEvent, readPrivatePart, readTransaction } from '../../store/transactions'
import type { Deps } from '../deps'
import { type News, tell } from '../notification/tell'

const newsOf = async (
  transaction: Transaction,
  event: TransactionEvent,
  { uid, party, type }: Recipient,
): Promise<News> => {
  const secret =
    type === 'ORDER_SHIPPED' && party === 'buyer'
      ? await readPrivatePart(transaction.id, transaction.buyer_id)
      : undefined
  const id = `${transaction.id}-${event.id}`
  return {
    uid,
    type,
    id,
    values: transactionValues(transaction, event, party, secret?.escrow_code),
    at: event.at,
    mail_id: `${id}-${party}`,
  }
}

/**
 * Tells the parties of an event, as they chose. Ids come from the event and all is written in one
 * commit, so that it happens once however often the event is delivered.
 */
export const announceEvent = async (
  deps: Deps,
  transaction_id: string,
  event_id: string,
): Promise<void> => {
  const [event, kept] = await Promise.all([
    readEvent(transaction_id, event_id),
    readTransaction(transaction_id),
  ])
  if (!event || !kept) return
  const recipients = notificationsFor(event, kept.data)
  if (recipients.length === 0) return
  const batch = newBatch()
  const news = recipients.map((recipient) => newsOf(kept.data, event, recipient))
  await tell(deps, batch, ...(await Promise.all(news)))
  await commitOnce(batch)
}
