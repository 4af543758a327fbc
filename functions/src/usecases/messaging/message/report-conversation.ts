import type { ReportReason } from '../../../contract/entities/messaging/message'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { addReport } from '../../../db/messaging/conversations'
import { addMailTo } from '../../../db/messaging/mail'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { checkLimit } from '../../rate-limit'
import { requireConversationMember } from './require-conversation-member'

type Complaint = { reason: ReportReason; text: string }

/**
 * Saves a member's report of the other member and emails the operators. The email contains only
 * ids; the report itself is read in the database.
 * @throws AppError `conversation/not-found`, or `request/rate-limited` after five in an hour
 */
export const reportConversation = (
  deps: Deps,
  uid: string,
  conversation_id: string,
  { reason, text }: Complaint,
): Promise<{ done: true }> =>
  commitWithRetry<{ done: true }>(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const { data } = await requireConversationMember(uid, conversation_id)
    const now = deps.clock()
    const count = await checkLimit('contact', `report:${uid}`, now)
    const id = deps.ids()
    const created_at = timestampFromMillis(now)
    const reported_id = data.members.find((member) => member !== uid) ?? uid
    count(batch)
    addReport(batch, {
      id,
      conversation_id,
      reporter_id: uid,
      reported_id,
      reason,
      text,
      state: 'open',
      created_at,
    })
    addMailTo(batch, `report-${id}`, {
      to: [deps.contact_address],
      message: {
        subject: `Report: ${reason.replaceAll('_', ' ')}`,
        text: `${uid} reports ${reported_id} in the conversation ${conversation_id}.\n\nreports/${id}`,
      },
      created_at,
    })
    return { result: { done: true } }
  })
