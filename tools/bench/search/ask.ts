import type { ProductSearch } from '../../../functions/src/ports/product-search'
import { QUERIES } from './queries'

/** The number of products found by each kind of query, and the duration of each query. */
export type Kinds = Record<string, { found: number; took_ms: number[] }>

/** `clock` returns milliseconds. */
type Rounds = { warm: number; rounds: number; clock?: () => number }

/** Asks every query of the mix, one after the other; the first `warm` rounds aren't measured. */
export const askEverything = async (
  search: Pick<ProductSearch, 'search'>,
  { warm, rounds, clock = () => performance.now() }: Rounds,
): Promise<Kinds> => {
  const kinds: Kinds = {}
  for (let round = 0; round < warm + rounds; round += 1) {
    for (const [kind, filters] of Object.entries(QUERIES)) {
      kinds[kind] ??= { found: 0, took_ms: [] }
      const figures = kinds[kind]
      for (const filter of filters) {
        const asked = clock()
        const found = await search.search(filter)
        const took_ms = clock() - asked
        if (round < warm) continue
        figures.took_ms.push(took_ms)
        figures.found += found.total
      }
    }
  }
  return kinds
}
