import { AppError } from '../../contract/api/errors'
import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { commitWithRetry } from '../../db/commit'
import { readMessages, readReport, resolveReport } from '../../db/console/find'
import { readConversation } from '../../db/messaging/conversations'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import type { Acting } from '../operator/acting'
import { logLook } from '../operator/log-look'
import { requireNotOwn } from './require-not-own'

const MAX_MESSAGES = 100

/** @throws AppError `conversation/not-found`, `operator/own-case` */
const requireReport = async (acting: Acting, id: string) => {
  const stored = await readReport(id)
  if (!stored) throw new AppError('conversation/not-found')
  const { reporter_id, reported_id } = stored.data
  await requireNotOwn(acting, { buyer_id: reporter_id, vendor_id: reported_id })
  return stored
}

/** A report with the newest messages of its conversation, which opens for nothing else. */
export const showReport = async (deps: Deps, acting: Acting, id: string) => {
  const { data } = await requireReport(acting, id)
  await logLook(deps, acting, { action: 'conversation', subject: id, why: 'report' })
  const [conversation, messages] = await Promise.all([
    readConversation(data.conversation_id),
    readMessages(data.conversation_id, MAX_MESSAGES),
  ])
  return { ...data, names: conversation?.data.names ?? {}, messages }
}

/** Closes a report that was looked at. */
export const closeReport = (
  deps: Deps,
  acting: Acting,
  id: string,
  reason: string,
): Promise<{ done: true }> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await requireReport(acting, id)
    resolveReport(batch, stored)
    await addOpsDecision(batch, {
      id: deps.ids(),
      operator: acting.uid,
      action: 'close-report',
      subject: id,
      reason,
      at: timestampFromMillis(deps.clock()),
    })
    return { result: { done: true } }
  })
