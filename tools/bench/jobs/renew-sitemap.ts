// Runs in a process of its own, as the scheduled function does, so that its memory is the job's.
import { readFileSync } from 'node:fs'
import { createSnapshots } from '../../../functions/src/providers/search/snapshots'
import type { Deps } from '../../../functions/src/usecases/deps'
import { renewSitemap } from '../../../functions/src/usecases/sitemap/renew-sitemap'

const [path] = process.argv.slice(2)
if (!path) throw new Error('Name the file of the snapshot.')

const unused = () => {
  throw new Error('The snapshot was not used.')
}
const snapshots = createSnapshots(
  { read: async () => readFileSync(path), write: unused },
  { allOnSale: unused, changedSince: unused },
)
let largest_bytes = 0
const objects: Pick<Deps['objects'], 'write'> = {
  write: async (_, bytes) => {
    largest_bytes = Math.max(largest_bytes, bytes.length)
  },
}
const began = performance.now()
const files = await renewSitemap({
  objects: objects as Deps['objects'],
  onSale: () => snapshots.pages(Date.now()),
  app_url: 'https://oja.example',
})
const took_ms = performance.now() - began
const peak_bytes = process.resourceUsage().maxRSS * 1_024
console.log(JSON.stringify({ files, took_ms, peak_bytes, largest_bytes }))
