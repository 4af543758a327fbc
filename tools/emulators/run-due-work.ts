// The emulators run no schedules: this process runs the scheduled jobs every few seconds. It also
// serves a page with the emails, none of which is really sent.
import { setTimeout as pause } from 'node:timers/promises'
import { countFiguresHourly } from '../../functions/src/schedules/count-figures'
import { DUE_JOB_NAMES, runDueJob } from '../../functions/src/schedules/due-jobs'
import { payVendorsWeekly } from '../../functions/src/schedules/pay-weekly'
import { openMailbox } from '../dev/open-mailbox'
import { parsePortOffset, portTable } from './ports'
import { toolDeps } from './tool-deps'

const EVERY_MS = 2_000
/** A run counts two days again. */
const FIGURES_EVERY_MS = 60_000
const stopped = new AbortController()
const stop = () => stopped.abort()
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

const deps = toolDeps()
const { mailbox } = portTable(parsePortOffset(process.env.OJA_PORT_OFFSET))
await openMailbox(mailbox)
console.log('ready: due work')

type Job = { name: string; run: () => Promise<number>; every_ms?: number }

const JOBS: readonly Job[] = [
  ...DUE_JOB_NAMES.map((name) => ({ name, run: () => runDueJob(deps, name) })),
  { name: 'weekly payouts', run: () => payVendorsWeekly(deps) },
  { name: 'figures', run: () => countFiguresHourly(deps), every_ms: FIGURES_EVERY_MS },
]

/** Repeats one kind of job in a loop of its own, since each has its own schedule in production. */
const repeat = async ({ name, run, every_ms = EVERY_MS }: Job): Promise<void> => {
  while (!stopped.signal.aborted) {
    try {
      const done = await run()
      if (done > 0) console.log(JSON.stringify({ [name]: done }))
    } catch (error) {
      // The emulators may be starting, or unavailable for a moment: the next round retries.
      console.error(error instanceof Error ? error.message : error)
    }
    await pause(every_ms, undefined, { signal: stopped.signal }).catch(() => {})
  }
}

await Promise.all(JOBS.map(repeat))
process.exit(0)
