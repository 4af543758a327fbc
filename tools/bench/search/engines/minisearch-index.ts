import MiniSearch, { type AsPlainObject, type Query } from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import { editsAllowed } from '../../../../functions/src/domain/catalog/search/misspelling'
import {
  type Alternative,
  makerWord,
  type Term,
  type TextPlan,
} from '../../../../functions/src/domain/catalog/search/text-plan'
import {
  BOOSTS,
  OPTIONAL_WEIGHT,
  STORE_WEIGHT,
} from '../../../../functions/src/providers/search/boosts'
import type { TextMatches } from '../../../../functions/src/providers/search/collect'
import type { WordIndex } from '../../../../functions/src/providers/search/inverted-index'

const FIELDS = Object.keys(BOOSTS)
/** The words of stores and brands have no field in the other engines. */
const MAKER = 'maker'
type Document = { id: number; words: ReadonlyMap<string, number> }

/** An index as JSON holds it, and the number of products with each word. */
export type Stored = { index: AsPlainObject; docs: [string, number][] }

const OPTIONS = {
  fields: [...FIELDS, MAKER],
  /** Words are tokenized already. */
  extractField: ({ id, words }: Document, field: string) => {
    if (field === 'id') return id
    const bit = FIELDS.indexOf(field)
    const isIn = (fields: number) => (bit < 0 ? fields === 0 : (fields & (1 << bit)) > 0)
    return [...words].flatMap(([word, fields]) => (isIn(fields) ? [word] : [])).join(' ')
  },
  tokenize: (text: string) => text.split(' ').filter((word) => word !== ''),
  processTerm: (word: string) => word,
  searchOptions: {
    boost: { ...BOOSTS, [MAKER]: BOOSTS.name },
    // Of several, those with the best answers to the questions.
    bm25: { k: 2, b: 0.7, d: 0 },
  },
}

const anyOf = (queries: Query[]) => ({ combineWith: 'OR' as const, queries })
const allOf = (queries: Query[]) => ({ combineWith: 'AND' as const, queries })

const alternativeQuery = ({ words, weight, is_begun = false }: Alternative, factor: number) => ({
  ...allOf([...words]),
  prefix: is_begun,
  boostTerm: () => (weight * factor) / words.length,
})

const termQuery = ({ alternatives, rarity }: Term): Query =>
  anyOf(alternatives.map((one) => alternativeQuery(one, rarity)))

const planQuery = ({ needs, required, store }: TextPlan): Query => {
  const terms = required.map(termQuery)
  const goods = needs === 'all' ? allOf(terms) : anyOf(terms)
  if (store.length === 0) return goods
  return anyOf([goods, alternativeQuery({ words: store, weight: 1 }, STORE_WEIGHT)])
}

/** MiniSearch in the place of our inverted index, below the reading that all engines have. */
export const createMiniSearchIndex = (stored?: Stored): WordIndex & { store: () => Stored } => {
  const index = stored
    ? MiniSearch.loadJS<Document>(stored.index, OPTIONS)
    : new MiniSearch<Document>(OPTIONS)
  const docs: SearchableMap<number> = SearchableMap.from(stored?.docs ?? [])
  let size = index.documentCount

  const matchesOf = (query: Query): TextMatches => {
    const found = index.search(query)
    const scores = new Float32Array(size)
    // MiniSearch multiplies by the number of words, which other names of one thing are too.
    for (const { id, score, queryTerms } of found) scores[id] = score / (queryTerms.length || 1)
    return { docIds: Uint32Array.from(found, ({ id }) => id), scores }
  }

  return {
    store: () => ({ index: index.toJSON(), docs: [...docs] }),
    add: (slot, words) => {
      size = slot + 1
      for (const word of words.keys()) docs.update(word, (count = 0) => count + 1)
      index.add({ id: slot, words })
    },
    countsOf: (words) => ({
      docs: new Map(words.flatMap((word) => (docs.has(word) ? [[word, docs.get(word) ?? 0]] : []))),
      products: size,
    }),
    nearWords: (word) => {
      const begun = [word, makerWord(word)].flatMap((start) =>
        [...docs.atPrefix(start)].filter(([other]) => other !== start).slice(0, 1),
      )
      const most = editsAllowed(word)
      // A swap of letters is two edits to MiniSearch.
      const fuzzy = most > 0 ? [...docs.fuzzyGet(word, most + 1)] : []
      return [
        ...begun.map(([other, count]) => ({ word: other, docs: count })),
        ...fuzzy.map(([other, [count]]) => ({ word: other, docs: count })),
      ]
    },
    run: (plan) => {
      const { docIds, scores } = matchesOf(planQuery(plan))
      if (plan.optional.length === 0) return { docIds, scores }
      const more = matchesOf(anyOf(plan.optional.map(termQuery))).scores
      return { docIds, scores: scores.map((one, id) => one + OPTIONAL_WEIGHT * (more[id] ?? 0)) }
    },
  }
}
