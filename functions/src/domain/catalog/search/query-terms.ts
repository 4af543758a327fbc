import { MAX_QUERY_LENGTH } from '../../../contract/catalog/query-limits'
import { STATES } from '../../../contract/reference/states'
import { APOSTROPHES } from '../../../contract/text/without-marks'
import { STOP_WORDS } from './stop-words'
import { tokenize } from './tokenizer'

type State = (typeof STATES)[number]

/** A word of a query as it was typed, and as the index has it. */
export type QueryWord = { typed: string; word: string }

const DECIMAL = '\\d+(?:,\\d{3})*\\.\\d+|\\d{1,3}(?:,\\d{3})+'
const WORD = new RegExp(`(?:${DECIMAL})\\p{L}*|[\\p{L}\\p{N}\\p{M}${APOSTROPHES}]+`, 'gu')
const IS_DECIMAL = new RegExp(`^(?:${DECIMAL})`)

export const queryWords = (q: string): QueryWord[] =>
  (q.slice(0, MAX_QUERY_LENGTH).match(WORD) ?? []).flatMap((typed) =>
    IS_DECIMAL.test(typed)
      ? [{ typed, word: typed.toLowerCase() }]
      : tokenize(typed).map((word) => ({ typed, word })),
  )

export const textOf = (words: readonly QueryWord[]): string =>
  words.map(({ typed }) => typed).join(' ')

/** Without stop words, unless it has no others. */
export const withoutStopWords = (words: readonly QueryWord[]): QueryWord[] => {
  const left = words.filter(({ word }) => !STOP_WORDS.has(word))
  return left.length > 0 ? left : [...words]
}

/** Large towns by their state, one state per line. */
const TOWNS: Partial<Record<State, string>> = {
  Abia: 'Aba, Umuahia',
  Abuja: 'FCT, Gwagwalada, Kubwa',
  Adamawa: 'Yola',
  'Akwa Ibom': 'Uyo, Eket',
  Anambra: 'Awka, Onitsha, Nnewi',
  Bayelsa: 'Yenagoa',
  Benue: 'Makurdi',
  Borno: 'Maiduguri',
  'Cross River': 'Calabar',
  Delta: 'Asaba, Warri',
  Ebonyi: 'Abakaliki',
  Edo: 'Benin, Benin City',
  Ekiti: 'Ado Ekiti',
  Enugu: 'Nsukka',
  Imo: 'Owerri',
  Jigawa: 'Dutse',
  Kaduna: 'Zaria',
  Kebbi: 'Birnin Kebbi',
  Kogi: 'Lokoja',
  Kwara: 'Ilorin',
  Lagos: 'Ikeja, Lekki, Ikorodu, Surulere, Yaba, Victoria Island',
  Nasarawa: 'Lafia',
  Niger: 'Minna, Bida',
  Ogun: 'Abeokuta, Ijebu Ode, Ota',
  Ondo: 'Akure',
  Osun: 'Osogbo, Ile Ife',
  Oyo: 'Ibadan, Ogbomoso',
  Plateau: 'Jos',
  Rivers: 'Port Harcourt, PH',
  Taraba: 'Jalingo',
  Yobe: 'Damaturu',
  Zamfara: 'Gusau',
}

const keyOf = (text: string): string => tokenize(text).join(' ')

const PLACES = new Map<string, State>(
  STATES.flatMap((state) =>
    [state, ...(TOWNS[state]?.split(', ') ?? [])].map((place) => [keyOf(place), state] as const),
  ),
)
const MAX_PLACE_WORDS = 2

type PlacedWords = { words: QueryWord[]; states: State[] }

/** Takes the names of states and large towns out of a query, and a "state" that follows one. */
export const withoutPlaces = (words: readonly QueryWord[]): PlacedWords => {
  const left: QueryWord[] = []
  const states = new Set<State>()
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: MAX_PLACE_WORDS }, (_, index) => MAX_PLACE_WORDS - index)
    const placeAt = (length: number) =>
      PLACES.get(
        words
          .slice(at, at + length)
          .map(({ word }) => word)
          .join(' '),
      )
    const length = lengths.find((one) => at + one <= words.length && placeAt(one))
    const state = length === undefined ? undefined : placeAt(length)
    const word = words[at]
    if (length !== undefined && state) {
      states.add(state)
      at += length
      if (words[at]?.word === 'state') at += 1
    } else {
      if (word) left.push(word)
      at += 1
    }
  }
  return { words: left, states: [...states] }
}

const SIZES = new Set(tokenize('xs s m l xl xxl xxxl 2xl 3xl 4xl small medium large'))
const IS_NUMBER = /^\d{1,3}(?:\.\d)?$/

/** Takes sizes out of a query: a shopper would rather see other sizes than nothing. */
export const withoutSizes = (
  words: readonly QueryWord[],
): { words: QueryWord[]; sizes: QueryWord[] } => {
  const isSize = ({ word }: QueryWord) => SIZES.has(word) || IS_NUMBER.test(word)
  const sizes = words.filter(isSize)
  if (sizes.length === words.length) return { words: [...words], sizes: [] }
  return { words: words.filter((word) => !isSize(word)), sizes }
}
