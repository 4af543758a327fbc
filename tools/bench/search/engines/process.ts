// Bundled as functions are, and run in a process with one engine, as a new instance has it.
import { existsSync, readFileSync } from 'node:fs'
import { askEverything, type Kinds } from '../ask'
import { QUERIES } from '../queries'
import { settledMemory } from '../settled-memory'
import { ENGINES, type EngineName } from './engines'

/**
 * The JSON that this process prints; bytes are what the engine adds to it. Times are those of a
 * processor, which other work on the machine hardly changes; on a quiet one they are what one waits.
 */
export type Measured = {
  /** From the import of the engine's code until its first answer. */
  cold_ms: number
  /** Objects, buffers and WebAssembly's memory after a garbage collection. */
  held_bytes: number
  /** The most that the process had, as a function's limit counts it. */
  peak_bytes: number
  kinds: Kinds
}

const STATUS = '/proc/self/status'
const WARM_ROUNDS = 2
const ROUNDS = 3

const [name, path] = process.argv.slice(2)
const [first] = QUERIES.written ?? []
const load = ENGINES[name as EngineName]
if (!load || !path || !first) throw new Error('Name an engine and the file that it loads.')

/** All of its threads, so that collecting garbage counts too. */
const processorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Linux counts the parent's memory in `maxRSS`, from before the process was its own. */
const peakBytes = (): number => {
  const status = existsSync(STATUS) ? readFileSync(STATUS, 'utf8') : ''
  const kib = /^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS
  return Number(kib) * 1_024
}

const heldIn = ({ heapUsed, external }: NodeJS.MemoryUsage) => heapUsed + external

const before = await settledMemory()
const began = processorMs()
const engine = await (await load()).open(readFileSync(path))
await engine.search(first)
const cold_ms = processorMs() - began
const kinds = await askEverything(engine, {
  warm: WARM_ROUNDS,
  rounds: ROUNDS,
  clock: processorMs,
})
const after = await settledMemory()
const measured: Measured = {
  cold_ms,
  held_bytes: heldIn(after) - heldIn(before),
  peak_bytes: peakBytes() - before.rss,
  kinds,
}
console.log(JSON.stringify(measured))
// Uses the engine once more, so that it isn't collected before; a database keeps the process alive.
await engine.search(first)
process.exit()
