import type { Deps } from '../usecases/deps'
import { verifyLedger } from '../usecases/ledger/verify-ledger'
import { traced } from '../usecases/trace'

/** Every entry and every seal is looked at again, and what is new is sealed. */
export const verifyLedgerDaily = async (given: Deps): Promise<void> => {
  await verifyLedger(traced(given, { sweep: given.ids() }))
}
