import { Refusal } from '../../../contract/api/errors'
import type { BalanceEntry } from '../../../ports/payments'
import type { Deps } from '../../deps'
import { type By, commitDecision, type Recorded } from '../../operators/recorded'

/** The decision's action, by which reconciliation finds it. */
export const EXPLAINED = 'explain'

/**
 * Notes in the audit log why an entry of the provider's balance is no movement of a purchase or a
 * payout, such as money that we put in. It posts nothing.
 * @throws Refusal if the provider has no such entry
 */
export const explainBalance = async (
  deps: Deps,
  by: By,
  entry_id: string,
): Promise<Recorded<BalanceEntry>> => {
  const entries = await deps.payments.listBalanceEntries()
  const found = entries.find((one) => one.entry_id === entry_id)
  if (!found) throw new Refusal(`The provider's balance has no entry ${entry_id}.`)
  return commitDecision(deps, by, 'service/unavailable', async () => {
    const entry = { action: EXPLAINED, subject: entry_id, before: null, after: null }
    return { entry, result: found }
  })
}
