// The emulators run no schedules: this process runs the scheduled jobs every few seconds, and once
// the suite's clock is moved. It also serves a page with the emails, none of which is really sent.
import { watchFile } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { CLOCK_CHECK_MS } from '../../functions/src/config'
import { countFiguresHourly } from '../../functions/src/schedules/count-figures'
import { DUE_JOB_NAMES, runDueJob } from '../../functions/src/schedules/due-jobs'
import { payVendorsWeekly } from '../../functions/src/schedules/pay-weekly'
import { openMailbox } from '../dev/open-mailbox'
import { parsePortOffset, portTable } from './ports'
import { clockFile } from './suite-env'
import { toolDeps } from './tool-deps'

/** A round that finds nothing takes the Firestore emulator a fifth of a second of a processor. */
const EVERY_MS = 15_000
const SOONEST_MS = 500
/** A run counts two days again. */
const FIGURES_EVERY_MS = 600_000

const stopped = new AbortController()
let woken = new AbortController()
/** Begins another round of the jobs. */
const wake = () => {
  woken.abort()
  woken = new AbortController()
}
const stop = () => {
  stopped.abort()
  wake()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

const deps = toolDeps()
const offset = parsePortOffset(process.env.OJA_PORT_OFFSET)
watchFile(clockFile(offset), { interval: CLOCK_CHECK_MS }, () => setTimeout(wake, CLOCK_CHECK_MS))
await openMailbox(portTable(offset).mailbox)
console.log('ready: due work')

type Job = { name: string; run: () => Promise<number> }

const JOBS: readonly Job[] = [
  ...DUE_JOB_NAMES.map((name) => ({ name, run: () => runDueJob(deps, name) })),
  { name: 'weekly payouts', run: () => payVendorsWeekly(deps) },
]
const FIGURES: Job = { name: 'figures', run: () => countFiguresHourly(deps) }

/** Returns how much a job did. */
const runOnce = async ({ name, run }: Job): Promise<number> => {
  try {
    const done = await run()
    if (done > 0) console.log(JSON.stringify({ [name]: done }))
    return done
  } catch (error) {
    // The emulators may be starting, or unavailable for a moment: the next round retries.
    console.error(error instanceof Error ? error.message : error)
    return 0
  }
}

/** Repeats one kind of job in a loop of its own, since each has its own schedule in production. */
const repeat = async (job: Job): Promise<void> => {
  while (!stopped.signal.aborted) {
    // Taken before the run, so that what happens meanwhile isn't missed.
    const { signal } = woken
    // What one job does may be due for another.
    if ((await runOnce(job)) > 0) wake()
    await pause(SOONEST_MS)
    await pause(EVERY_MS, undefined, { signal }).catch(() => {})
  }
}

const repeatFigures = async (): Promise<void> => {
  while (!stopped.signal.aborted) {
    await runOnce(FIGURES)
    await pause(FIGURES_EVERY_MS, undefined, stopped).catch(() => {})
  }
}

await Promise.all([...JOBS.map(repeat), repeatFigures()])
process.exit(0)
