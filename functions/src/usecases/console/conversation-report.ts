import { AppError } from '../../contract/api/errors'
import { readMessages, readReport, resolveReport } from '../../db/console/find'
import { readConversation } from '../../db/messaging/conversations'
import type { Deps } from '../deps'
import { type By, commitDecision, type Recorded } from '../operators/recorded'

const MAX_MESSAGES = 100

/** @throws AppError `conversation/not-found` */
export const requireReport = async (id: string) => {
  const stored = await readReport(id)
  if (!stored) throw new AppError('conversation/not-found')
  return stored
}

/** A report with the newest messages of its conversation, which opens for nothing else. */
export const showReport = async (id: string) => {
  const { data } = await requireReport(id)
  const [conversation, messages] = await Promise.all([
    readConversation(data.conversation_id),
    readMessages(data.conversation_id, MAX_MESSAGES),
  ])
  return { ...data, names: conversation?.data.names ?? {}, messages }
}

/** Closes a report that was looked at. */
export const closeReport = (deps: Deps, by: By, id: string): Promise<Recorded<{ done: true }>> =>
  commitDecision(deps, by, 'service/unavailable', async (batch) => {
    const stored = await requireReport(id)
    resolveReport(batch, stored)
    const entry = {
      action: 'close-report',
      subject: id,
      before: { state: stored.data.state },
      after: { state: 'resolved' },
    }
    return { entry, result: { done: true } }
  })
