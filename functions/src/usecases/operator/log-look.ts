import type { LookReason } from '../../contract/entities/audit'
import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { commitWithRetry } from '../../db/commit'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import type { Acting } from './acting'

type Look = { action: string; subject: string; why: LookReason }

/** Writes to the audit log that an operator looks, before anything is shown. */
export const logLook = (deps: Deps, { uid }: Acting, { action, subject, why }: Look) =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    await addOpsDecision(batch, {
      id: deps.ids(),
      operator: uid,
      action: `look:${action}`,
      subject,
      reason: why,
      at: timestampFromMillis(deps.clock()),
    })
    return { result: undefined }
  })
