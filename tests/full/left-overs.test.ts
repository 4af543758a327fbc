import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { busyPorts } from '../../tools/emulators/busy-ports'
import { parsePortOffset, SLOTS } from '../../tools/emulators/ports'
import { startSuite } from '../../tools/emulators/suite'

const OFFSET = parsePortOffset(process.env.OJA_PORT_OFFSET) - SLOTS.tests + SLOTS.restored

/** The firebase-tools process that started all emulators of this suite. */
const firebaseTools = (): number => {
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' })
  const line = stdout.split('\n').find((one) => one.includes(`firebase.suite-${OFFSET}.json`))
  return Number(line?.trim().split(/\s+/)[0])
}

test('emulators that die leave no process and no port behind', async () => {
  const only = ['auth' as const, 'firestore' as const, 'storage' as const]
  const suite = await startSuite({ offset: OFFSET, only, say: () => {} })
  try {
    expect(await busyPorts(only, suite.ports)).toContain(`${suite.ports.firestore} (firestore)`)
    process.kill(firebaseTools(), 'SIGKILL')
    await suite.ended
    expect(await busyPorts([...only, 'hub', 'logging'], suite.ports)).toBeUndefined()
  } finally {
    await suite.stop()
  }
}, 120_000)
