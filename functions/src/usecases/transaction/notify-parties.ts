import type { NotificationType } from '../../contract/entities/notification'
import type { Transaction, TransactionEvent } from '../../contract/entities/transaction'
import { HOUR_MS, millisOf } from '../../contract/time'
import { commitOnce } from '../../db/commit'
import { newBatch } from '../../db/firestore'
import { readEvent, readPrivatePart, readTransaction } from '../../db/orders/transactions'
import {
  notificationsFor,
  type Recipient,
  transactionValues,
} from '../../domain/notification/notifications-for'
import type { Deps } from '../deps'
import { type NotificationRequest, notify } from '../notification/notify'
import { notifyAgain } from '../notification/notify-again'

/** Dispute updates are grouped into one notification an hour. */
const REPEATED: NotificationType = 'DISPUTE_UPDATED'

const notificationId = (transaction_id: string, event: TransactionEvent, type: NotificationType) =>
  type === REPEATED
    ? `${transaction_id}-updates-${Math.floor(millisOf(event.at) / HOUR_MS)}`
    : `${transaction_id}-${event.id}`

const requestsOf = async (
  transaction: Transaction,
  event: TransactionEvent,
  { uid, party, type }: Recipient,
): Promise<NotificationRequest> => {
  const secret =
    type === 'ORDER_SHIPPED' && party === 'buyer'
      ? await readPrivatePart(transaction.id, transaction.buyer_id)
      : undefined
  const id = notificationId(transaction.id, event, type)
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
 * Notifies the parties of an event, by their preferences. Ids derive from the event and all is
 * written in one commit, so a repeated delivery changes nothing.
 */
export const notifyParties = async (
  deps: Deps,
  transaction_id: string,
  event_id: string,
): Promise<void> => {
  const [event, stored] = await Promise.all([
    readEvent(transaction_id, event_id),
    readTransaction(transaction_id),
  ])
  if (!event || !stored) return
  const recipients = notificationsFor(event, stored.data)
  const all = recipients.map((recipient) => requestsOf(stored.data, event, recipient))
  const notification = await Promise.all(all)
  const once = notification.filter(({ type }) => type !== REPEATED)
  if (once.length > 0) {
    const batch = newBatch()
    await notify(deps, batch, ...once)
    await commitOnce(batch)
  }
  for (const one of notification) if (one.type === REPEATED) await notifyAgain(deps, one)
}
