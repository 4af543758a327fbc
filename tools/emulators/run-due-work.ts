// The emulators run no schedules: this process runs those of production at the times of the suite's
// clock, the frequent ones every few seconds and once the clock is moved. It also serves a page with
// the emails, none of which is really sent.
import { setMaxListeners } from 'node:events'
import { watchFile } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import './use-suite-env'
import { CLOCK_CHECK_MS, clock } from '../../functions/src/config'
import * as functions from '../../functions/src/index'
import { openMailbox } from '../dev/open-mailbox'
import { parsePortOffset, portTable } from './ports'
import { nextRunAfter, type Schedule, schedulesOf } from './schedules'
import { clockFile } from './suite-env'

/** A round that finds nothing takes the Firestore emulator a fifth of a second of a processor. */
const EVERY_MS = 15_000
const SOONEST_MS = 500
/** What one job does may be due for another: rounds that follow once the clock was moved. */
const ROUNDS = 3
/** Jobs that production runs this often or more run in every round. */
const FREQUENT_MS = 600_000
/** Runs at the start as well, so that the console has figures of the demo data. */
const FIGURES = 'countFigures'

const schedules = schedulesOf(functions)

const newWaking = (): AbortController => {
  const waking = new AbortController()
  setMaxListeners(schedules.length, waking.signal)
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

const isFrequent = ({ text }: Schedule): boolean => nextRunAfter(text, 0) <= FREQUENT_MS

const runOnce = async ({ run }: Schedule): Promise<void> => {
  try {
    await run()
  } catch (error) {
    // The emulators may be starting, or unavailable for a moment: the next round retries.
    console.error(error instanceof Error ? error.message : error)
  }
}

/** Repeats one kind of job in a loop of its own, since each has its own schedule in production. */
const repeat = async (schedule: Schedule): Promise<void> => {
  let last_ms = clock()
  let rounds = 1
  let isDue = isFrequent(schedule) || schedule.name === FIGURES
  while (!stopped.signal.aborted) {
    // Taken before the run, so that what happens meanwhile isn't missed.
    const { signal } = woken
    if (isDue) {
      last_ms = clock()
      await runOnce(schedule)
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
    isDue = isFrequent(schedule) || nextRunAfter(schedule.text, last_ms) <= clock()
  }
}

await Promise.all(schedules.map(repeat))
process.exit(0)
