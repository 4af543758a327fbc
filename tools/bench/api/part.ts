import { deepStrictEqual } from 'node:assert'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startInstance, startServer } from '../../../tests/support/load/instance'
import { openTestApi } from '../../../tests/support/test-api'
import { nodeBinary } from '../../../tests/upload/node-binary'
import { workFile } from '../../emulators/project'
import { type Figure, figure, type Part, type PartOptions } from '../figure'
import { generatedProducts } from '../search/generated-products'
import { writeProducts } from '../warm-api'
import { load, type Speed } from './load'
import { purchaseFigures } from './purchases'

const PRODUCTS = 2_000
/** The Node that is deployed, which has SQLite. */
const NODE = 22
const PLAIN = fileURLToPath(new URL('./plain-server.ts', import.meta.url))
const COMPRESSED = { 'accept-encoding': 'gzip, br' }
const MAX_P95_MS = 60

/** Two servers with the same content: both must respond with the same data. */
type Site = { origin: string; paths: string[] }

const dataOf = async ({ origin, paths: [path = '/'] }: Site): Promise<unknown> => {
  const response = await fetch(origin + path)
  if (response.status !== 200) throw new Error(`${origin}${path} answered ${response.status}.`)
  return ((await response.json()) as { data: unknown }).data
}

const speedFigures = (what: string, { per_second, p50_ms, p95_ms }: Speed): Figure[] => [
  figure(12, what, [per_second, '/s']),
  figure(12, `${what}, p50`, [p50_ms, 'ms']),
  figure(12, `${what}, p95`, [p95_ms, 'ms']),
]

/** The marketplace from the response cache, beside a query at each request and a plain cache. */
const cachedFigures = async (
  sites: Record<'api' | 'sqlite' | 'cached', Site>,
  say: PartOptions['say'],
): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const [how, headers] of [
    ['', {}],
    [', compressed', COMPRESSED],
  ] as const) {
    say(`  marketplace pages${how}`)
    const speed = async ({ origin, paths }: Site) => load(origin, paths, headers)
    const [api, sqlite, cached] = [
      await speed(sites.api),
      await speed(sites.sqlite),
      await speed(sites.cached),
    ]
    const name = `marketplace page${how}`
    figures.push(
      ...speedFigures(`${name}, cached response of the API`, api),
      ...speedFigures(`${name}, Express and SQLite`, sqlite),
      ...speedFigures(`${name}, Express and its body in memory`, cached),
      figure(
        12,
        `${name}, the API by Express and SQLite`,
        [api.per_second / sqlite.per_second, ''],
        {
          least: 1,
        },
      ),
    )
  }
  return figures
}

const uncachedFigures = async (api: Site, sqlite: Site): Promise<Figure[]> => {
  const what = 'product page, not cached'
  const [ours, plain] = [await load(api.origin, api.paths), await load(sqlite.origin, sqlite.paths)]
  const [throughput, p50] = speedFigures(`${what}, API on the emulator`, ours)
  const p95: [number, string] = [ours.p95_ms, 'ms']
  return [
    ...[throughput, p50].flatMap((one) => one ?? []),
    figure(12, `${what}, API on the emulator, p95`, p95, { most: MAX_P95_MS }),
    ...speedFigures(`${what}, Express and SQLite`, plain),
  ]
}

/** Row 12: the API beside a plain server with the same content, and purchases end to end. */
export const measure: Part = async ({ say }) => {
  const api = await openTestApi()
  const products = [...generatedProducts(PRODUCTS)]
  await writeProducts(products)
  const file = workFile('bench-api', 'products.json')
  writeFileSync(file, JSON.stringify(products))
  const node = nodeBinary(NODE)
  const instance = await startInstance(api.simulator.world.settings.publicUrl, node)
  const plain = await startServer(PLAIN, { node, args: [file] })
  try {
    const list = '/products?page=1'
    const ids = products.map(({ id }) => `/products/${id}`)
    const site = (path: string): Site => ({ origin: plain.origin, paths: [path] })
    const ours = (paths: readonly string[]): Site => ({
      origin: instance.origin,
      paths: paths.map((path) => `/api/v1/public${path}`),
    })
    const sites = { api: ours([list]), sqlite: site(list), cached: site(`/cached${list}`) }
    const wanted = await dataOf(sites.api)
    for (const other of [sites.sqlite, sites.cached]) deepStrictEqual(await dataOf(other), wanted)
    const each = { origin: plain.origin, paths: ids }
    deepStrictEqual(await dataOf(each), await dataOf(ours(ids)))
    const cached = await cachedFigures(sites, say)
    say('  product pages')
    const uncached = await uncachedFigures(ours(ids), each)
    say('  purchases')
    return [...cached, ...uncached, ...(await purchaseFigures(api, instance))]
  } finally {
    await plain.stop()
    await instance.stop()
    await api.close()
  }
}
