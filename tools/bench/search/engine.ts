// Runs in a process with the engine alone, so that its memory is the engine's.
import { readFileSync } from 'node:fs'
import { createEmbeddedSearch } from '../../../functions/src/providers/search/embedded-search'
import { unpackSnapshot } from '../../../functions/src/providers/search/snapshot'
import { askEverything, type Kinds } from './ask'
import { settledMemory } from './settled-memory'

/** The JSON that this process prints. */
export type Measured = {
  products: number
  load_ms: number
  /**
   * Memory that the loaded engine holds after a garbage collection, beyond the process's initial
   * memory.
   */
  held_bytes: number
  /** Peak memory of the whole process, which it reaches while loading. */
  peak_bytes: number
  kinds: Kinds
}

/** Unmeasured rounds, for JIT compilation: a serving instance has long passed them. */
const WARM_ROUNDS = 3
const ROUNDS = 10

const heldBytes = async (): Promise<number> => {
  const { heapUsed, arrayBuffers } = await settledMemory()
  return heapUsed + arrayBuffers
}

const [path] = process.argv.slice(2)
if (!path) throw new Error('Name the file of the snapshot.')

const before = await heldBytes()
let at = 0
const search = createEmbeddedSearch(
  {
    load: async () => {
      const snapshot = await unpackSnapshot(readFileSync(path))
      at = snapshot.at
      return snapshot
    },
    renew: async () => 0,
    changedSince: async () => [],
    read: async () => undefined,
  },
  { clock: () => at, refresh_ms: Number.POSITIVE_INFINITY },
)
const everything = { page: 1, limit: 1, q: '', category: undefined, states: [] }
const began = performance.now()
await search.search({ ...everything, sortBy: 'most_recent' })
const load_ms = performance.now() - began

const kinds = await askEverything(search, { warm: WARM_ROUNDS, rounds: ROUNDS })
const held_bytes = (await heldBytes()) - before
const peak_bytes = process.resourceUsage().maxRSS * 1_024
// Uses the engine once more, so that it isn't collected before the measurement.
const { total } = await search.search({ ...everything, sortBy: 'most_recent' })
const measured: Measured = { products: total, load_ms, held_bytes, peak_bytes, kinds }
console.log(JSON.stringify(measured))
