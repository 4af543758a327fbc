import { parseArgs } from 'node:util'
import { parseOnly } from './choose-emulators'
import { freeBlock } from './free-block'
import { SLOTS } from './ports'
import { runMain } from './run-main'
import { announceSuite } from './running-suites'
import { onStopSignal } from './stop-signal'
import { startSuite } from './suite'

const signal = onStopSignal(() => console.log('Stopping the emulators'))

await runMain(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } })
  const say = (line: string) => console.log(`  ${line}`)
  const offset = await freeBlock(process.env.OJA_PORT_OFFSET, [SLOTS.start], say)
  const only = values.only ? parseOnly(values.only) : undefined
  console.log('Starting the emulators')
  const suite = await startSuite({ offset, only, signal, say })
  announceSuite(offset)

  const { ports, log_file } = suite
  for (const name of suite.emulators) console.log(`ready: ${name} on 127.0.0.1:${ports[name]}`)
  console.log(`ready: all. The emulators' log is ${log_file}. Ctrl-C stops them.`)
  await suite.ended
  if (signal.aborted) await suite.stop()
  else throw new Error(`The emulators ended by themselves; ${log_file} says why.`)
  return 0
}, signal)
