// The emulators run no schedules: this process runs the jobs of production at the times of the suite's
// clock, the frequent ones every few seconds and once the clock is moved. It also serves a page with
// the emails, none of which is really sent.
import { setMaxListeners } from 'node:events'
import { watchFile } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { CLOCK_CHECK_MS, clock } from '../../functions/src/config'
import { JOB_NAMES, JOBS, type JobName, runJob } from '../../functions/src/usecases/jobs/jobs'
import { openMailbox } from '../dev/open-mailbox'
import { parsePortOffset, portTable } from './ports'
import { nextRunAfter } from './schedules'
import { clockFile } from './suite-env'
import { toolDeps } from './tool-deps'

/** A round that finds nothing takes the Firestore emulator a fifth of a second of a processor. */
const EVERY_MS = 15_000
const SOONEST_MS = 500
/** What one job does may be due for another: rounds that follow once the clock was moved. */
const ROUNDS = 3
/** Jobs that production runs this often or more run in every round. */
const FREQUENT_MS = 600_000
/** Runs at the start as well, so that the console has figures of the demo data. */
const FIGURES: JobName = 'countFigures'

const deps = toolDeps()

const newWaking = (): AbortController => {
  const waking = new AbortController()
  setMaxListeners(JOB_NAMES.length, waking.signal)
  return waking
}

const stopped = new AbortController()
let woken = newWaking()
/** Begins another round of the jobs. */
const wake = () => {
  woken.abort()
  woken = newWaking()
}
const stop = () => {
  stopped.abort()
  wake()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

const offset = parsePortOffset(process.env.OJA_PORT_OFFSET)
watchFile(clockFile(offset), { interval: CLOCK_CHECK_MS }, () => setTimeout(wake, CLOCK_CHECK_MS))
await openMailbox(portTable(offset).mailbox)
console.log('ready: due work')

const isFrequent = (name: JobName): boolean => nextRunAfter(JOBS[name].schedule, 0) <= FREQUENT_MS

const runOnce = async (name: JobName): Promise<void> => {
  try {
    await runJob(deps, name)
  } catch (error) {
    // The emulators may be starting, or unavailable for a moment: the next round retries.
    console.error(error instanceof Error ? error.message : error)
  }
}

/** Repeats one job in a loop of its own, since each has its own schedule in production. */
const repeat = async (name: JobName): Promise<void> => {
  let last_ms = clock()
  let rounds = 1
  let isDue = isFrequent(name) || name === FIGURES
  while (!stopped.signal.aborted) {
    // Taken before the run, so that what happens meanwhile isn't missed.
    const { signal } = woken
    if (isDue) {
      last_ms = clock()
      await runOnce(name)
    }
    await pause(SOONEST_MS)
    if (signal.aborted) rounds = ROUNDS
    rounds -= 1
    if (rounds <= 0) {
      await pause(EVERY_MS, undefined, { signal }).catch(() => {
        rounds = ROUNDS
      })
    }
    // A clock that was moved back starts the wait anew.
    last_ms = Math.min(last_ms, clock())
    isDue = isFrequent(name) || nextRunAfter(JOBS[name].schedule, last_ms) <= clock()
  }
}

await Promise.all(JOB_NAMES.map(repeat))
process.exit(0)
