import { editsAllowed, type NearWord } from '../../domain/catalog/search/misspelling'
import { makerWord, type TextPlan, type WordCounts } from '../../domain/catalog/search/text-plan'
import { collect, type ListsOf, type TextMatches } from './collect'
import { addPosting, newPostings, type PostingList } from './posting-list'
import { createVocabulary } from './vocabulary'

const MAX_SUFFIXES = 200

/** What the reading of a text asks of an index, which has words with their fields as bits. */
export type WordIndex = {
  /** Slots are only added, in order; callers skip those of removed products. */
  add: (slot: number, words: ReadonlyMap<string, number>) => void
  countsOf: (words: readonly string[]) => WordCounts
  /** Longer words that it begins, one of them, and those that it may be a misspelling of. */
  nearWords: (word: string) => NearWord[]
  run: (plan: TextPlan) => TextMatches
}

/** An inverted index in typed arrays. */
export const createInvertedIndex = (): WordIndex => {
  const vocabulary = createVocabulary()
  const postings: PostingList[] = []
  let size = 0

  const listsOf: ListsOf = (word, is_begun) => {
    const exact = vocabulary.numberOf(word)
    const numbers = is_begun ? vocabulary.beginning(word, MAX_SUFFIXES) : [exact ?? -1]
    return numbers.flatMap((number) => postings[number] ?? [])
  }
  const nearWord = (number: number): NearWord => ({
    word: vocabulary.wordAt(number),
    docs: postings[number]?.length ?? 0,
  })

  return {
    add: (slot, words) => {
      size = slot + 1
      for (const [word, fields] of words) {
        const number = vocabulary.add(word)
        postings[number] ??= newPostings()
        addPosting(postings[number], slot, fields)
      }
    },
    countsOf: (words) => {
      const docs = new Map<string, number>()
      for (const word of words) {
        const number = vocabulary.numberOf(word)
        if (number !== undefined) docs.set(word, postings[number]?.length ?? 0)
      }
      return { docs, products: size }
    },
    nearWords: (word) => {
      const begun = [word, makerWord(word)].flatMap((start) => vocabulary.beginning(start, 1))
      const max = editsAllowed(word)
      const fuzzy = max > 0 ? vocabulary.fuzzy(word, max).map(({ number }) => number) : []
      return [...begun, ...fuzzy].map(nearWord)
    },
    run: (plan) => collect(plan, size, listsOf),
  }
}
