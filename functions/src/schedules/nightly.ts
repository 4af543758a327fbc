import type { Deps } from '../usecases/deps'
import { proveLedger } from '../usecases/ledger/prove-ledger'
import { recheckPayments } from '../usecases/payment/recheck-payments'
import { traced } from '../usecases/trace'

/** Looks for money that nobody told us of, then proves the ledger. */
export const nightly = async (given: Deps): Promise<void> => {
  const deps = traced(given, { sweep: given.ids() })
  await recheckPayments(deps)
  await proveLedger(deps)
}
