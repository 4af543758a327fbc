import { DAY_MS, timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { readPhoneMessageId, savePhoneMessageId } from '../../../db/messaging/phone-message-ids'
import { readPhoneMessage } from '../../../db/messaging/phone-messages'
import { followReport, mergeReports } from '../../../domain/messaging/phone-message/follow-report'
import type { MessageReport } from '../../../ports/messages'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { followed } from './send-message'

/** As long as a provider may keep reporting. */
const KEPT_MS = 7 * DAY_MS

/**
 * Follows a report of a message: its last state, and what it cost, once. A report of a message whose id
 * isn't recorded yet waits for it. A failure queues the other channel.
 */
export const followMessageReport = (
  deps: Deps,
  provider: string,
  { id, reference, ...report }: MessageReport,
): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const known = await readPhoneMessageId(provider, id)
    const message_id = known?.data.message_id ?? reference
    const found = message_id === null ? undefined : await readPhoneMessage(message_id)
    const stored = found?.data.provider === provider ? found : undefined
    if (!stored) {
      const merged = mergeReports(known?.data.report ?? null, report)
      if (merged === null) return { result: undefined, skip_commit: true }
      const expires_at = timestampFromMillis(now + KEPT_MS)
      const entry = { message_id: null, report: merged, expires_at }
      savePhoneMessageId(batch, [provider, id], entry, known)
      return { result: undefined }
    }
    if (followReport(stored.data, report) === null) return { result: undefined, skip_commit: true }
    await followed(batch, stored, report, now)
    return { result: undefined, contends: 'phone-messages' }
  })
