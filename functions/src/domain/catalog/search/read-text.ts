import { guessesAt, misspeltIn, type NearWords } from './misspelling'
import { isColour, type Name, namesOf } from './names/names'
import {
  anyPlan,
  isAllKnown,
  isPossible,
  meantPlan,
  type TextPlan,
  type TypedWords,
  type WordCounts,
  wordsToCount,
  writtenPlan,
} from './text-plan'

/** All words as they are written, as they were meant, what takes their place, or some of them. */
export type TextMatch = 'written' | 'meant' | 'instead' | 'some'

export type ReadText = { match: TextMatch; corrections: Record<string, string> }

/** What is asked of an engine's index on the way. */
export type Ask = { count: string[] } | { near: string[] } | { run: TextPlan }
type Answer = { counts?: WordCounts; near?: NearWords; has_text?: boolean }

export type Typed = TypedWords & { any_word?: boolean | undefined; is_typing?: boolean | undefined }

/** Another word than the nearest. */
const GUESS = 0.4

function* counted(words: string[]): Generator<Ask, WordCounts, Answer> {
  const { counts } = yield { count: words }
  if (!counts) throw new Error('No words were counted.')
  return counts
}

function* isFound(plan: TextPlan): Generator<Ask, boolean, Answer> {
  if (!isPossible(plan)) return false
  const { has_text = false } = yield { run: plan }
  return has_text
}

const inOthers = (words: readonly string[], read: ReadonlyMap<string, readonly string[]>) =>
  words.map((word) => read.get(word)?.[0] ?? word)

/**
 * Reads a text until some product has it: as it is written, then with words corrected that nothing
 * goes by, then for what takes the place of things and near colours, then for any of its words. What counts is the
 * plan that was run last, if one was.
 */
export function* readText(typed: Typed): Generator<Ask, ReadText, Answer> {
  const written = { match: 'written', corrections: {} } as const
  if (typed.words.length === 0) return written
  const counts = yield* counted(wordsToCount(typed))
  if (typed.any_word) {
    yield* isFound(anyPlan(typed.words, counts))
    return written
  }
  if (yield* isFound(writtenPlan(typed, counts, typed.is_typing))) return written

  const misspelt = misspeltIn(typed.words, counts)
  const { near = new Map() } = misspelt.length > 0 ? yield { near: misspelt } : {}
  const guesses = guessesAt(misspelt, near)
  const corrections = Object.fromEntries(
    [...guesses].flatMap(([word, [best]]) => (best === undefined ? [] : [[word, best]])),
  )
  const meant = { words: inOthers(typed.words, guesses), also: typed.also }
  const others = new Map(
    [...guesses].flatMap(([, [best = '', ...rest]]) => [
      [best, rest.flatMap((word) => namesOf(word)).map(lessLikely)] as const,
    ]),
  )
  const more = [...others.values()].flat().flatMap(({ words }) => words)
  const recounted =
    guesses.size > 0 ? yield* counted([...new Set([...wordsToCount(meant), ...more])]) : counts
  const plan = (needs: 'all' | 'any', has_instead: boolean, has_shades = false) =>
    meantPlan(meant, recounted, { needs, has_instead, has_shades, guesses: others })
  if (misspelt.length > 0 && (yield* isFound(plan('all', false)))) {
    return { match: 'meant', corrections }
  }
  const isAll = isAllKnown(meant, recounted)
  const isNear = !isAll || meant.words.some(isColour)
  if (isNear && (yield* isFound(plan('all', !isAll, isAll)))) {
    return { match: 'instead', corrections }
  }
  yield* isFound(plan('any', true))
  return { match: 'some', corrections }
}

const lessLikely = ({ words, weight }: Name): Name => ({ words, weight: weight * GUESS })
