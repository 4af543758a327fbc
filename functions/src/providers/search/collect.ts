import type { Alternative, TextPlan } from '../../domain/catalog/search/text-plan'
import { BOOSTS, OPTIONAL_WEIGHT, STORE_WEIGHT } from './boosts'
import { docIdOf, fieldsOf, type PostingList } from './posting-list'

const WORTH = Float32Array.from({ length: 16 }, (_, fields) =>
  Object.values(BOOSTS).reduce((sum, boost, bit) => sum + (fields & (1 << bit) ? boost : 0), 0),
)
/** The words of stores and brands have no field. */
const NO_FIELD = BOOSTS.name
WORTH[0] = NO_FIELD

/** The matching slots, and the scores of all slots. */
export type TextMatches = { docIds: Uint32Array; scores: Float32Array }

/** The lists of a word, or of the words that it begins. */
export type ListsOf = (word: string, is_begun: boolean) => readonly PostingList[]

type Visit = (slot: number, worth: number) => void

const visitOne = ({ entries, length }: PostingList, visit: Visit): void => {
  for (let at = 0; at < length; at += 1) {
    const entry = entries[at] ?? 0
    visit(docIdOf(entry), WORTH[fieldsOf(entry)] ?? 0)
  }
}

/** Visits what is in all lists, which are in the order of slots, with the mean worth. */
const visitAll = (lists: readonly PostingList[], visit: Visit): void => {
  const [first, ...others] = lists.toSorted((a, b) => a.length - b.length)
  if (!first) return
  const places = others.map(() => 0)
  visitOne(first, (slot, worth) => {
    let sum = worth
    for (const [index, { entries, length }] of others.entries()) {
      let at = places[index] ?? 0
      while (at < length && docIdOf(entries[at] ?? 0) < slot) at += 1
      places[index] = at
      const entry = entries[at] ?? 0
      if (at >= length || docIdOf(entry) !== slot) return
      sum += WORTH[fieldsOf(entry)] ?? 0
    }
    visit(slot, sum / lists.length)
  })
}

const visitAlternative = (
  listsOf: ListsOf,
  { words, is_begun = false }: Alternative,
  visit: Visit,
): void => {
  const lists = words.map((word) => listsOf(word, is_begun))
  if (lists.length === 1) for (const list of lists[0] ?? []) visitOne(list, visit)
  else
    visitAll(
      lists.flatMap((list) => list.slice(0, 1)),
      visit,
    )
}

/**
 * Sums the best score of each term's alternatives. A match has all or any of the required terms,
 * or all words of a store's name.
 */
export const collect = (
  { needs, required, optional, store }: TextPlan,
  size: number,
  listsOf: ListsOf,
): TextMatches => {
  const scores = new Float32Array(size)
  const best = new Float32Array(size)
  const last = new Uint8Array(size)
  const met = new Uint8Array(size)
  const touched: number[] = []
  let turn = 0
  const score = (alternatives: readonly Alternative[], factor: number, counts: boolean) => {
    turn += 1
    for (const alternative of alternatives) {
      const weight = factor * alternative.weight
      visitAlternative(listsOf, alternative, (slot, worth) => {
        const value = weight * worth
        if (last[slot] !== turn) {
          if (scores[slot] === 0) touched.push(slot)
          last[slot] = turn
          if (counts) met[slot] = (met[slot] ?? 0) + 1
          best[slot] = value
          scores[slot] = (scores[slot] ?? 0) + value
        } else if (value > (best[slot] ?? 0)) {
          scores[slot] = (scores[slot] ?? 0) + value - (best[slot] ?? 0)
          best[slot] = value
        }
      })
    }
  }
  for (const { alternatives, rarity } of required) score(alternatives, rarity, true)
  for (const { alternatives, rarity } of optional) {
    score(alternatives, rarity * OPTIONAL_WEIGHT, false)
  }
  const needed = needs === 'all' ? Math.max(required.length, 1) : 1
  if (store.length > 0) {
    turn += 1
    visitAlternative(listsOf, { words: store, weight: 1 }, (slot, worth) => {
      if (scores[slot] === 0) touched.push(slot)
      scores[slot] = (scores[slot] ?? 0) + worth * STORE_WEIGHT
      met[slot] = needed
    })
  }
  return { docIds: Uint32Array.from(touched.filter((slot) => (met[slot] ?? 0) >= needed)), scores }
}
