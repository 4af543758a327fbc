import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { freeBlock } from '../emulators/free-block'
import { SLOTS } from '../emulators/ports'
import { ROOT } from '../emulators/project'
import { runMain } from '../emulators/run-main'
import { onStopSignal } from '../emulators/stop-signal'
import { table } from '../start/summary'
import { brokenOf } from './figure'
import { LONG_PARTS, PART_NAMES, PARTS, type PartName } from './parts'
import { benchmarksPage, cellsOf, HEAD, merged, type Result } from './report'

const RESULTS = join(ROOT, 'bench-results.json')
const PAGE = join(ROOT, 'docs', 'benchmarks.md')
const GIB = 1_024 ** 3

const machine = (): string => {
  const cores = cpus()
  const memory = Math.round(totalmem() / GIB)
  return `${cores.length} x ${cores[0]?.model.trim() ?? 'unknown'}, ${memory} GiB, Node ${process.versions.node}`
}

const chosenFrom = (asked: readonly string[], full: boolean): PartName[] => {
  const unknown = asked.filter((name) => !PART_NAMES.some((part) => part === name))
  if (unknown.length > 0) {
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${PART_NAMES.join(', ')}.`)
  }
  return PART_NAMES.filter((name) =>
    asked.length > 0 ? asked.includes(name) : full || !LONG_PARTS.includes(name),
  )
}

const keep = (newer: readonly Result[]): void => {
  // Written by an earlier run of this command.
  const older = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Result[]) : []
  const results = merged(older, newer, PART_NAMES)
  mkdirSync(dirname(PAGE), { recursive: true })
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(PAGE, benchmarksPage(results))
}

const signal = onStopSignal(() => console.log('Stopping the measurements'))

await runMain(async () => {
  const given = process.argv.slice(2)
  const full = given.includes('--full')
  const parts = chosenFrom(
    given.filter((one) => one !== '--full'),
    full,
  )
  const offset =
    (await freeBlock(process.env.OJA_PORT_OFFSET, [SLOTS.bench], console.log)) + SLOTS.bench
  const newer: Result[] = []
  for (const part of parts) {
    signal.throwIfAborted()
    console.log(`\n── ${part} ──`)
    const figures = await PARTS[part]({ offset, say: (line) => console.log(line), signal })
    console.log(`\n${table([HEAD, ...figures.map(cellsOf)])}`)
    newer.push({
      part,
      measured_on: new Date().toISOString().slice(0, 10),
      machine: machine(),
      command: `npm run bench -- ${part}`,
      figures,
    })
    keep(newer)
  }
  const broken = newer.flatMap(({ figures }) => brokenOf(figures))
  console.log(broken.length === 0 ? '\nNo budget is broken.' : `\nBroken: ${broken.length}`)
  return broken.length === 0 ? 0 : 1
}, signal)
