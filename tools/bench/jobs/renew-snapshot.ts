// Runs in a process of its own, as the scheduled function does, so that its memory is the job's.
import { readFileSync } from 'node:fs'
import { createSnapshots } from '../../../functions/src/providers/search/snapshots'
import { generatedProducts } from '../search/generated-products'

const CHANGED = 2_000

const [path] = process.argv.slice(2)
if (!path) throw new Error('Name the file of the snapshot.')

const now = Date.now()
let written_bytes = 0
const snapshots = createSnapshots(
  {
    read: async () => readFileSync(path),
    write: async (_, bytes) => {
      written_bytes = bytes.length
    },
  },
  {
    allOnSale: () => {
      throw new Error('The snapshot was not used.')
    },
    changedSince: async () => [...generatedProducts(CHANGED)],
  },
)
const began = performance.now()
const products = await snapshots.renew(now)
const took_ms = performance.now() - began
const peak_bytes = process.resourceUsage().maxRSS * 1_024
console.log(JSON.stringify({ products, took_ms, peak_bytes, written_bytes }))
