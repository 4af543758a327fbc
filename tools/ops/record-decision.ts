import type { OpsDecision } from '../../functions/src/contract/entities/audit'
import { timestampFromMillis } from '../../functions/src/contract/time'
import { addOpsDecision } from '../../functions/src/db/audit-log'
import { commitWithRetry } from '../../functions/src/db/commit'
import { backoffFrom } from '../../functions/src/usecases/backoff'
import type { Deps } from '../../functions/src/usecases/deps'

/** Writes to the audit log what an operator is about to do. */
export const recordDecision = (
  deps: Deps,
  decision: Omit<OpsDecision, 'id' | 'at'>,
): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const at = timestampFromMillis(deps.clock())
    await addOpsDecision(batch, { ...decision, id: deps.ids(), at })
    return { result: undefined }
  })
