import { continueAnnouncements } from '../usecases/announcement/broadcast'
import { takeDueCharges } from '../usecases/delivery/settle-charge'
import { trackParcels } from '../usecases/delivery/track-parcels'
import { watchWallet } from '../usecases/delivery/watch-wallet'
import type { Deps } from '../usecases/deps'
import { dispatchOutbox } from '../usecases/payment/dispatch-outbox'
import { handleWaitingEvents } from '../usecases/payment/receive-webhook'
import { traced } from '../usecases/trace'
import { runDueTransitions } from '../usecases/transaction/run-due-transitions'
import { makeEntriesAvailable } from '../usecases/wallet/make-entries-available'
import { writeOffDebts } from '../usecases/wallet/write-off-debts'

/**
 * The jobs for due work. Each runs in its own function, so that none blocks or stops another.
 * Idempotent and safe to run concurrently.
 */
const DUE_JOBS = {
  webhooks: handleWaitingEvents,
  paid: (deps) => runDueTransitions(deps, 'paid'),
  unpaid: (deps) => runDueTransitions(deps, 'unpaid'),
  outbox: dispatchOutbox,
  wallets: makeEntriesAvailable,
  debts: writeOffDebts,
  announcements: continueAnnouncements,
  // What was announced is taken though the carrier may not respond.
  parcels: async (deps) => {
    const done = (await takeDueCharges(deps)) + (await trackParcels(deps))
    await watchWallet(deps)
    return done
  },
} satisfies Record<string, (deps: Deps) => Promise<number>>

export type DueJob = keyof typeof DUE_JOBS

export const DUE_JOB_NAMES = Object.keys(DUE_JOBS) as DueJob[]

/** Runs one job. Returns how many items it processed. */
export const runDueJob = (deps: Deps, name: DueJob): Promise<number> =>
  DUE_JOBS[name](traced(deps, { job_run: deps.ids() }))
