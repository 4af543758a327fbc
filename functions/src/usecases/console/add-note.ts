import { AppError } from '../../contract/api/errors'
import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { commitWithRetry } from '../../db/commit'
import { readUser } from '../../db/people/users'
import { readStore } from '../../db/vendors/vendors'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import type { Acting } from '../operator/acting'
import { requireNotOwn, requireNotOwnCase } from './require-not-own'

type Note = { subject: { type: 'person' | 'transaction'; id: string }; text: string }

/**
 * Writes a note on a person or a sale: an entry of the audit log, which other operators read there.
 * @throws AppError `user/not-found`, `transaction/not-found`, `operator/own-case`
 */
export const addNote = async (
  deps: Deps,
  acting: Acting,
  { subject, text }: Note,
): Promise<{ done: true }> => {
  if (subject.type === 'transaction') await requireNotOwnCase(acting, subject.id)
  else {
    const [user, store] = await Promise.all([readUser(subject.id), readStore(subject.id)])
    if (!user && !store) throw new AppError('user/not-found')
    await requireNotOwn(acting, { buyer_id: subject.id, vendor_id: subject.id })
  }
  return commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    await addOpsDecision(batch, {
      id: deps.ids(),
      operator: acting.uid,
      action: 'note',
      subject: subject.id,
      reason: text,
      at: timestampFromMillis(deps.clock()),
    })
    return { result: { done: true } }
  })
}
