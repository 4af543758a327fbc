import { reconcileCarrier } from '../usecases/delivery/reconcile-carrier'
import type { Deps } from '../usecases/deps'
import { verifyLedger } from '../usecases/ledger/verify-ledger'
import { sealAudit } from '../usecases/operator/seal-audit'
import { traced } from '../usecases/trace'

export const verifyLedgerDaily = async (given: Deps): Promise<void> => {
  const deps = traced(given, { job_run: given.ids() })
  await sealAudit(deps)
  await verifyLedger(deps)
  await reconcileCarrier(deps)
}
