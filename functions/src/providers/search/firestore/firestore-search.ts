import type { ProductFilter, ProductPage } from '../../../contract/endpoints/products'
import { ALL_STATES } from '../../../contract/product-facts'
import { STATES } from '../../../contract/reference/states'
import type { Found, ProductSearch } from '../../../usecases/product/product-search'
import { PRICE_BOUNDS } from '../facets'
import type { Fields, Pipeline, Value } from './pipeline'
import {
  bestPipeline,
  categoriesPipeline,
  hasWords,
  likePipeline,
  pagePipeline,
  pricesPipeline,
  RATING_STEPS,
  ratingsPipeline,
  statesPipeline,
  totalPipeline,
} from './product-pipelines'

type Source = {
  /** Runs a pipeline and answers its rows. */
  execute: (pipeline: Pipeline) => Promise<Fields[]>
  read: (id: string) => Promise<{ id: string; name: string; category: string } | undefined>
  /** Others read the snapshot too; this search needs none. */
  renew: () => Promise<number>
}

const NOTHING: Found = {
  ids: [],
  total: 0,
  facets: { categories: {}, states: {}, prices: {}, ratings: {} },
}

const textOf = (value: Value | undefined): string =>
  value && 'stringValue' in value ? value.stringValue : ''
const numberOf = (value: Value | undefined): number => {
  if (value && 'integerValue' in value) return Number(value.integerValue)
  return value && 'doubleValue' in value ? value.doubleValue : 0
}
const idsOf = (rows: readonly Fields[]): string[] => rows.map(({ id }) => textOf(id))

/** Choices that would leave nothing are not told. */
const counts = (entries: readonly (readonly [string, number])[]): Record<string, number> =>
  Object.fromEntries(entries.filter(([, many]) => many > 0))

const grouped = (rows: readonly Fields[], name: string) =>
  rows.map((row) => [textOf(row[name]), numberOf(row.many)] as const)

const statesOf = (rows: readonly Fields[]) => {
  const many = new Map(grouped(rows, 'state'))
  const everywhere = many.get(ALL_STATES) ?? 0
  return counts(STATES.map((state) => [state, (many.get(state) ?? 0) + everywhere]))
}

/** From "at most each bound" to "above the bound before". */
const pricesOf = ([row = {}]: readonly Fields[]) => {
  let below = 0
  return counts(
    PRICE_BOUNDS.map((bound) => {
      const up_to = numberOf(row[`to_${bound}`])
      const many = up_to - below
      below = up_to
      return [String(bound), many]
    }),
  )
}

const ratingsOf = ([row = {}]: readonly Fields[]) =>
  counts(RATING_STEPS.map((least) => [String(least), numberOf(row[`from_${least}`])]))

/**
 * The search as Firestore's Enterprise edition does it itself, for catalogues beyond an instance's
 * memory. Not proven against a database: the emulator runs no pipelines (decision 0018).
 */
export const createFirestoreSearch = ({ execute, read, renew }: Source): ProductSearch => {
  const facetsOf = async (filter: ProductFilter): Promise<ProductPage['facets']> => {
    const [categories, states, prices, ratings] = await Promise.all(
      [categoriesPipeline, statesPipeline, pricesPipeline, ratingsPipeline].map((pipeline) =>
        execute(pipeline(filter)),
      ),
    )
    return {
      categories: counts(grouped(categories ?? [], 'category')),
      states: statesOf(states ?? []),
      prices: pricesOf(prices ?? []),
      ratings: ratingsOf(ratings ?? []),
    }
  }

  return {
    search: async (filter) => {
      if (filter.q !== '' && !hasWords(filter.q)) return NOTHING
      const [page, [total = {}], facets] = await Promise.all([
        execute(pagePipeline(filter)),
        execute(totalPipeline(filter)),
        facetsOf(filter),
      ])
      return { ids: idsOf(page), total: numberOf(total.total), facets }
    },
    similar: async (id, limit) => {
      const product = await read(id)
      if (!product) return []
      const near = hasWords(product.name) ? idsOf(await execute(likePipeline(product, limit))) : []
      if (near.length >= limit) return near
      const best = idsOf(await execute(bestPipeline(product, limit)))
      return [...new Set([...near, ...best])].slice(0, limit)
    },
    renewSnapshot: renew,
  }
}
