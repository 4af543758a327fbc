import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { CATEGORIES } from '../../../functions/src/contract/reference/categories'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import type { Api } from '../../../tests/support/api-server'
import { startMeter } from '../../../tests/support/firestore-meter'
import { openTestApi, type TestApi } from '../../../tests/support/test-api'
import { commitAll, setDocument } from '../../seed/write/commit-all'
import { type Figure, figure, type Part, percentile } from '../figure'
import { generatedProducts } from '../search/generated-products'
import { startWarmApi, warmSearch, writeProducts } from '../warm-api'

const SIZES = [1_000, 10_000, 100_000]
const TURNS = 40
/** Unmeasured turns, for JIT compilation and connections. */
const WARM_TURNS = 5
const WRITTEN_AT_ONCE = 1_000
/** The store whose page is measured owns one in this many products. */
const OWN_EVERY = 50
const REVIEWS = 40
const STORES = 12
const DAY_MS = 86_400_000

/** Writes what does not grow with the products: stores, reviews, categories. */
const makeFixtures = async (testApi: TestApi) => {
  const vendor = await testApi.vendor()
  for (let number = 1; number < STORES; number += 1) await testApi.vendor()
  const { id: product_id } = await testApi.product(vendor)
  const reviews = Array.from({ length: REVIEWS }, (_, number) => {
    const id = `r${String(number).padStart(19, '0')}`
    return setDocument(COLLECTIONS.reviews, id, {
      id,
      product_id,
      vendor_id: vendor.uid,
      buyer_name: 'Ngozi E.',
      rating: 1 + (number % 5),
      text: 'Well made, and here within the week.',
      reply: null,
      created_at: timestampFromMillis(Date.UTC(2026, 0, 1) + number * DAY_MS),
    })
  })
  const categories = CATEGORIES.map((category) =>
    setDocument(COLLECTIONS.categories, category.value, { ...category, product_count: 1 }),
  )
  await commitAll([...reviews, ...categories])
  return { vendor_id: vendor.uid, product_id }
}

/** The home page's queries: the newest products, then five categories. */
const SECTIONS = [
  '',
  '?category=clothing_accessories',
  '?category=home_kitchen',
  '?category=beauty_personal_care',
  '?category=art_collectibles',
  '?category=food_beverages',
]
const WORDS = ['leather', 'calabash', 'adire', 'talking', 'carved', 'brass', 'solar', 'woven']

/** A page's API requests in each turn. */
type Page = [name: string, paths: (turn: number) => string[]]

const pagesOver = (
  ids: readonly string[],
  { vendor_id, product_id }: { vendor_id: string; product_id: string },
): Page[] => {
  const productIn = (turn: number) => `/products/${ids[turn % ids.length]}`
  const word = (turn: number) => WORDS[turn % WORDS.length]
  const pages: Page[] = [
    ['marketplace', (turn) => [`/products?page=${1 + (turn % 5)}`]],
    [
      'marketplace, searched and filtered',
      (turn) => [`/products?q=${word(turn)}&states=Lagos&sortBy=popularity`],
    ],
    ['product', (turn) => [productIn(turn)]],
    ['similar products', (turn) => [`${productIn(turn)}/similar`]],
    ['reviews', () => [`/products/${product_id}/reviews?limit=10`]],
    [
      'home, all sections',
      () => [
        ...SECTIONS.map((query) => `/products/recent${query}`),
        '/categories/top-categories',
        '/vendors?limit=8',
      ],
    ],
    ['store', () => [`/vendors/${vendor_id}`]],
  ]
  return pages
}

type Cost = { name: string; reads: number; p95_ms: number }

/** The maximum reads of a turn and the 95th percentile of the durations. */
const costOf = async (api: Api, [name, pathsOf]: Page): Promise<Cost> => {
  let reads = 0
  const took_ms: number[] = []
  for (let turn = 0; turn < WARM_TURNS + TURNS; turn += 1) {
    const paths = pathsOf(turn)
    const meter = startMeter()
    const began = performance.now()
    // Sends all requests of a page at once, as a browser does.
    const responses = await Promise.all(
      paths.map((path) => api.call('GET', `/public${path}`)),
    ).finally(meter.stop)
    if (turn >= WARM_TURNS) took_ms.push(performance.now() - began)
    const refused = responses.findIndex(({ status }) => status !== 200)
    if (refused >= 0) throw new Error(`${paths[refused]} answered ${responses[refused]?.status}.`)
    reads = Math.max(reads, meter.read().reads)
  }
  return { name, reads, p95_ms: percentile(took_ms, 95) }
}

const costsOf = async (pages: readonly Page[]): Promise<Cost[]> => {
  const costs: Cost[] = []
  const search = await warmSearch()
  const api = await startWarmApi({ search, caches_responses: false })
  for (const page of pages) costs.push(await costOf(api, page))
  await api.close()
  const caching = await startWarmApi({ search, caches_responses: true })
  const hit: Page = ['marketplace, cached response', () => ['/products?page=1']]
  await caching.call('GET', '/public/products?page=1')
  costs.push(await costOf(caching, hit))
  await caching.close()
  return costs
}

/** Row 10: the same pages while the catalogue grows a hundredfold. */
export const measure: Part = async ({ say, signal }) => {
  const testApi = await openTestApi()
  const fixtures = await makeFixtures(testApi)
  const ids: string[] = []
  const costs: (Cost & { size: number })[] = []
  let waiting: Product[] = []
  let size = 0
  for (const product of generatedProducts(SIZES.at(-1) ?? 0)) {
    size += 1
    const { vendor_id } = size % OWN_EVERY === 0 ? fixtures : product
    waiting.push({ ...product, vendor_id })
    if (waiting.length < WRITTEN_AT_ONCE) continue
    signal.throwIfAborted()
    await writeProducts(waiting)
    ids.push(...waiting.slice(0, 2).map(({ id }) => id))
    waiting = []
    if (!SIZES.includes(size)) continue
    say(`  ${size} products are written`)
    const found = await costsOf(pagesOver(ids, fixtures))
    costs.push(...found.map((cost) => ({ ...cost, size })))
  }
  await testApi.close()
  return figuresOf(costs)
}

/** The budget of each page is its number of reads with the smallest catalogue. */
const figuresOf = (costs: readonly (Cost & { size: number })[]): Figure[] => {
  const names = [...new Set(costs.map(({ name }) => name))]
  return names.flatMap((name) => {
    const own = costs.filter((cost) => cost.name === name)
    const budget = { exactly: own[0]?.reads ?? 0 }
    return own.flatMap(({ size, reads, p95_ms }) => [
      figure(10, `${name}, ${size} products`, [reads, 'reads'], budget),
      figure(10, `${name}, ${size} products, p95`, [p95_ms, 'ms']),
    ])
  })
}
