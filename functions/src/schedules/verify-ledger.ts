import type { Deps } from '../usecases/deps'
import { verifyLedger } from '../usecases/ledger/verify-ledger'
import { traced } from '../usecases/trace'

export const verifyLedgerDaily = async (given: Deps): Promise<void> => {
  await verifyLedger(traced(given, { job_run: given.ids() }))
}
