import type {
  Notification,
  NotificationType,
} from '../../../contract/entities/messaging/notification'
import { type Timestamp, timestampFromMillis } from '../../../contract/time'
import type { Batch } from '../../../db/firestore'
import { addMailTo } from '../../../db/messaging/mail'
import { addNotification } from '../../../db/messaging/notifications'
import { addTask } from '../../../db/money/outbox'
import { isChannelEnabled } from '../../../domain/messaging/notification/channels'
import type { EmailCards } from '../../../domain/messaging/notification/email'
import {
  moneyOf,
  type NotificationValues,
  renderNotification,
} from '../../../domain/messaging/notification/render-notification'
import type { Deps } from '../../deps'
import { queueMessage } from '../phone-message/queue-message'
import { emailFrom } from './email-from'
import { loadRecipients, type RecipientChannels } from './load-recipients'

/** A notification for one user, sent once: `id` derives from its cause. */
export type NotificationRequest = {
  uid: string
  type: NotificationType
  id: string
  values: NotificationValues
  at: Timestamp
  /** What the email shows beside the text; the amount comes from the values. */
  cards?: Omit<EmailCards, 'amount'>
  /** False if a separate email is already sent. */
  has_email?: false
  /** The email's id, if it isn't the default `{id}-{uid}`. */
  mail_id?: string
  /** If a message to a phone follows unless push or page came first; of an order alone. */
  has_message?: boolean
  /** Set if the recipient can unsubscribe without signing in. */
  unsubscribe_url?: string
}

export const notificationOf = ({ type, id, values, at }: NotificationRequest): Notification => ({
  ...renderNotification(type, values),
  id,
  read: false,
  transaction_id: values.transaction_id ?? null,
  product_id: values.product_id ?? null,
  created_at: at,
})

/** The subject names the product, so that one order's emails differ from another's. */
const subjectOf = (title: string, { cards, values }: NotificationRequest): string =>
  cards && values.product_name ? `${title}: ${values.product_name}` : title

/**
 * Adds a notification to a commit: in the app, by email and as a push, by the user's preferences.
 */
export const queueNotification = (
  deps: Deps,
  batch: Batch,
  notifications: NotificationRequest,
  { muted, address, has_device, has_phone, word }: RecipientChannels,
): void => {
  const { uid, type, id, unsubscribe_url } = notifications
  const notification = notificationOf(notifications)
  const { title, message, cta } = notification
  const isShown = isChannelEnabled(type, 'in_app', muted)
  if (isShown) addNotification(batch, uid, notification)
  if (address && notifications.has_email !== false && isChannelEnabled(type, 'email', muted)) {
    const action = cta ? { text: cta.text, url: `${deps.app_url}${cta.href}` } : undefined
    const email = {
      subject: subjectOf(title, notifications),
      title,
      paragraphs: [message],
      ...notifications.cards,
      amount: moneyOf(type, notifications.values),
      ...(action && { action }),
    }
    addMailTo(batch, notifications.mail_id ?? `${id}-${uid}`, {
      to: [address],
      ...(unsubscribe_url && { headers: { 'List-Unsubscribe': `<${unsubscribe_url}>` } }),
      message: emailFrom(deps, word ?? null, email, unsubscribe_url),
      created_at: timestampFromMillis(deps.clock()),
    })
  }
  if (isShown && has_device && isChannelEnabled(type, 'push', muted)) {
    addTask(batch, `${id}-${uid}`, { kind: 'push', uid, notification_id: id }, deps.clock())
  }
  const { transaction_id } = notification
  if (has_phone && notifications.has_message && transaction_id !== null) {
    const to = { uid, notification_id: id, transaction_id }
    queueMessage(batch, to, deps.clock())
  }
}

/** Loads the recipients of these notifications and queues each of them. */
export const notify = async (
  deps: Deps,
  batch: Batch,
  ...notifications: readonly NotificationRequest[]
): Promise<void> => {
  const recipients = await loadRecipients(deps, [...new Set(notifications.map(({ uid }) => uid))])
  for (const one of notifications) {
    const recipient = recipients.get(one.uid)
    if (recipient) queueNotification(deps, batch, one, recipient)
  }
}
