import type { Deps } from '../deps'
import { traced } from '../trace'
import type { DUE_KINDS } from './kinds'

/** One job: when it runs, what its function may use, what it does. */
export type Job = {
  /** `every N minutes`, `every N hours`, or `every day HH:MM` in Lagos. */
  schedule: string
  memory: '256MiB' | '512MiB' | '1GiB'
  timeoutSeconds: number
  /** A run that is killed is tried again at once, as it goes on where it ended. */
  retryCount?: number
  /** What waits for it, of the table of kinds. */
  kinds?: readonly (keyof typeof DUE_KINDS)[]
  /** Loads its use case when it runs, so that no function starts with the others' modules. */
  run: (deps: Deps) => Promise<unknown>
}

/** A run starts no new item after 50 s; the rest of the timeout lets started ones end. */
const DUE = { schedule: 'every 1 minutes', memory: '512MiB', timeoutSeconds: 180 } as const
const RESUMED = { memory: '512MiB', timeoutSeconds: 540, retryCount: 3 } as const
const HOURLY = { ...RESUMED, schedule: 'every 1 hours' } as const

/**
 * The jobs for due work. Each runs in its own function, so that none blocks or stops another.
 * Idempotent and safe to run concurrently. Each returns how many items it processed.
 */
const DUE_JOBS = {
  retryWebhooks: {
    ...DUE,
    kinds: ['events'],
    run: async (deps) =>
      (await import('../money/payment/receive-webhook')).handleWaitingEvents(deps),
  },
  runDueTransitions: {
    ...DUE,
    kinds: ['late'],
    run: async (deps) =>
      (await import('../orders/transaction/run-due-transitions')).runDueTransitions(deps, 'paid'),
  },
  expireUnpaid: {
    ...DUE,
    kinds: ['late'],
    run: async (deps) =>
      (await import('../orders/transaction/run-due-transitions')).runDueTransitions(deps, 'unpaid'),
  },
  dispatchOutbox: {
    ...DUE,
    kinds: ['tasks'],
    run: async (deps) => (await import('../outbox/dispatch-outbox')).dispatchOutbox(deps),
  },
  makeEntriesAvailable: {
    ...DUE,
    kinds: ['entries'],
    run: async (deps) =>
      (await import('../money/wallet/make-entries-available')).makeEntriesAvailable(deps),
  },
  writeOffDebts: {
    ...DUE,
    schedule: 'every 1 hours',
    kinds: ['debts'],
    run: async (deps) => (await import('../money/wallet/write-off-debts')).writeOffDebts(deps),
  },
  lapseTopUps: {
    ...DUE,
    kinds: ['top_ups'],
    run: async (deps) => (await import('../money/wallet/lapse-top-ups')).lapseTopUps(deps),
  },
  advanceOffers: {
    ...DUE,
    kinds: ['offers'],
    run: async (deps) => (await import('../orders/offer/advance-offer')).advanceOffers(deps),
  },
  /** What is joined is moved at once; this does the rest, and looks once more. */
  joinAccounts: {
    ...DUE,
    schedule: 'every 10 minutes',
    kinds: ['joins'],
    run: async (deps) => (await import('../account/join/move-account')).continueJoins(deps),
  },
  giveBackUses: {
    ...DUE,
    kinds: ['prices_for_one'],
    run: async (deps) => (await import('../orders/deal/give-back-uses')).giveBackUses(deps),
  },
  broadcastAnnouncements: {
    ...DUE,
    kinds: ['shards'],
    run: async (deps) =>
      (await import('../messaging/announcement/broadcast')).continueAnnouncements(deps),
  },
  trackParcels: {
    ...DUE,
    kinds: ['late_charges', 'parcels'],
    // What was announced is taken though the carrier may not respond.
    run: async (deps) => {
      const { takeDueCharges } = await import('../delivery/collect-charge')
      const { trackParcels } = await import('../delivery/track-parcels')
      const { watchWallet } = await import('../carriers/watch-wallet')
      const done = (await takeDueCharges(deps)) + (await trackParcels(deps))
      await watchWallet(deps)
      return done
    },
  },
} as const satisfies Record<string, Job & { run: (deps: Deps) => Promise<number> }>

