import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { commitWithRetry } from '../../db/commit'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import type { BalanceEntry } from '../ports/payments'

/** The decision's action, by which reconciliation finds it. */
export const EXPLAINED = 'explain'

/**
 * Notes in the audit log why an entry of the provider's balance is no movement of a purchase or a
 * payout, such as money that we put in. It posts nothing.
 * @throws Error if the provider has no such entry
 */
export const explainBalance = async (
  deps: Deps,
  entry_id: string,
  { operator, reason }: { operator: string; reason: string },
): Promise<BalanceEntry> => {
  const entries = await deps.payments.listBalanceEntries()
  const entry = entries.find((one) => one.entry_id === entry_id)
  if (!entry) throw new Error(`The provider's balance has no entry ${entry_id}.`)
  await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const at = timestampFromMillis(deps.clock())
    const decision = { id: deps.ids(), operator, action: EXPLAINED, subject: entry_id, reason, at }
    await addOpsDecision(batch, decision)
    return { result: undefined }
  })
  return entry
}
