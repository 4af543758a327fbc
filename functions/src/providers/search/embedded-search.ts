import { categoryValueSchema } from '../../contract/entities/catalog/product'
import { millisOf, SECOND_MS } from '../../contract/time'
import type { ProductSearch } from '../../ports/product-search'
import { type Catalogue, createCatalogue } from './catalogue'
import type { SearchProduct, Snapshot } from './snapshot'

/** The source of the catalogue: the products on sale at an instant, then changes. */
export type CatalogueSource = {
  load: (now: number) => Promise<Snapshot>
  renew: (now: number) => Promise<number>
  /**
   * Products changed at or after `since` (epoch milliseconds), including those no longer on sale.
   */
  changedSince: (since: number) => Promise<SearchProduct[]>
  read: (id: string) => Promise<SearchProduct | undefined>
}

type Options = { clock: () => number; refresh_ms: number }

/** Covers clock skew between instances, and commits that land after their timestamp. */
const OVERLAP_MS = 10 * SECOND_MS
const MAX_WASTE = 20_000

type State = {
  catalogue: Catalogue
  /** The time of the last refresh in epoch milliseconds, by the clock that dates changes. */
  looked_at: number
  seen: Map<string, number>
}

const take = ({ catalogue, seen }: State, products: readonly SearchProduct[]): void => {
  for (const product of products) {
    const at = millisOf(product.updated_at)
    if (seen.get(product.id) === at) continue
    seen.set(product.id, at)
    catalogue.put(product)
  }
}

const loadFrom = async (source: CatalogueSource, now: number): Promise<State> => {
  const { at, products } = await source.load(now)
  const catalogue = createCatalogue()
  for (const product of products) catalogue.put(product)
  const state: State = { catalogue, looked_at: at, seen: new Map() }
  return at < now ? refreshFrom(source, state, now) : state
}

const refreshFrom = async (source: CatalogueSource, state: State, now: number): Promise<State> => {
  // The suite's clock can go back, so that changes are dated before the last refresh.
  const since = Math.min(state.looked_at, now) - OVERLAP_MS
  for (const [id, at] of state.seen) if (at < since) state.seen.delete(id)
  take(state, await source.changedSince(since))
  state.looked_at = now
  return state
}

/** Similar products of the same category: by words first, then by sales. */
const similarTo = (catalogue: Catalogue, product: SearchProduct, limit: number): string[] => {
  const fuzzy = catalogue.like(product.id, product.name, limit)
  if (fuzzy.length === limit) return fuzzy
  const { data: category } = categoryValueSchema.safeParse(product.category)
  const best = { page: 1, limit: limit * 2 + 1, q: '', states: [], sortBy: 'popularity' as const }
  const { ids } = catalogue.search({ ...best, category })
  return [...new Set([...fuzzy, ...ids])].filter((id) => id !== product.id).slice(0, limit)
}

/**
 * A search index in this instance's memory. It loads all products on sale once, then queries
 * changes at most every `refresh_ms`.
 */
export const createEmbeddedSearch = (
  source: CatalogueSource,
  { clock, refresh_ms }: Options,
): ProductSearch => {
  let state: State | undefined
  let checked_at = Number.NEGATIVE_INFINITY
  let work: Promise<State> | undefined

  const look = async (): Promise<State> => {
    const started_at = performance.now()
    const isSpent = state === undefined || state.catalogue.waste() > MAX_WASTE
    state = await (state && !isSpent
      ? refreshFrom(source, state, clock())
      : loadFrom(source, clock()))
    checked_at = started_at
    return state
  }

  const current = async (): Promise<Catalogue> => {
    if (state && performance.now() - checked_at < refresh_ms) return state.catalogue
    // Concurrent callers share one refresh.
    work ??= look().finally(() => {
      work = undefined
    })
    return (await work).catalogue
  }

  return {
    search: async (query) => (await current()).search(query),
    knownWords: async (words) => (await current()).knownWords(words),
    renewSnapshot: () => source.renew(clock()),
    similar: async (id, limit) => {
      const product = await source.read(id)
      return product ? similarTo(await current(), product, limit) : []
    },
  }
}
