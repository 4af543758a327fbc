import {
  PHONE_MESSAGES,
  type PhoneMessage,
} from '../../../contract/entities/messaging/phone-message'
import { lagosDayOf } from '../../../contract/lagos-day'
import { DAY_MS, timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { readPhoneMessageId, savePhoneMessageId } from '../../../db/messaging/phone-message-ids'
import {
  addPhoneMessage,
  changePhoneMessage,
  readPhoneMessage,
  removePhoneMessage,
} from '../../../db/messaging/phone-messages'
import { followReport, type Report } from '../../../domain/messaging/phone-message/follow-report'
import {
  type PhoneMessageValues,
  renderPhoneMessage,
} from '../../../domain/messaging/phone-message/render-phone-message'
import { messageProblemOf } from '../../../ports/message-problem'
import type { MessageChannel, Messages, MessageTemplate } from '../../../ports/messages'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { recountMessage, reserveMessage } from './count-message'
import { queueFallback, taskOfMessage } from './queue-message'

/** How long a report waits for the message that it is about. */
const REPORT_KEPT_MS = 7 * DAY_MS

export type MessageToSend = {
  /** Made from its cause, so that one cause sends one message. */
  id: string
  uid: string | null
  transaction_id: string | null
  channel: MessageChannel
  /** E.164. */
  to: string
  template: MessageTemplate
  values: PhoneMessageValues
  is_in_window: boolean
}

/**
 * What became of a message: `sent`, `refused` (certainly not sent, whatever it was), `busy` (certainly
 * not, and it may be tried again), `unknown` (it may have gone, and isn't sent again), `known` (an earlier
 * attempt), or the limit that it would have broken.
 */
export type Sending =
  | 'sent'
  | 'refused'
  | 'busy'
  | 'unknown'
  | 'known'
  | 'sale'
  | 'person'
  | 'house'

const reserve = (deps: Deps, messages: Messages, given: MessageToSend) =>
  commitWithRetry<'reserved' | Sending>(backoffFrom(deps), 'service/unavailable', async (batch) => {
    if (await readPhoneMessage(given.id)) return { result: 'known', skip_commit: true }
    const now = deps.clock()
    const at = timestampFromMillis(now)
    const { id, uid, transaction_id, template, channel, is_in_window } = given
    const message: PhoneMessage = {
      id,
      uid,
      transaction_id,
      template,
      channel,
      provider: messages.providerOf(channel),
      provider_id: null,
      status: 'sending',
      cost_minor: is_in_window ? 0 : PHONE_MESSAGES.expected_minor[channel],
      is_cost_reported: false,
      day: lagosDayOf(now),
      created_at: at,
      updated_at: at,
    }
    const broken = await reserveMessage(batch, message, now)
    if (broken) return { result: broken, skip_commit: true }
    addPhoneMessage(batch, message)
    return { result: 'reserved', contends: 'phone-messages' }
  })

/** Writes what a report says into a message and its counts. A failure queues the other channel. */
export const followed = async (
  batch: Parameters<typeof changePhoneMessage>[0],
  stored: Parameters<typeof changePhoneMessage>[1],
  report: Report,
  now: number,
  more: Partial<PhoneMessage> = {},
): Promise<void> => {
  const after = followReport(stored.data, report) ?? stored.data
  const { status, cost_minor, is_cost_reported } = after
  const updated_at = timestampFromMillis(now)
  const change = { status, cost_minor, is_cost_reported, updated_at, ...more }
  changePhoneMessage(batch, stored, change)
  await recountMessage(batch, stored.data, after, now)
  if (status !== 'failed' || stored.data.status === 'failed') return
  const task = await taskOfMessage(stored.data)
  if (task) queueFallback(batch, task, stored.data.channel, now)
}

/** Records that the provider took a message, with the report that may have come before. */
const recordSent = (deps: Deps, id: string, provider_id: string): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readPhoneMessage(id)
    if (!stored) return { result: undefined, skip_commit: true }
    const now = deps.clock()
    const { provider } = stored.data
    const known = await readPhoneMessageId(provider, provider_id)
    const report = known?.data.report ?? { status: 'sent' as const, cost_minor: null }
    await followed(batch, stored, report, now, { provider_id })
    const expires_at = timestampFromMillis(now + REPORT_KEPT_MS)
    savePhoneMessageId(
      batch,
      [provider, provider_id],
      { message_id: id, report: null, expires_at },
      known,
    )
    return { result: undefined, contends: 'phone-messages' }
  })

/** Records that nothing was sent: what was reserved is free again. */
const recordUnsent = (deps: Deps, id: string, is_busy: boolean): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readPhoneMessage(id)
    if (!stored) return { result: undefined, skip_commit: true }
    const now = deps.clock()
    await recountMessage(batch, stored.data, null, now)
    const updated_at = timestampFromMillis(now)
    if (is_busy) removePhoneMessage(batch, stored)
    else changePhoneMessage(batch, stored, { status: 'refused', cost_minor: 0, updated_at })
    return { result: undefined, contends: 'phone-messages' }
  })

const recordUnknown = (deps: Deps, id: string): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readPhoneMessage(id)
    if (stored?.data.status !== 'sending') return { result: undefined, skip_commit: true }
    changePhoneMessage(batch, stored, { status: 'unknown' })
    return { result: undefined }
  })

/**
 * Sends one message within its limits and records it, never twice: what it may cost is reserved before,
 * and a provider that didn't answer may have sent it.
 */
export const sendMessage = async (
  deps: Deps,
  messages: Messages,
  given: MessageToSend,
): Promise<Sending> => {
  const { id, channel, to, template, is_in_window } = given
  const host = new URL(deps.app_url).host
  const { text, values } = renderPhoneMessage(template, given.values, host)
  const reserved = await reserve(deps, messages, given)
  if (reserved !== 'reserved') {
    if (reserved === 'known') await recordUnknown(deps, id)
    if (reserved === 'house')
      deps.log.error('Messages to phones have reached their ceiling', { id })
    return reserved
  }
  deps.failpoint?.('phone-message:reserved')
  try {
    const reference = id
    const sent = await messages.send({
      channel,
      to,
      template,
      values,
      text,
      reference,
      is_in_window,
    })
    deps.failpoint?.('phone-message:sent')
    await recordSent(deps, id, sent.id)
    return 'sent'
  } catch (error) {
    const problem = messageProblemOf(error)
    if (!problem) throw error
    deps.log.warn('A message to a phone failed', {
      id,
      channel,
      call: problem.call,
      error: problem.message,
    })
    if (!problem.is_conclusive) {
      await recordUnknown(deps, id)
      return 'unknown'
    }
    const is_busy =
      error instanceof Error && 'code' in error && error.code === 'phone-message/unavailable'
    await recordUnsent(deps, id, is_busy)
    return is_busy ? 'busy' : 'refused'
  }
}
