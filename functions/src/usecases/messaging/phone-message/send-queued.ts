import { PHONE_MESSAGES } from '../../../contract/entities/messaging/phone-message'
import type { OutboxItem } from '../../../contract/entities/outbox'
import { millisOf } from '../../../contract/time'
import { commitOnce } from '../../../db/commit'
import { newBatch } from '../../../db/firestore'
import { readNotification } from '../../../db/messaging/notifications'
import { countIds, readPhoneMessageCount } from '../../../db/messaging/phone-message-counts'
import { readPhoneMessage } from '../../../db/messaging/phone-messages'
import { readOutboxItem } from '../../../db/money/outbox'
import { readTransaction } from '../../../db/orders/transactions'
import { readPhoneMessageConsent } from '../../../db/people/phone-message-consents'
import { readPreferences } from '../../../db/people/preferences'
import { readUser } from '../../../db/people/users'
import { readWords } from '../../../db/people/words'
import { isChannelEnabled } from '../../../domain/messaging/notification/channels'
import { chooseChannel } from '../../../domain/messaging/phone-message/choose-channel'
import { phoneNotificationOf } from '../../../domain/messaging/phone-message/phone-notifications'
import { partyOf } from '../../../domain/orders/transaction/party-of'
import type { Messages } from '../../../ports/messages'
import type { Deps } from '../../deps'
import { messageIdOf, type PhoneMessageTask, queueFallback } from './queue-message'
import { sendMessage } from './send-message'

type Item = Pick<OutboxItem, 'created_at'>

/** Whether the person has seen what the message would say: in the app, or on the order's page. */
const isSeen = async (
  task: PhoneMessageTask,
  user: NonNullable<Awaited<ReturnType<typeof readUser>>>['data'],
): Promise<boolean> => {
  const [notification, sale] = await Promise.all([
    readNotification(task.uid, task.notification_id),
    readPhoneMessageCount(countIds.sale(task.transaction_id)),
  ])
  if (!notification) return true
  const { read, created_at } = notification.data
  const at = millisOf(created_at)
  const seen = sale?.data.seen?.[task.uid]
  const all = user.notifications_read_at
  return (
    read || (seen && millisOf(seen) >= at) || (all !== undefined && millisOf(all) >= at) || false
  )
}

/** A push that a device took counts as shown; one that none took says so in its task. */
const isPushed = async ({ notification_id, uid }: PhoneMessageTask): Promise<boolean> => {
  const push = await readOutboxItem(`${notification_id}-${uid}-push`)
  return push?.data.state === 'completed' && push.data.last_error === null
}

/** Whether the same message went by the channel that was thought to have failed. */
const hasArrived = async (task: PhoneMessageTask): Promise<boolean> => {
  if (task.after === null) return false
  const first = await readPhoneMessage(messageIdOf(task, task.after))
  return first !== undefined && !['failed', 'refused'].includes(first.data.status)
}

const wayOf = async (
  { clock, switchedOff }: Deps,
  { channels }: Messages,
  task: PhoneMessageTask,
  type: Parameters<typeof isChannelEnabled>[0],
) => {
  const [consent, [preferences], off] = await Promise.all([
    readPhoneMessageConsent(task.uid),
    readPreferences([task.uid]),
    switchedOff(),
  ])
  const { stopped_at = null, last_inbound_at = null, whatsapp = null } = consent?.data ?? {}
  if (stopped_at) return null
  const way = chooseChannel({
    open: channels.filter((channel) => isChannelEnabled(type, channel, preferences?.muted)),
    after: task.after,
    is_in_window:
      last_inbound_at !== null && clock() - millisOf(last_inbound_at) < PHONE_MESSAGES.window_ms,
    has_consent: whatsapp !== null,
  })
  return way && !way.is_free && off.has('paid_messages') ? null : way
}

/** What is left to do about a queued message, for its task. */
export type Queued = { is_waiting: boolean; note: string }
const done = (note: string): Queued => ({ is_waiting: false, note })

/**
 * Sends a queued message if it is still so and nothing else has reached the person: neither push nor page,
 * and never by two channels at once. One that certainly failed is followed by the other channel two minutes later.
 */
export const sendQueued = async (
  deps: Deps,
  task: PhoneMessageTask,
  { created_at }: Item,
): Promise<Queued> => {
  const { messages, clock } = deps
  if (!messages) return done('messages are off')
  if (clock() - millisOf(created_at) >= PHONE_MESSAGES.stale_ms) return done('no news any more')
  const { uid, transaction_id } = task
  const user = (await readUser(uid))?.data
  if (!user?.phone || !user.phone_verified_at) return done('no verified phone')
  if (await isSeen(task, user)) return done('seen')
  if (await isPushed(task)) return done('pushed')
  if (await hasArrived(task)) return done('arrived')
  const notification = await readNotification(uid, task.notification_id)
  if (!notification) return done('seen')
  const { type, created_at: notified_at } = notification.data
  const order = (await readTransaction(transaction_id))?.data
  const message = order && phoneNotificationOf(type, order, partyOf(order, uid), notified_at)
  if (!message) return done('no news any more')
  const way = await wayOf(deps, messages, task, type)
  if (!way) return done('no channel')
  const { channel, is_free } = way
  const word = (await readWords([uid])).get(uid)
  const sending = await sendMessage(deps, messages, {
    id: messageIdOf(task, channel),
    uid,
    transaction_id,
    channel,
    to: user.phone,
    template: message.template,
    values: { ...message.values, word },
    is_in_window: is_free,
  })
  if (sending === 'refused' || sending === 'busy') {
    const other =
      task.after === null && (await wayOf(deps, messages, { ...task, after: channel }, type))
    if (!other) return { is_waiting: sending === 'busy', note: sending }
    const batch = newBatch()
    queueFallback(batch, task, channel, clock())
    await commitOnce(batch)
  }
  return done(sending)
}
