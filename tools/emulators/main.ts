import { parseArgs } from 'node:util'
import { freeBlock } from './busy-ports'
import { SLOTS } from './ports'
import { onStopSignal, runMain } from './run-main'
import { announceSuite } from './running-suites'
import { startSuite } from './suite'
import { parseOnly } from './suite-config'

const signal = onStopSignal(() => console.log('Stopping the emulators'))

await runMain(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } })
  const say = (line: string) => console.log(`  ${line}`)
  const offset = await freeBlock(process.env.OJA_PORT_OFFSET, [SLOTS.start], say)
  const only = values.only ? parseOnly(values.only) : undefined
  console.log('Starting the emulators')
  const { emulators, ports, log_file, ended, stop } = await startSuite({
    offset,
    only,
    signal,
    say,
  })
  announceSuite(offset)
  for (const name of emulators) console.log(`ready: ${name} on 127.0.0.1:${ports[name]}`)
  console.log(`ready: all. The emulators' log is ${log_file}. Ctrl-C stops them.`)
  await ended
  if (!signal.aborted) throw new Error(`The emulators ended by themselves; ${log_file} says why.`)
  await stop()
  return 0
}, signal)
