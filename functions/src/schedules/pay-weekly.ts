import type { Deps } from '../usecases/deps'
import { payWeekly } from '../usecases/payout/pay-weekly'
import { traced } from '../usecases/trace'

/** Runs every ten minutes: the week's payouts begin at their hour and go on until all are made. */
export const payVendorsWeekly = (given: Deps): Promise<number> =>
  payWeekly(traced(given, { job_run: given.ids() }))
