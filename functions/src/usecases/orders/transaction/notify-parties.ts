import type { NotificationType } from '../../../contract/entities/messaging/notification'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { TransactionEvent } from '../../../contract/entities/orders/transaction-parts'
import { missingText } from '../../../contract/goods-text'
import { HOUR_MS, millisOf } from '../../../contract/time'
import { commitOnce } from '../../../db/commit'
import { newBatch } from '../../../db/firestore'
import { goodsFacts } from '../../../domain/messaging/notification/goods-facts'
import {
  notificationsFor,
  type Recipient,
  transactionValues,
} from '../../../domain/messaging/notification/notifications-for'
import { phoneNotificationOf } from '../../../domain/messaging/phone-message/phone-notifications'
import type { Deps } from '../../deps'
import { type NotificationRequest, notify } from '../../messaging/notification/notify'
import { notifyAgain } from '../../messaging/notification/notify-again'

/** Dispute updates are grouped into one notification an hour. */
const REPEATED: NotificationType = 'DISPUTE_UPDATED'

const notificationId = (transaction_id: string, event: TransactionEvent, type: NotificationType) =>
  type === REPEATED
    ? `${transaction_id}-updates-${Math.floor(millisOf(event.at) / HOUR_MS)}`
    : `${transaction_id}-${event.id}`

const SHIPPED: NotificationType = 'ORDER_SHIPPED'
const PARTLY: readonly NotificationType[] = ['ORDER_CONFIRMED_PARTLY', 'PARTIAL_ACCEPTED']

/** What the email shows beside its text. */
const cardsOf = (transaction: Transaction, type: NotificationType) => {
  const { invoice_id, items, product_details, shipment } = transaction
  return {
    image: { url: product_details.image_url, alt: product_details.name },
    facts: [
      ['Order', invoice_id] as const,
      ...goodsFacts(items),
      ...(PARTLY.includes(type) ? [['Missing', missingText(transaction)] as const] : []),
      ...(type === SHIPPED && shipment ? [['Carrier', shipment.carrier] as const] : []),
      ...(type === SHIPPED && shipment?.tracking_number
        ? [['Tracking number', shipment.tracking_number] as const]
        : []),
    ],
  }
}

const requestOf = (
  transaction: Transaction,
  event: TransactionEvent,
  { uid, party, type }: Recipient,
): NotificationRequest => {
  const id = notificationId(transaction.id, event, type)
  return {
    uid,
    type,
    id,
    values: transactionValues(transaction, event, party),
    cards: cardsOf(transaction, type),
    at: event.at,
    has_message: phoneNotificationOf(type, transaction, party, event.at) !== null,
    mail_id: `${id}-${party}`,
  }
}

/**
 * Notifies the parties of an event, by their preferences. Ids derive from the event and all is
 * written in one commit, so a repeated delivery changes nothing.
 */
export const notifyParties = async (
  deps: Deps,
  transaction: Transaction,
  event: TransactionEvent,
): Promise<void> => {
  const recipients = notificationsFor(event, transaction)
  const notification = recipients.map((recipient) => requestOf(transaction, event, recipient))
  const once = notification.filter(({ type }) => type !== REPEATED)
  if (once.length > 0) {
    const batch = newBatch()
    await notify(deps, batch, ...once)
    await commitOnce(batch)
  }
  for (const one of notification) if (one.type === REPEATED) await notifyAgain(deps, one)
}
