import { editsBetween, letterBits, mayBeWithin } from '../../domain/catalog/search/edit-distance'

/** Sorts new words only once there are this many, since sorting for each is too slow. */
const MAX_UNSORTED = 256

/** Numbered words, found exactly, by prefix or fuzzily. */
export const createVocabulary = () => {
  const numbers = new Map<string, number>()
  const words: string[] = []
  const bits: number[] = []
  let sorted: string[] = []
  let unsorted: string[] = []

  const sort = (): void => {
    sorted = [...sorted, ...unsorted].sort()
    unsorted = []
  }

  const firstAtOrAfter = (start: string): number => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? '') < start) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    size: () => words.length,
    numberOf: (word: string): number | undefined => numbers.get(word),
    wordAt: (number: number): string => words[number] ?? '',
    add: (word: string): number => {
      const known = numbers.get(word)
      if (known !== undefined) return known
      const number = words.length
      numbers.set(word, number)
      words.push(word)
      bits.push(letterBits(word))
      unsorted.push(word)
      return number
    },
    /** Numbers of up to `most` longer words with this prefix. */
    beginning: (start: string, max: number): number[] => {
      if (unsorted.length > MAX_UNSORTED) sort()
      const found = unsorted.filter((word) => word.startsWith(start))
      for (let at = firstAtOrAfter(start); sorted[at]?.startsWith(start); at += 1) {
        if (found.length >= max) break
        found.push(sorted[at] ?? '')
      }
      return found.filter((word) => word !== start).map((word) => numbers.get(word) ?? 0)
    },
    /** Words at an edit distance of at most `most`, with the distance. */
    fuzzy: (word: string, max: number): { number: number; editDistance: number }[] => {
      const own = letterBits(word)
      const found: { number: number; editDistance: number }[] = []
      for (let number = 0; number < words.length; number += 1) {
        const other = words[number] ?? ''
        if (Math.abs(other.length - word.length) > max) continue
        if (!mayBeWithin(own, bits[number] ?? 0, max)) continue
        const editDistance = editsBetween(word, other, max)
        if (editDistance > 0 && editDistance <= max) found.push({ number, editDistance })
      }
      return found
    },
  }
}
