// The emulators fire no schedules: this process does their work every few seconds. It also shows
// the letters that nothing here sends.
import { setTimeout as pause } from 'node:timers/promises'
import { type DueWork, runDueWork } from '../../functions/src/schedules/run-due-work'
import { openMailbox } from '../mailbox/open-mailbox'
import { parsePortOffset, portTable } from './ports'
import { toolDeps } from './tool-deps'

const EVERY_MS = Number(process.env.OJA_TICK_MS ?? 2_000)
const stopped = new AbortController()
const stop = () => stopped.abort()
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

const didSomething = (work: DueWork): boolean => Object.values(work).some((count) => count > 0)

const deps = toolDeps()
const { mailbox } = portTable(parsePortOffset(process.env.OJA_PORT_OFFSET))
await openMailbox(mailbox)
console.log('ready: due work')
while (!stopped.signal.aborted) {
  try {
    const work = await runDueWork(deps)
    if (didSomething(work)) console.log(JSON.stringify(work))
  } catch (error) {
    // The emulators may be starting or gone for a moment: the next round tries again.
    console.error(error instanceof Error ? error.message : error)
  }
  await pause(EVERY_MS, undefined, { signal: stopped.signal }).catch(() => {})
}
process.exit(0)
