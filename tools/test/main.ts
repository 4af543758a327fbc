import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { table } from '../dev/summary'
import { freeBlock } from '../emulators/busy-ports'
import { SLOTS } from '../emulators/ports'
import { ROOT } from '../emulators/project'
import { onStopSignal, runMain } from '../emulators/run-main'
import { writeCounts } from './counts'
import { createParts, PART_NAMES, type PartName, type Parts } from './parts'
import { broken, judge, type Summary, sumUp } from './results'

type TimedSummary = Summary & { name: PartName; seconds: number }

process.env.OJA_SITE = 'hosting'
const names = process.argv.slice(2)
if (names.includes('deep')) process.env.OJA_DEEP = '1'
// Emulators that run for minutes: Java's second compiler costs them more time than it saves.
const BRIEFLY = process.env.OJA_DEEP === '1' ? [] : ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1']
const LOGGING = `'-Djava.util.logging.config.file=${join(ROOT, 'tools/emulators/logging.properties')}'`
process.env.JAVA_TOOL_OPTIONS ??= [...BRIEFLY, LOGGING].join(' ')
const RESULTS = join(ROOT, 'test-results')
const say = (line: string) => console.log(line)

/**
 * The lanes run beside each other, the parts of a lane one after the other: journeys wait for pages
 * half of the time, and the others use the processors meanwhile. Full counts, with their load and
 * races, have the machine to themselves.
 */
const LANES: readonly (readonly PartName[])[] =
  process.env.OJA_DEEP === '1'
    ? [PART_NAMES]
    : [
        ['unit', 'api', 'rules'],
        ['journeys', 'upload'],
      ]

await runMain(async () => {
  const { chosen, files } = choose(names)
  const { start: _, bench: __, ...slots } = SLOTS
  const offset = await freeBlock(process.env.OJA_PORT_OFFSET, Object.values(slots), say)
  const signal = onStopSignal(() => say('Stopping the tests'))
  mkdirSync(RESULTS, { recursive: true })
  const parts = createParts({ offset, files, say, signal })

  const runLane = async (lane: readonly PartName[]): Promise<TimedSummary[]> => {
    const ended: TimedSummary[] = []
    for (const name of lane.filter((part) => chosen.includes(part))) {
      if (!signal.aborted) ended.push(await runPart(name, parts))
    }
    return ended
  }
  const summaries = (await Promise.all(LANES.map(runLane)).finally(parts.stop)).flat()
  report(summaries)
  const { passed, failed, failures, unstable } = judge(sumUp(summaries))
  if (chosen.includes('journeys')) writeUnstable(unstable)
  for (const name of unstable) say(`~ unstable, passed when it was tried again: ${name}\n`)
  for (const name of failures) say(`✗ ${name}\n`)
  say(`${passed} passed, ${failed} failed`)
  return failed > 0 || signal.aborted ? 1 : 0
})

/** The named parts, or all; after a single part's name, the files of it to run. */
function choose(names: string[]): { chosen: readonly PartName[]; files: string[] } {
  const files = names.filter((name) => name !== 'deep' && !PART_NAMES.some((part) => part === name))
  const chosen = PART_NAMES.filter((name) => names.includes(name))
  if (files.length > 0 && chosen.length !== 1) {
    throw new Error(
      `No such part: ${files.join(', ')}. There are ${PART_NAMES.join(', ')} and deep.`,
    )
  }
  return { chosen: chosen.length > 0 ? chosen : PART_NAMES, files }
}

/** A part that can't start counts as one failure; the following parts still run. */
async function runPart(name: PartName, parts: Parts): Promise<TimedSummary> {
  say(`\n── ${name} ──`)
  const started_at = Date.now()
  const summary = await parts[name]().catch((error: Error): Summary => {
    console.error(error.message)
    return broken(`${name}: ${error.message}`)
  })
  return { name, ...summary, seconds: Math.round((Date.now() - started_at) / 1000) }
}

function report(summaries: TimedSummary[]): void {
  const counts = Object.entries(writeCounts(join(RESULTS, 'counts'), join(RESULTS, 'counts.json')))
  if (counts.length > 0) {
    const rows = counts.map(([id, { count, failures, unstable }]) =>
      [id, count, failures, unstable].map(String),
    )
    say(`\n${table([['Requirement', 'Runs', 'Failures', 'Unstable'], ...rows])}`)
  }
  const rows = summaries.map(({ name, passed, failed, unstable, seconds }) =>
    [name, passed, failed, unstable.length, `${seconds} s`].map(String),
  )
  say(`\n${table([['Part', 'Passed', 'Failed', 'Unstable', 'Time'], ...rows])}\n`)
}

/** Names what passed only when it was tried again, and why it had failed. */
function writeUnstable(unstable: string[]): void {
  writeFileSync(join(RESULTS, 'unstable.json'), `${JSON.stringify(unstable, null, 2)}\n`)
}
