import * as z from 'zod/mini'
import { CATEGORY_VALUES } from '../../../contract/reference/categories'
import { STATES } from '../../../contract/reference/states'
import type { Found } from '../../../ports/product-search'
import { named, PRICE_BOUNDS, RATING_STEPS } from '../facets'
import { topValues } from '../traits'
import type { Group } from './statement'

const countsSchema = z.nullable(z.record(z.string(), z.int()))

/** The columns of `facetColumns`. */
export const facetsSchema = z.object({
  categories: countsSchema,
  prices: countsSchema,
  ratings: countsSchema,
  size_values: countsSchema,
  colour_values: countsSchema,
  everywhere: z.nullable(z.int()),
  states: z.nullable(z.array(z.int())),
})
type FacetCounts = z.infer<typeof facetsSchema>

/** Counts of a set, and by how much they are too low because only some of it was counted. */
export type Counted = { counts: FacetCounts; scale: number }

/** The facets by name, each from what was counted for its group. */
export const facetsFrom = (countedFor: (group: Group) => Counted): Found['facets'] => {
  const scaled = (
    group: Group,
    size: number,
    countOf: (counts: FacetCounts, index: number) => number,
  ) => {
    const { counts, scale } = countedFor(group)
    return Array.from({ length: size }, (_, index) => Math.round(countOf(counts, index) * scale))
  }
  const values = (group: 'sizes' | 'colours', column: 'size_values' | 'colour_values') => {
    const { counts, scale } = countedFor(group)
    const found = Object.entries(counts[column] ?? {})
    return topValues(found.map(([value, count]) => [value, Math.round(count * scale)] as const))
  }
  return {
    sizes: values('sizes', 'size_values'),
    colours: values('colours', 'colour_values'),
    categories: named(
      CATEGORY_VALUES,
      scaled('category', CATEGORY_VALUES.length, ({ categories }, at) => categories?.[at] ?? 0),
    ),
    states: named(
      STATES,
      scaled(
        'states',
        STATES.length,
        ({ states, everywhere }, at) => (states?.[at] ?? 0) + (everywhere ?? 0),
      ),
    ),
    prices: named(
      PRICE_BOUNDS,
      scaled('price', PRICE_BOUNDS.length, ({ prices }, at) => prices?.[at] ?? 0),
    ),
    ratings: named(
      RATING_STEPS,
      scaled('rating', RATING_STEPS.length, ({ ratings }, at) =>
        Object.entries(ratings ?? {}).reduce(
          (sum, [reached, count]) => (Number(reached) > at ? sum + count : sum),
          0,
        ),
      ),
    ),
  }
}
