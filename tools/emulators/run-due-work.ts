// The emulators run no schedules: this process runs the scheduled jobs every few seconds. It also
// serves a page with the emails, none of which is really sent.
import { setTimeout as pause } from 'node:timers/promises'
import { DUE_JOB_NAMES, type DueJob, runDueJob } from '../../functions/src/schedules/due-jobs'
import { openMailbox } from '../dev/open-mailbox'
import { parsePortOffset, portTable } from './ports'
import { toolDeps } from './tool-deps'

const EVERY_MS = 2_000
const stopped = new AbortController()
const stop = () => stopped.abort()
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

const deps = toolDeps()
const { mailbox } = portTable(parsePortOffset(process.env.OJA_PORT_OFFSET))
await openMailbox(mailbox)
console.log('ready: due work')

/** Repeats one kind of job in a loop of its own, since each has its own schedule in production. */
const repeat = async (name: DueJob): Promise<void> => {
  while (!stopped.signal.aborted) {
    try {
      const done = await runDueJob(deps, name)
      if (done > 0) console.log(JSON.stringify({ [name]: done }))
    } catch (error) {
      // The emulators may be starting, or unavailable for a moment: the next round retries.
      console.error(error instanceof Error ? error.message : error)
    }
    await pause(EVERY_MS, undefined, { signal: stopped.signal }).catch(() => {})
  }
}

await Promise.all(DUE_JOB_NAMES.map(repeat))
process.exit(0)
