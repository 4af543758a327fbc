import type { Api } from '../../../tests/support/api-server'
import { startMeter } from '../../../tests/support/firestore-meter'
import { openMarket } from '../../../tests/support/market'
import type { Figure } from '../figure'
import type { PartOptions } from '../part'
import { percentile } from '../percentile'
import { startWarmApi, warmSearch } from '../warm-api'
import { createGrowingCatalogue } from './grow-catalogue'
import { type PageCalls, pagesOver } from './pages'
import { makeSurroundings } from './surroundings'

const SIZES = [1_000, 10_000, 100_000]
const TURNS = 40
/** The first turns are for the compiler and the connections. */
const WARM_TURNS = 5

type Cost = { reads: number; p95_ms: number }

const openPage = async (api: Api, paths: readonly string[]): Promise<void> => {
  // As a browser does it: everything that a page needs at once.
  const answers = await Promise.all(paths.map((path) => api.call('GET', path)))
  const refused = answers.findIndex(({ status }) => status !== 200)
  if (refused >= 0) throw new Error(`${paths[refused]} answered ${answers[refused]?.status}.`)
}

/** The most that one turn read, and how long the slowest of twenty turns took. */
const costOf = async (api: Api, { calls }: PageCalls): Promise<Cost> => {
  let reads = 0
  const took_ms: number[] = []
  for (let turn = 0; turn < WARM_TURNS + TURNS; turn += 1) {
    const meter = startMeter()
    const began = performance.now()
    await openPage(api, calls(turn)).finally(meter.stop)
    if (turn >= WARM_TURNS) took_ms.push(performance.now() - began)
    reads = Math.max(reads, meter.read().reads)
  }
  return { reads, p95_ms: percentile(took_ms, 95) }
}

const costsOf = async (pages: readonly PageCalls[]): Promise<Map<string, Cost>> => {
  const costs = new Map<string, Cost>()
  const search = await warmSearch()
  const api = await startWarmApi({ search, keeps_answers: false })
  for (const page of pages) costs.set(page.name, await costOf(api, page))
  await api.close()
  const keeping = await startWarmApi({ search, keeps_answers: true })
  await openPage(keeping, ['/public/products?page=1'])
  const hit = { name: 'marketplace, kept answer', calls: () => ['/public/products?page=1'] }
  costs.set(hit.name, await costOf(keeping, hit))
  await keeping.close()
  return costs
}

const figuresOf = (sizes: ReadonlyMap<number, Map<string, Cost>>): Figure[] => {
  const names = [...(sizes.get(SIZES[0] ?? 0)?.keys() ?? [])]
  return names.flatMap((name) => {
    const costs = [...sizes].map(([size, costs]) => ({ size, cost: costs.get(name) }))
    const least = costs[0]?.cost?.reads ?? 0
    return costs.flatMap(({ size, cost }): Figure[] =>
      cost
        ? [
            {
              row: 10,
              what: `${name}, ${size} products`,
              value: cost.reads,
              unit: 'reads',
              budget: { exactly: least },
            },
            { row: 10, what: `${name}, ${size} products, p95`, value: cost.p95_ms, unit: 'ms' },
          ]
        : [],
    )
  })
}

/** Row 10: the same pages over a catalogue that grows a hundredfold. */
export const measureSizes = async ({ say, signal }: PartOptions): Promise<Figure[]> => {
  const market = await openMarket()
  const { vendor_id, product_id } = await makeSurroundings(market)
  const grow = createGrowingCatalogue(SIZES.at(-1) ?? 0, vendor_id)
  const sizes = new Map<number, Map<string, Cost>>()
  const ids: string[] = []
  for (const size of SIZES) {
    signal.throwIfAborted()
    const began = performance.now()
    ids.push(...(await grow(size)))
    const seconds = Math.round((performance.now() - began) / 1_000)
    say(`  ${size} products are written, the last of them in ${seconds} s`)
    sizes.set(size, await costsOf(pagesOver(ids, product_id, vendor_id)))
  }
  await market.close()
  return figuresOf(sizes)
}
