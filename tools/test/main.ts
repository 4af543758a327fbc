import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parsePortOffset } from '../emulators/ports'
import { ROOT } from '../emulators/project'
import { onStopSignal } from '../emulators/stop-signal'
import { table } from '../start/summary'
import { writeCounts } from './counts'
import { PARTS, type PartName } from './parts'
import type { Tally } from './results'

const NAMES = Object.keys(PARTS) as PartName[]
const asked = process.argv.slice(2)
const chosen = NAMES.filter((name) => asked.includes(name))
const unknown = asked.filter((name) => name !== 'deep' && !NAMES.some((known) => known === name))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${NAMES.join(', ')} and deep.`)
  process.exit(2)
}
if (asked.includes('deep')) process.env.OJA_DEEP = '1'

const say = (line: string) => console.log(line)
const signal = onStopSignal(() => say('Stopping the tests'))
const offset = parsePortOffset(process.env.OJA_PORT_OFFSET)
const results = join(ROOT, 'test-results')
mkdirSync(results, { recursive: true })

const tallies: (Tally & { name: PartName; seconds: number })[] = []
for (const name of chosen.length > 0 ? chosen : NAMES) {
  if (signal.aborted) break
  say(`\n── ${name} ──`)
  const started_at = Date.now()
  const tally = await PARTS[name]({ offset, say, signal }).catch((error: Error): Tally => {
    console.error(error.message)
    return { passed: 0, failed: 1 }
  })
  tallies.push({ name, ...tally, seconds: Math.round((Date.now() - started_at) / 1000) })
}

const counts = Object.entries(writeCounts(join(results, 'counts'), join(results, 'counts.json')))
if (counts.length > 0) {
  const rows = counts.map(([id, { count, failures }]) => [id, String(count), String(failures)])
  say(`\n${table([['Requirement', 'Runs', 'Failures'], ...rows])}`)
}
const rows = tallies.map(({ name, passed, failed, seconds }) =>
  [name, passed, failed, `${seconds} s`].map(String),
)
say(`\n${table([['Part', 'Passed', 'Failed', 'Time'], ...rows])}\n`)

const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0)
say(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') > 0 || signal.aborted ? 1 : 0)
