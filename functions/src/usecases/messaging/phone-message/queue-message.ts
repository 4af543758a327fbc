import {
  PHONE_MESSAGES,
  type PhoneMessage,
} from '../../../contract/entities/messaging/phone-message'
import type { OutboxTask } from '../../../contract/entities/outbox'
import type { Batch } from '../../../db/firestore'
import { addTask, readOutboxItem } from '../../../db/money/outbox'

export type PhoneMessageTask = Extract<OutboxTask, { kind: 'phone_message' }>

type Queued = { uid: string; notification_id: string; transaction_id: string }

/** The cause of a message, of which its ids are made. */
const causeOf = ({ notification_id, uid }: Queued): string => `${notification_id}-${uid}`

/** Queues the message that a notification is followed by: push and page come first. */
export const queueMessage = (batch: Batch, to: Queued, now: number): void => {
  const task = { kind: 'phone_message', ...to, after: null } as const
  addTask(batch, causeOf(to), task, now, now + PHONE_MESSAGES.wait_ms)
}

/** The id of a task's message by a channel. */
export const messageIdOf = (task: PhoneMessageTask, channel: PhoneMessage['channel']): string =>
  `${causeOf(task)}-${channel}`

/** Queues the other channel after one has failed; nothing follows that one. */
export const queueFallback = (
  batch: Batch,
  task: PhoneMessageTask,
  after: PhoneMessage['channel'],
  now: number,
): void => {
  if (task.after !== null) return
  const cause = `${causeOf(task)}-after-${after}`
  addTask(batch, cause, { ...task, after }, now, now + PHONE_MESSAGES.fallback_ms)
}

/** The task that sent a message, or undefined if the message has no other channel to go by. */
export const taskOfMessage = async ({
  id,
  channel,
}: Pick<PhoneMessage, 'id' | 'channel'>): Promise<PhoneMessageTask | undefined> => {
  if (!id.endsWith(`-${channel}`)) return undefined
  const cause = id.slice(0, -channel.length - 1)
  const item = await readOutboxItem(`${cause}-phone-message`)
  if (item?.data.task.kind !== 'phone_message') return undefined
  const other = channel === 'sms' ? 'whatsapp' : 'sms'
  const isSecond = await readOutboxItem(`${cause}-after-${other}-phone-message`)
  return isSecond ? undefined : item.data.task
}
