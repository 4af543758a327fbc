import { MAX_QUERY_LENGTH } from '../../../contract/catalog/query-limits'
import { joinNames } from './compound-terms'
import { isFood, isName, nameKey, nameLengthAt } from './names/names'
import { type QueryWord, queryWords, withoutStopWords } from './query-terms'
import { type PriceRange, readPrice } from './read-price'
import { FOOD_HOLDERS, HOLDERS, SOFT_WORDS, STOP_WORDS, TURNS, UNITS } from './stop-words'

export type ReadQuery = PriceRange & {
  /** All words that say something, as they were typed. */
  said: QueryWord[]
  /** What the goods are. */
  words: QueryWord[]
  /** What else is said of them. */
  also: QueryWord[]
  /** The size that is asked for. */
  size?: string
}

const LETTERS = /^(?:xs|s|m|l|x{1,4}l|[2-5]xl)$/
const SYSTEM = /^(?:eu|uk|us)$/
const NUMBER = /^\d{1,3}(?:\.\d)?$/
const IN_SYSTEM = /^(?:eu|uk|us)\d{1,3}$/
const LARGENESS = /^(?:small|medium|large)$/
const MORE = /^(?:extra|x{1,3}|double|triple)$/

/** How many words from here on are a size that was surely meant as one. */
const sizeLengthAt = (words: readonly QueryWord[], at: number): number => {
  const [one = '', two = '', three = ''] = words.slice(at, at + 3).map(({ word }) => word)
  if (one === 'size') {
    const isValue = NUMBER.test(two) || LARGENESS.test(two)
    const length = sizeLengthAt(words, at + 1) || (isValue ? 1 : 0)
    return length > 0 ? length + 1 : 0
  }
  if (SYSTEM.test(one) && two === 'size' && NUMBER.test(three)) return 3
  const inSystem = SYSTEM.test(one) ? NUMBER.test(two) : NUMBER.test(one) && SYSTEM.test(two)
  const isMore = MORE.test(one) && (LARGENESS.test(two) || two === 'xl')
  if (inSystem || isMore) return 2
  return LETTERS.test(one) || IN_SYSTEM.test(one) ? 1 : 0
}

const AMOUNT = /^(?:[\d.,]+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)$/
const AMOUNT_WITH_UNIT =
  /^[\d.,]+(?:kg|g|ml|cl|l|cm|mm|m|w|v|yd|yard|inch|mah|kva|ltr|litre|liter|pcs)$/

/** How many words from here on are an amount: "5 litres", "10kg". */
const amountLengthAt = (words: readonly QueryWord[], at: number): number => {
  const [one = '', two = ''] = words.slice(at, at + 2).map(({ word }) => word)
  if (AMOUNT_WITH_UNIT.test(one) || one === 'dozen') return 1
  return AMOUNT.test(one) && UNITS.has(two) ? 2 : 0
}

type Taken = { words: QueryWord[]; also: QueryWord[]; size?: string }

const takeSizesAndAmounts = (words: readonly QueryWord[]): Taken => {
  const taken: Taken = { words: [], also: [] }
  const keys = words.map(({ word }) => word)
  for (let at = 0; at < words.length; ) {
    const name = nameLengthAt(keys, at)
    const amount = name > 1 ? 0 : amountLengthAt(words, at)
    const size = name > 1 || amount > 0 || words.length === 1 ? 0 : sizeLengthAt(words, at)
    const length = Math.max(name, amount, size)
    const found = words.slice(at, at + length)
    if (size > 0) {
      taken.size = found
        .filter(({ word }) => word !== 'size')
        .map(({ typed }) => typed)
        .join(' ')
    } else if (amount > 0) taken.also.push(...found)
    else taken.words.push(...found)
    at += length
  }
  return taken
}

/** "Oil for hair" has a name: hair oil. */
const turned = (before: readonly QueryWord[], after: readonly QueryWord[]): Taken | undefined => {
  const last = before.slice(-1)
  const [use] = [2, 1]
    .map((length) => after.slice(0, length))
    .filter((words) => isName(nameKey([...words, ...last].map(({ word }) => word))))
  return use && last.length > 0
    ? { words: [...before.slice(0, -1), ...use, ...last], also: after.slice(use.length) }
    : undefined
}

