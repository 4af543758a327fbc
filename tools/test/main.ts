import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { table } from '../dev/summary'
import { freeBlock } from '../emulators/busy-ports'
import { SLOTS } from '../emulators/ports'
import { ROOT } from '../emulators/project'
import { onStopSignal, runMain } from '../emulators/run-main'
import { writeCounts } from './counts'
import { PARTS, type PartName, type PartOptions } from './parts'
import type { Summary } from './results'

type TimedSummary = Summary & { name: PartName; seconds: number }

const NAMES = Object.keys(PARTS) as PartName[]
const RESULTS = join(ROOT, 'test-results')
const say = (line: string) => console.log(line)

/** The first two run at once, since they wait for different resources; the others run alone. */
const isAtOnce = (name: PartName): boolean => name === 'unit' || name === 'rules'

await runMain(async () => {
  const names = process.argv.slice(2)
  const { parts, files } = choose(names)
  if (names.includes('deep')) process.env.OJA_DEEP = '1'
  const { start: _, bench: __, ...slots } = SLOTS
  const offset = await freeBlock(process.env.OJA_PORT_OFFSET, Object.values(slots), say)
  const signal = onStopSignal(() => say('Stopping the tests'))
  mkdirSync(RESULTS, { recursive: true })

  const run = (name: PartName) => runPart(name, { offset, files, say, signal })
  const summaries: TimedSummary[] = await Promise.all(parts.filter(isAtOnce).map(run))
  for (const name of parts.filter((part) => !isAtOnce(part))) {
    if (signal.aborted) break
    summaries.push(await run(name))
  }
  report(summaries)
  const sum = (key: keyof Summary) => summaries.reduce((total, one) => total + one[key], 0)
  say(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 || signal.aborted ? 1 : 0
})

/** The named parts, or all; after a single part's name, the files of it to run. */
function choose(names: string[]): { parts: PartName[]; files: string[] } {
  const files = names.filter((name) => name !== 'deep' && !NAMES.some((part) => part === name))
  const chosen = NAMES.filter((name) => names.includes(name))
  if (files.length > 0 && chosen.length !== 1) {
    throw new Error(`No such part: ${files.join(', ')}. There are ${NAMES.join(', ')} and deep.`)
  }
  return { parts: chosen.length > 0 ? chosen : NAMES, files }
}

/** A part that can't start counts as one failure; the following parts still run. */
async function runPart(name: PartName, options: PartOptions): Promise<TimedSummary> {
  say(`\n── ${name} ──`)
  const started_at = Date.now()
  const summary = await PARTS[name](options).catch((error: Error): Summary => {
    console.error(error.message)
    return { passed: 0, failed: 1 }
  })
  return { name, ...summary, seconds: Math.round((Date.now() - started_at) / 1000) }
}

function report(summaries: TimedSummary[]): void {
  const counts = Object.entries(writeCounts(join(RESULTS, 'counts'), join(RESULTS, 'counts.json')))
  if (counts.length > 0) {
    const rows = counts.map(([id, { count, failures }]) => [id, String(count), String(failures)])
    say(`\n${table([['Requirement', 'Runs', 'Failures'], ...rows])}`)
  }
  const rows = summaries.map(({ name, passed, failed, seconds }) =>
    [name, passed, failed, `${seconds} s`].map(String),
  )
  say(`\n${table([['Part', 'Passed', 'Failed', 'Time'], ...rows])}\n`)
}
