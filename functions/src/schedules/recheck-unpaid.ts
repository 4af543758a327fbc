import type { Deps } from '../usecases/deps'
import { recheckPayments } from '../usecases/payment/recheck-payments'
import { traced } from '../usecases/trace'

/** Looks for payments whose webhook never arrived. */
export const recheckUnpaid = async (given: Deps): Promise<void> => {
  const deps = traced(given, { job_run: given.ids() })
  const asked = await recheckPayments(deps)
  deps.log.info('Payments that never came were asked about', { asked })
}
