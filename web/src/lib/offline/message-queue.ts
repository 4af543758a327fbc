import { MAX_MESSAGE_LENGTH } from '@contract/entities/messaging/message'
import * as z from 'zod/mini'
import { readDraft, saveDraft } from '../forms/drafts'
import { sendMessage } from '../live/messages'
import { newId } from '../new-id'

/** A text that was sent and has not reached the server. Its id is the message's. */
const queuedSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
  conversation_id: z.string(),
  sender_id: z.string(),
  text: z.string().check(z.minLength(1), z.maxLength(MAX_MESSAGE_LENGTH)),
  queued_at: z.number(),
  /** Sent only when its writer asks again. */
  is_refused: z.optional(z.boolean()),
})
export type QueuedMessage = z.infer<typeof queuedSchema>

/** Among the drafts, which the next user of the device doesn't see. */
const NAME = 'queued_messages'

const NONE: QueuedMessage[] = []
const listeners = new Set<() => void>()
let last: { stored: unknown; queued: QueuedMessage[] } = { stored: undefined, queued: NONE }

/** The unsent messages, oldest first. Returns the same array until one is added or removed. */
export const queuedMessages = (): QueuedMessage[] => {
  const stored = readDraft(NAME)
  if (JSON.stringify(stored) === JSON.stringify(last.stored)) return last.queued
  const parsed = z.safeParse(z.array(queuedSchema), stored)
  last = { stored, queued: parsed.success ? parsed.data : NONE }
  return last.queued
}

export const onQueuedMessages = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const save = (queued: QueuedMessage[]) => {
  saveDraft(NAME, queued.length > 0 ? queued : undefined)
  for (const listener of listeners) listener()
}

/** Forgets a message that arrived, or that its writer gave up. */
export const removeQueued = (id: string): void =>
  save(queuedMessages().filter((one) => one.id !== id))

const mark = (id: string, is_refused: boolean) =>
  save(queuedMessages().map((one) => (one.id === id ? { ...one, is_refused } : one)))

const sending = new Map<string, Promise<void>>()

/** Messages are sent one after the other, so that they arrive in order. */
let line: Promise<unknown> = Promise.resolve()

const send = (message: QueuedMessage): Promise<void> => {
  const known = sending.get(message.id)
  if (known) return known
  const attempt = line.then(async () => {
    const { id, conversation_id, sender_id, text } = message
    // Another tab has sent it, or its sender has left.
    if (!queuedMessages().some((one) => one.id === id)) return
    await sendMessage(conversation_id, sender_id, { text }, id)
  })
  const sent = attempt
    .then(
      () => removeQueued(message.id),
      (error: unknown) => {
        mark(message.id, true)
        throw error
      },
    )
    .finally(() => sending.delete(message.id))
  line = sent.catch(() => {})
  sending.set(message.id, sent)
  return sent
}

/**
 * Queues a text and sends it as soon as there is a connection, after a restart too. What is refused
 * stays in the queue.
 * @throws why the server refused it
 */
export const queueMessage = (
  conversation_id: string,
  sender_id: string,
  text: string,
): Promise<void> => {
  const id = newId()
  const message = { id, conversation_id, sender_id, text, queued_at: Date.now() }
  save([...queuedMessages(), message])
  return send(message)
}

/** Sends what was refused once more. */
export const sendAgain = (id: string): void => {
  mark(id, false)
  for (const message of queuedMessages()) {
    if (message.id === id) send(message).catch(console.error)
  }
}

/** Sends what an earlier visit left, but for what was refused. */
export const sendQueuedMessages = (): void => {
  for (const message of queuedMessages()) {
    if (!message.is_refused) send(message).catch(console.error)
  }
}
