import { readDealCode } from '../../../contract/orders/read-deal-code'
import { withAsciiDigits } from '../../../contract/text/digits'
import { ID_PATTERN } from '../../../contract/text/slug'
import { namedAmounts } from './named-amounts'
import { type Links, readLinks } from './read-links'

/** What one message is looked up for. */
const MAX_CODES = 5
const NUMBER = /^OJA-?(\d{8})-?([A-Z0-9]{6})$/
const ORDER_LINK = /^\/dashboard\/(?:purchases|vendor\/sales)\/([a-z0-9]{20})(?:\/|$)/i
const DEAL_LINK = /^\/d\/([^/]{1,60})\/?$/i
/** What people write around a code: "Invoice:OJA-…", "#OJA-…". */
const LABELLED = /^[^:]*:|^#{1,3}|[#/]{1,3}$/g
const DASHES = /[\p{Pd}\u2212]/gu
const DEAL_CODE = /^[0-9a-z]{5}-[0-9a-z]{5}$/i

export type ReadMessage = Pick<Links, 'elsewhere'> & {
  has_own_link: boolean
  /** Ids of orders, which nobody can guess. */
  ids: string[]
  /** Orders' numbers, which can be guessed: they are looked up in one's own orders alone. */
  numbers: string[]
  /** The codes of deals, in their links or as they are shown; one that is alone, however it is typed. */
  deals: string[]
  /** The amounts that it names, in minor units. */
  amounts: number[]
  /** There is more in it than codes and links, so that somebody wrote it. */
  has_words: boolean
}

const distinct = <T>(all: readonly T[]): T[] => [...new Set(all)].slice(0, MAX_CODES)

const orderIn = ({ pathname }: URL): string[] => {
  const id = ORDER_LINK.exec(pathname)?.[1]
  return id === undefined ? [] : [id.toLowerCase()]
}

const dealIn = ({ pathname }: URL): string[] => {
  const code = DEAL_LINK.exec(pathname)?.[1]
  return code === undefined ? [] : [code]
}

/** Whether a word is a deal's code: in a message, many words could be one that is typed without a hyphen. */
const isDealCode = (word: string, isAlone: boolean): boolean =>
  readDealCode(word) !== undefined && (isAlone || DEAL_CODE.test(word))

const numberIn = (word: string): string[] => {
  const [, day, rest] = NUMBER.exec(word.toUpperCase()) ?? []
  return day ? [`OJA-${day}-${rest}`] : []
}

/** Reads what somebody pastes: a code, a link, or a whole message. */
export const readMessage = (text: string, host: string): ReadMessage => {
  const { elsewhere, own, words: said } = readLinks(text, host)
  const words = said.map((word) => withAsciiDigits(word).replace(DASHES, '-').replace(LABELLED, ''))
  const has_labels = said.some((word) => word.includes(':'))
  const ids = words.map((word) => word.toLowerCase()).filter((word) => ID_PATTERN.test(word))
  const numbers = words.flatMap(numberIn)
  const codes = words.filter((word) => isDealCode(word, words.length === 1))
  return {
    elsewhere,
    has_own_link: own.length > 0,
    ids: distinct([...own.flatMap(orderIn), ...ids]),
    numbers: distinct(numbers),
    deals: distinct([...own.flatMap(dealIn), ...codes]),
    amounts: namedAmounts(text),
    has_words: has_labels || words.length > ids.length + numbers.length + codes.length,
  }
}
