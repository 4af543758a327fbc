// Runs in a process of its own, as the scheduled function does, so that its memory is the job's.
import type { ListedProduct } from '../../../functions/src/domain/sitemap/pages-to-list'
import type { Deps } from '../../../functions/src/usecases/deps'
import { renewSitemap } from '../../../functions/src/usecases/sitemap/renew-sitemap'
import { generatedProducts } from '../search/generated-products'

const PAGE = 1_000

const products = Number(process.argv[2])
if (!(products > 0)) throw new Error('Say how many products.')

async function* inPages(): AsyncGenerator<ListedProduct[]> {
  let page: ListedProduct[] = []
  for (const product of generatedProducts(products)) {
    page.push(product)
    if (page.length < PAGE) continue
    yield page
    page = []
  }
  yield page
}

let largest_bytes = 0
const objects: Pick<Deps['objects'], 'write'> = {
  write: async (_, bytes) => {
    largest_bytes = Math.max(largest_bytes, bytes.length)
  },
}
const began = performance.now()
const files = await renewSitemap({
  objects: objects as Deps['objects'],
  onSale: inPages,
  app_url: 'https://oja.example',
})
const took_ms = performance.now() - began
const peak_bytes = process.resourceUsage().maxRSS * 1_024
console.log(JSON.stringify({ files, took_ms, peak_bytes, largest_bytes }))
