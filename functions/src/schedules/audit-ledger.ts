import type { Deps } from '../usecases/deps'
import { auditLedger } from '../usecases/ledger/audit-ledger'
import { traced } from '../usecases/trace'

export const auditLedgerWeekly = async (given: Deps): Promise<void> => {
  await auditLedger(traced(given, { job_run: given.ids() }))
}
