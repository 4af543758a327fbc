import type { NotificationType } from '../../contract/notification'
import { HOUR_MS, millisOf } from '../../contract/time'
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
import { tellAgain } from '../notification/tell-again'

/** What the two of a dispute say to each other is told once an hour. */
const REPEATED: NotificationType = 'DISPUTE_UPDATED'

const newsId = (transaction_id: string, event: TransactionEvent, type: NotificationType) =>
  type === REPEATED
    ? `${transaction_id}-updates-${Math.floor(millisOf(event.at) / HOUR_MS)}`
    : `${transaction_id}-${event.id}`

const newsOf = async (
  transaction: Transaction,
  event: TransactionEvent,
  { uid, party, type }: Recipient,
): Promise<News> => {
  const secret =
    type === 'ORDER_SHIPPED' && party === 'buyer'
      ? await readPrivatePart(transaction.id, transaction.buyer_id)
      : undefined
  const id = newsId(transaction.id, event, type)
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
  const all = recipients.map((recipient) => newsOf(kept.data, event, recipient))
  const news = await Promise.all(all)
  const once = news.filter(({ type }) => type !== REPEATED)
  if (once.length > 0) {
    const batch = newBatch()
    await tell(deps, batch, ...once)
    await commitOnce(batch)
  }
  for (const one of news) if (one.type === REPEATED) await tellAgain(deps, one)
}
