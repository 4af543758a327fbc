import { createHash } from 'node:crypto'
import {
  type PhoneMessageConsent,
  WHATSAPP_CONSENT_TEXT,
} from '../../../contract/entities/messaging/phone-message'
import { cleanLine } from '../../../contract/text/plain-line'
import { millisOf, timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import {
  readPhoneMessageConsent,
  savePhoneMessageConsent,
} from '../../../db/people/phone-message-consents'
import { usersOfPhone } from '../../../db/people/users'
import { readWords } from '../../../db/people/words'
import { isStart, isStop } from '../../../domain/messaging/phone-message/stop-word'
import type { InboundMessage, Messages } from '../../../ports/messages'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { sendMessage } from './send-message'

type Receipt = 'updates_on' | 'updates_off' | null

const MAX_WORDING = 200

/** What a person's message changes of what was agreed; null if it was followed before. */
const consentAfter = (
  before: PhoneMessageConsent | undefined,
  { channel, text, at }: Pick<InboundMessage, 'channel' | 'text' | 'at'>,
  now: number,
): { consent: PhoneMessageConsent; receipt: Receipt } | null => {
  const heard = before ? millisOf(before.heard_at) : Number.NEGATIVE_INFINITY
  const isStopped = isStop(text)
  // Providers name seconds: of two messages of one second, STOP counts.
  if (at < heard || (at === heard && !isStopped)) return null
  if (isStopped && before?.stopped_at) return null
  const when = timestampFromMillis(at)
  const isAsked = isStart(text, WHATSAPP_CONSENT_TEXT)
  const asked = { wording: cleanLine(text, MAX_WORDING), at: when }
  const { whatsapp = null, stopped_at = null, last_inbound_at = null } = before ?? {}
  const consent = {
    whatsapp: isAsked && channel === 'whatsapp' ? asked : whatsapp,
    stopped_at: isStopped ? when : isAsked ? null : stopped_at,
    last_inbound_at: channel === 'whatsapp' ? when : last_inbound_at,
    heard_at: when,
    updated_at: timestampFromMillis(now),
  }
  const isOn = isAsked && channel === 'whatsapp' && (whatsapp === null || stopped_at !== null)
  return { consent, receipt: isStopped ? 'updates_off' : isOn ? 'updates_on' : null }
}

const record = (deps: Deps, uid: string, message: InboundMessage): Promise<Receipt> =>
  commitWithRetry<Receipt>(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readPhoneMessageConsent(uid)
    const after = consentAfter(stored?.data, message, deps.clock())
    if (!after) return { result: null, skip_commit: true }
    savePhoneMessageConsent(batch, uid, after.consent, stored)
    return { result: after.receipt }
  })

/**
 * Follows what somebody with a verified phone wrote to us: STOP ends messages, the ready text asks for
 * them, and any WhatsApp message opens the free hours. Whom nobody knows is not answered.
 */
export const followInbound = async (
  deps: Deps,
  messages: Messages,
  message: InboundMessage,
): Promise<void> => {
  const { id, channel, from } = message
  for (const { user_id: uid } of await usersOfPhone(from)) {
    const template = await record(deps, uid, message)
    if (!template || !messages.channels.includes(channel)) continue
    const cause = createHash('sha256').update(id).digest('hex').slice(0, 40)
    await sendMessage(deps, messages, {
      id: `reply-${uid}-${cause}`,
      uid,
      transaction_id: null,
      channel,
      to: from,
      template,
      values: { word: (await readWords([uid])).get(uid) },
      is_in_window: channel === 'whatsapp',
    })
  }
}
