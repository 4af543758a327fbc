// Runs in a process of its own, as a scheduled function does, so that its memory is the job's.
import { readFileSync } from 'node:fs'
import { createSnapshots } from '../../../functions/src/providers/search/snapshots'
import { renewSitemap } from '../../../functions/src/usecases/catalog/sitemap/renew-sitemap'
import type { Deps } from '../../../functions/src/usecases/deps'
import { generatedProducts } from '../search/generated-products'

/** The JSON that this process prints. */
export type Renewed = { made: number; took_ms: number; peak_bytes: number; largest_bytes: number }

const CHANGED = 2_000

const [job, path] = process.argv.slice(2)
if (!path) throw new Error('Name the job and the file of the snapshot.')

let largest_bytes = 0
const write = async (_: string, bytes: Uint8Array): Promise<void> => {
  largest_bytes = Math.max(largest_bytes, bytes.length)
}
const snapshots = createSnapshots(
  { read: async () => readFileSync(path), write },
  {
    allOnSale: () => {
      throw new Error('The snapshot was not used.')
    },
    changedSince: async () => [...generatedProducts(CHANGED)],
  },
)
const began = performance.now()
const made = await (job === 'sitemap'
  ? renewSitemap({
      objects: { write } as Pick<Deps['objects'], 'write'> as Deps['objects'],
      onSale: () => snapshots.pages(Date.now()),
      app_url: 'https://oja.example',
    })
  : snapshots.renew(Date.now()))
const took_ms = performance.now() - began
const peak_bytes = process.resourceUsage().maxRSS * 1_024
const renewed: Renewed = { made, took_ms, peak_bytes, largest_bytes }
console.log(JSON.stringify(renewed))
