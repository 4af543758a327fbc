import * as z from 'zod/mini'
import { MAX_EXACT_COUNT } from '../../../contract/api/page-size'
import { facetsSchema } from './facet-counts'
import {
  FACET_COLUMNS,
  facetColumns,
  type Group,
  inNames,
  matches,
  newStatement,
  ownSets,
  type Search,
  setName,
} from './statement'

/** `search_products_sample` has one of so many products. */
const SAMPLE_PART = 16

/**
 * A set with as many matches in the sample has more than are counted: of `MAX_EXACT_COUNT` the
 * sample has 625, with a standard deviation of 24.
 */
const SURELY_LARGE = 750

/** Facets of a large set are those of so many matches in the sample. */
const MAX_SAMPLED = 2_500

/** As many in the sample are found sooner along the index of their order than sorted. */
const MANY_NAMED = 300

/** About as many products are looked at for the size of a set with more matches in the sample. */
const LOOKED_AT = 2_000

export const setSampleSchema = z.extend(facetsSchema, {
  /** The matches of each set in the sample, at most `MAX_SAMPLED`. */
  sizes: z.record(z.string(), z.int()),
  /** The matches of a large set in the sample with all words in their names, up to `MANY_NAMED`. */
  named: z.nullable(z.int()),
  /** The sets' matches among the `seen` products of all that are on sale; if one is that large. */
  seen: z.nullable(z.record(z.string(), z.int())),
  /** The number of products on sale as of the last refresh. */
  products: z.int(),
})
export type SetSample = z.infer<typeof setSampleSchema>

/** Counts each set, and the facets, in the sample. */
export const sampleStatement = (search: Search) => {
  const { values, bind } = newStatement()
  const own = ownSets(search)
  const all = [undefined, ...own]
  const sets = all.map(
    (group) => `${setName(group)} as materialized (
       select ${FACET_COLUMNS} from search_products_sample
       where ${matches(bind, search, group)} limit ${MAX_SAMPLED})`,
  )
  const sizes = all.map(
    (group) => `(select count(*)::int from ${setName(group)}) as ${setName(group)}`,
  )
  const isCut = `greatest(${all.map(setName).join(', ')}) = ${MAX_SAMPLED}`
  const seen = all.map(
    (group) => `'${setName(group)}', count(*) filter (where ${matches(bind, search, group)})`,
  )
  const { text } = search
  const named = text
    ? `case when base >= ${SURELY_LARGE} then (select count(*)::int from (
         select from search_products_sample where ${matches(bind, inNames(search, text))}
         limit ${MANY_NAMED}) as named) end`
    : 'null::int'
  // Whole blocks are sampled.
  const percent = `(select 100 * least(1, ${LOOKED_AT * SAMPLE_PART} / greatest(products, 1)::float8)
    from search_state)`
  const sql = `with ${sets.join(',\n')},
    sizes as materialized (select ${sizes.join(', ')})
    select row_to_json(sizes) as sizes, (select products from search_state) as products,
      ${named} as named, case when ${isCut} then (
        select json_build_object('all', count(*) filter (where on_sale), ${seen.join(', ')})
        from search_products_sample tablesample system (${percent}) repeatable (1)) end as seen,
      ${facetColumns((group) => setName(own.includes(group) ? group : undefined))}
    from sizes`
  return { sql, values }
}

const sizeIn = ({ sizes }: SetSample, group: Group | undefined): number =>
  sizes[setName(group)] ?? 0

export const hasAny = ({ sizes }: SetSample): boolean =>
  Object.values(sizes).some((size) => size > 0)

/** Whether few matches of a large set have all words in their names. */
export const hasFewNamed = ({ named }: SetSample): boolean => (named ?? 0) < MANY_NAMED

/** Whether a set has more than `MAX_EXACT_COUNT` matches, beyond doubt. */
export const isSurelyLarge = (sample: SetSample, group: Group | undefined): boolean =>
  sizeIn(sample, group) >= SURELY_LARGE

/** By how much the sample's counts of a set with more than `MAX_EXACT_COUNT` matches are too low. */
export const scaleOf = (sample: SetSample, group: Group | undefined): number => {
  const size = sizeIn(sample, group)
  const { seen, products } = sample
  const isCut = size >= MAX_SAMPLED
  const estimate =
    isCut && seen ? (products * (seen[setName(group)] ?? 0)) / Math.max(1, seen.all ?? 0) : 0
  const least = isCut ? size * SAMPLE_PART : MAX_EXACT_COUNT
  return Math.max(estimate, least, isCut ? 0 : size * SAMPLE_PART) / Math.max(1, size)
}
