// A process of its own with the engine and nothing else, so that its memory is the engine's.
import { readFileSync } from 'node:fs'
import { createEmbeddedSearch } from '../../../functions/src/providers/search/embedded-search'
import { unpackSnapshot } from '../../../functions/src/providers/search/snapshot'
import { QUERIES } from './queries'

/** What this process prints about itself, as JSON. */
export type Measured = {
  products: number
  load_ms: number
  /** What the loaded engine holds beyond what the process held before, after a collection. */
  held_bytes: number
  /** The most that the whole process took, which is while it loads. */
  peak_bytes: number
  /** How many products the queries of each kind found, and how long each of them took. */
  kinds: Record<string, { found: number; took_ms: number[] }>
}

/** The first rounds are for the compiler; an instance that serves has long passed them. */
const WARM_ROUNDS = 3
const ROUNDS = 10

/** Buffers are given back only after a collection, in their own time. */
const SETTLE_MS = 200

const heldBytes = async (): Promise<number> => {
  if (!globalThis.gc) throw new Error('The engine is measured with --expose-gc.')
  for (let time = 0; time < 2; time += 1) {
    globalThis.gc()
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
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

const kinds: Measured['kinds'] = {}
for (let round = 0; round < WARM_ROUNDS + ROUNDS; round += 1) {
  for (const [kind, filters] of Object.entries(QUERIES)) {
    kinds[kind] ??= { found: 0, took_ms: [] }
    const figures = kinds[kind]
    for (const filter of filters) {
      const asked = performance.now()
      const found = await search.search(filter)
      const took_ms = performance.now() - asked
      if (round < WARM_ROUNDS) continue
      figures.took_ms.push(took_ms)
      figures.found += found.total
    }
  }
}
const held_bytes = (await heldBytes()) - before
const peak_bytes = process.resourceUsage().maxRSS * 1_024
// Asked once more at the end: what nothing asks any more would have been collected.
const { total } = await search.search({ ...everything, sortBy: 'most_recent' })
const measured: Measured = { products: total, load_ms, held_bytes, peak_bytes, kinds }
console.log(JSON.stringify(measured))
