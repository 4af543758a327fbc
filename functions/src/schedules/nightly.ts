import type { Deps } from '../usecases/deps'
import { proveLedger } from '../usecases/ledger/prove-ledger'
import { recheckPayments } from '../usecases/payment/recheck-payments'

/** Looks for money that nobody told us of, then proves the ledger. */
export const nightly = async (deps: Deps): Promise<void> => {
  await recheckPayments(deps)
  await proveLedger(deps)
}
