import type { Notification } from '../../contract/notification'
import { timestampFromMillis } from '../../contract/time'
import type { Transaction, TransactionEvent } from '../../contract/transaction'
import {
  notificationsFor,
  type Recipient,
  transactionValues,
} from '../../domain/notification/notifications-for'
import { renderNotification } from '../../domain/notification/render-notification'
import { commitOnce } from '../../store/commit'
import { newBatch } from '../../store/firestore'
import { addMailTo } from '../../store/mail'
import { addNotification } from '../../store/notifications'
import { readBuyerSecret, readEvent, readTransaction } from '../../store/transactions'
import { countSale } from '../../store/vendor-sales'
import type { Deps } from '../deps'

const notificationOf = async (
  transaction: Transaction,
  event: TransactionEvent,
  { party, type }: Recipient,
): Promise<Notification> => {
  const secret =
    type === 'ORDER_SHIPPED' && party === 'buyer'
      ? await readBuyerSecret(transaction.id, transaction.buyer_id)
      : undefined
  const values = transactionValues(transaction, party, secret?.escrow_code)
  return {
    ...renderNotification(type, values),
    id: `${transaction.id}-${event.id}`,
    read: false,
    transaction_id: transaction.id,
    product_id: transaction.product_id,
    created_at: event.at,
  }
}

/** The address to write to, or undefined: none before it is verified, none of a gone account. */
const verifiedAddress = async ({ identity, log }: Deps, uid: string) => {
  try {
    const { email, email_verified } = await identity.account(uid)
    return email_verified ? email : undefined
  } catch (error) {
    log.warn('No account to write to', { uid, error: String(error) })
    return undefined
  }
}

const letterOf = (deps: Deps, address: string, { title, message, cta }: Notification) => ({
  to: [address],
  message: {
    subject: title,
    text: cta ? `${message}\n\n${cta.text}: ${deps.app_url}${cta.href}` : message,
  },
  created_at: timestampFromMillis(deps.clock()),
})

const isSale = ({ from, to }: TransactionEvent): boolean => to === 'completed' && from !== to

/**
 * Tells the parties of an event, in the app and by mail. Ids come from the event and all is
 * written in one commit, so that it happens once however often the event is delivered.
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
  for (const recipient of recipients) {
    const notification = await notificationOf(kept.data, event, recipient)
    addNotification(batch, recipient.uid, notification)
    const address = await verifiedAddress(deps, recipient.uid)
    const mail_id = `${notification.id}-${recipient.party}`
    if (address) addMailTo(batch, mail_id, letterOf(deps, address, notification))
  }
  if (isSale(event)) countSale(batch, kept.data.vendor_id)
  await commitOnce(batch)
}