const isSaid = ({ word }: QueryWord): boolean => !STOP_WORDS.has(word)

/** Whether a word may say what goods are, and not only how much there is of them, or for whom. */
const mayBeGoods = ({ word }: QueryWord): boolean =>
  ![SOFT_WORDS, HOLDERS, UNITS].some((words) => words.has(word)) &&
  ![AMOUNT, AMOUNT_WITH_UNIT, LARGENESS].some((pattern) => pattern.test(word))

/**
 * What the goods are comes first: "pot for soup". It comes behind where nothing before says what they
 * are: "half bag of rice", "looking for a drum".
 */
const splitAtTurn = (words: readonly QueryWord[]): Taken => {
  const at = words.findIndex(({ word }, index) => index > 0 && TURNS.has(word))
  const before = words.slice(0, at).filter(isSaid)
  const rest = words.slice(at + 1)
  const after = rest.filter(isSaid)
  if (at < 0 || after.length === 0) return { words: withoutStopWords(words), also: [] }
  if (before.length === 0) return splitAtTurn(rest)
  const held = words[at]?.word === 'of'
  const named = turned(before, after)
  if (named) return named
  const goods = before.filter((word) => (held ? mayBeGoods(word) : !SOFT_WORDS.has(word.word)))
  if (goods.length === 0 && after.some(mayBeGoods)) {
    const { words: behind, also } = splitAtTurn(rest)
    return { words: behind, also: [...before, ...also] }
  }
  const holders = held && goods.length > 0 ? before.filter(({ word }) => HOLDERS.has(word)) : []
  return {
    words: before.filter((word) => !holders.includes(word)),
    also: [...holders, ...after],
  }
}

/** "Rice bag" is rice, "school bag" is a bag. */
const withoutHolders = ({ words, also }: Taken): Taken => {
  const at = words.findLastIndex(({ word }) => !FOOD_HOLDERS.has(word)) + 1
  const keys = words.slice(0, at).map(({ word }) => word)
  const isOne = nameLengthAt([...keys.slice(-1), ...words.slice(at).map(({ word }) => word)], 0) > 1
  const holdsFood = keys.some((_, from) => isFood(nameKey(keys.slice(from))))
  return at < words.length && holdsFood && !isOne
    ? { words: words.slice(0, at), also: [...also, ...words.slice(at)] }
    : { words, also }
}

/** Words of names of several words stay; others that only describe go, unless they are all. */
const withoutSoft = ({ words, also }: Taken): Taken => {
  const keys = words.map(({ word }) => word)
  const taken: Taken = { words: [], also: [...also] }
  for (let at = 0; at < words.length; ) {
    const length = nameLengthAt(keys, at)
    const isSoft = length === 1 && SOFT_WORDS.has(keys[at] ?? '')
    const into = isSoft ? taken.also : taken.words
    into.push(...words.slice(at, at + length))
    at += length
  }
  return taken.words.length > 0 ? taken : { words: [...words], also }
}

/** Takes apart what was typed: what the goods are, what is said of them, their size and price. */
export const readQuery = (typed: string): ReadQuery => {
  const { q, ...range } = readPrice(typed.slice(0, MAX_QUERY_LENGTH))
  const all = queryWords(q)
  const saysNothing = Object.keys(range).length > 0 && !all.some(isSaid)
  const {
    words: sized,
    also: amounts,
    size,
  } = takeSizesAndAmounts(saysNothing ? [] : joinNames(all))
  // Without a word beside it, an amount is all that there is to find.
  const { words: named, also: uses } = withoutHolders(
    splitAtTurn(sized.length > 0 ? sized : amounts),
  )
  const { words, also } = withoutSoft({ words: named, also: [...uses, ...amounts] })
  return {
    said: withoutStopWords(sized.length > 0 ? sized : amounts),
    words,
    also,
    ...(size !== undefined && { size }),
    ...range,
  }
}

/** The same with what is said of the goods as these, if it may be: "ingredients for rice". */
export const readOtherwise = (read: ReadQuery): ReadQuery | undefined => {
  const words = read.also.filter(mayBeGoods)
  return words.length > 0 ? { ...read, words, also: read.words } : undefined
}