/**
 * Every schedule of production, by the name of its function. `index.ts` binds them, and the emulator
 * suite runs them by its own clock.
 */
export const JOBS = {
  ...DUE_JOBS,
  recheckUnpaid: {
    ...HOURLY,
    kinds: ['payments'],
    run: async (deps) => {
      const { recheckPayments } = await import('../money/payment/recheck-payments')
      const asked = await recheckPayments(deps)
      deps.log.info('Payments that never came were asked about', { asked })
    },
  },
  /** Today's figures are at most an hour old. */
  countFigures: {
    ...HOURLY,
    run: async (deps) => (await import('../money/figures/count-figures')).countFigures(deps),
  },
  /** The week's day and hour are the policy's; a run in between reads one document. */
  payWeekly: {
    ...RESUMED,
    schedule: 'every 10 minutes',
    kinds: ['weekly_payouts'],
    run: async (deps) => (await import('../money/payout/pay-weekly')).payWeekly(deps),
  },
  verifyLedger: {
    ...RESUMED,
    schedule: 'every day 02:00',
    memory: '1GiB',
    timeoutSeconds: 1_800,
    run: async (deps) => {
      const { sealAudit } = await import('../operators/seal-audit')
      const { verifyLedger } = await import('../money/ledger/verify-ledger')
      const { reconcileCarrier } = await import('../delivery/reconcile-carrier')
      await sealAudit(deps)
      await verifyLedger(deps)
      await reconcileCarrier(deps)
    },
  },
  auditLedger: {
    ...HOURLY,
    memory: '1GiB',
    run: async (deps) => (await import('../money/ledger/audit-ledger')).auditLedger(deps),
  },
  recountCategories: {
    schedule: 'every day 04:00',
    memory: '256MiB',
    timeoutSeconds: 300,
    run: async (deps) =>
      (await import('../catalog/category/recount-category')).recountCategories(deps),
  },
  orphanedUploads: {
    schedule: 'every 6 hours',
    memory: '256MiB',
    timeoutSeconds: 540,
    run: async (deps) => {
      const { removeOrphans } = await import('../people/user/remove-orphans')
      const { purgeOrphanedUploads } = await import('../catalog/image/purge-orphaned-uploads')
      const { purgePacks } = await import('../money/chargeback/remove-packs')
      const records = await removeOrphans(deps)
      const pictures = await purgeOrphanedUploads(deps)
      const packs = await purgePacks(deps)
      deps.log.info('What nothing links was removed', { pictures, packs, records })
    },
  },
  /** New search instances start from it. */
  searchSnapshot: {
    schedule: 'every 6 hours',
    memory: '1GiB',
    timeoutSeconds: 540,
    run: async ({ search, log }) =>
      log.info('The search snapshot was renewed', { products: await search.renewSnapshot() }),
  },
  sitemap: {
    schedule: 'every day 03:00',
    memory: '512MiB',
    timeoutSeconds: 540,
    run: async (deps) => {
      const { renewSitemap } = await import('../catalog/sitemap/renew-sitemap')
      deps.log.info('The sitemap was renewed', { files: await renewSitemap(deps) })
    },
  },
} as const satisfies Record<string, Job>

export type JobName = keyof typeof JOBS
export type DueJobName = keyof typeof DUE_JOBS
export const DUE_JOB_NAMES = Object.keys(DUE_JOBS) as DueJobName[]

/** Runs one job; each line of its log carries the run's id. */
export const runJob = <Name extends JobName>(
  deps: Deps,
  name: Name,
): ReturnType<(typeof JOBS)[Name]['run']> => {
  const { run }: { run: (deps: Deps) => Promise<unknown> } = JOBS[name]
  return run(traced(deps, { job_run: deps.ids() })) as ReturnType<(typeof JOBS)[Name]['run']>
}

export const JOB_NAMES = Object.keys(JOBS) as JobName[]

/** One value for each job. */
export const eachJob = <Value>(make: (name: JobName) => Value): Record<JobName, Value> =>
  Object.fromEntries(JOB_NAMES.map((name) => [name, make(name)])) as Record<JobName, Value>
