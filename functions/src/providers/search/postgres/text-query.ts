import type { Alternative, Term, TextPlan } from '../../../domain/catalog/search/text-plan'
import { BOOSTS, OPTIONAL_WEIGHT, STORE_WEIGHT } from '../boosts'
import { againLexeme, nameLexeme, quoted } from './row'

/** A tsquery that ranks, times a weight; counted only where `only` matches. */
type Rank = { query: string; weight: number; only?: string }

export type TextQuery = {
  /** The tsquery that a product must match. */
  match: string
  /** The same in the product's name alone. */
  in_name: string
  /** The best rank of each counts. */
  ranks: Rank[][]
}

/** `ts_rank` weights of the fields D, C, B and A, relative to the name's. */
export const FIELD_WEIGHTS = [BOOSTS.more, BOOSTS.kind, BOOSTS.head, BOOSTS.name].map(
  (boost) => boost / BOOSTS.name,
)

type Mark = (word: string) => string
const plain: Mark = (word) => quoted(word)
const inName: Mark = (word) => quoted(nameLexeme(word))

const allOf = (words: readonly string[], mark: Mark): string => `(${words.map(mark).join(' & ')})`

const matchOf = ({ words, is_begun }: Alternative, mark: Mark): string =>
  is_begun ? `${mark(words[0] ?? '')}:*` : allOf(words, mark)

/** Nothing has it. */
const NEVER = quoted('#')

const matchAny = ({ alternatives }: Term, mark: Mark): string =>
  alternatives.length === 0
    ? NEVER
    : `(${alternatives.map((one) => matchOf(one, mark)).join(' | ')})`

const matchPlan = ({ needs, required, store }: TextPlan, mark: Mark): string => {
  const terms = required.map((term) => matchAny(term, mark)).join(needs === 'all' ? ' & ' : ' | ')
  return store.length > 0 ? `(${terms}) | ${allOf(store, mark)}` : terms
}

/** `ts_rank` divides by the number of lexemes, each of which is there twice. */
const rankOf = (words: readonly string[], weight: number): Rank => {
  const lexemes = words.flatMap((word) => [quoted(word), quoted(againLexeme(word))])
  return { query: lexemes.join(' | '), weight: weight * lexemes.length }
}

const ranksOf = ({ alternatives, rarity }: Term, factor = 1): Rank[] => {
  const single = alternatives.filter(({ words, is_begun }) => words.length === 1 && !is_begun)
  const weights = [...new Set(single.map(({ weight }) => weight))]
  const weigh = (weight: number) => weight * rarity * factor
  const grouped = weights.map((weight) =>
    rankOf(
      single.flatMap((one) => (one.weight === weight ? one.words : [])),
      weigh(weight),
    ),
  )
  const others = alternatives.flatMap(({ words, weight, is_begun }): Rank[] => {
    if (is_begun) return [{ query: `${quoted(words[0] ?? '')}:*`, weight: weigh(weight) }]
    if (words.length === 1) return []
    return [{ ...rankOf(words, weigh(weight) / words.length), only: allOf(words, plain) }]
  })
  return [...grouped, ...others]
}

/** A plan as tsqueries. */
export const textQueryOf = (plan: TextPlan): TextQuery => ({
  match: matchPlan(plan, plain),
  in_name: matchPlan({ ...plan, store: [] }, inName),
  ranks: [
    ...plan.required.map((term) => ranksOf(term)),
    ...plan.optional.map((term) => ranksOf(term, OPTIONAL_WEIGHT)),
    ...(plan.store.length > 0
      ? [[{ ...rankOf(plan.store, STORE_WEIGHT), only: allOf(plan.store, plain) }]]
      : []),
  ].filter((ranks) => ranks.length > 0),
})
