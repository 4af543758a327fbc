import { parseArgs } from 'node:util'
import { parseOnly } from './choose-emulators'
import { parsePortOffset } from './ports'
import { onStopSignal } from './stop-signal'
import { startSuite } from './suite'

const say = (line: string) => console.log(`  ${line}`)

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const offset = parsePortOffset(process.env.OJA_PORT_OFFSET)

console.log('Starting the emulators')
const signal = onStopSignal(() => console.log('Stopping the emulators'))
const only = values.only ? parseOnly(values.only) : undefined
const suite = await startSuite({ offset, only, say, signal }).catch((error: Error) => {
  if (signal.aborted) process.exit(0)
  console.error(error.message)
  process.exit(1)
})
for (const name of suite.emulators) console.log(`ready: ${name} on 127.0.0.1:${suite.ports[name]}`)
console.log(`ready: all. The emulators' log is ${suite.log_file}. Ctrl-C stops them.`)
await suite.ended
if (!signal.aborted) {
  console.error(`The emulators ended by themselves; ${suite.log_file} says why.`)
  process.exit(1)
}
