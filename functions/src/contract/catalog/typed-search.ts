import { MINOR_UNITS } from '../money'
import { stateOfName } from '../reference/state-names'
import { minorFromText } from '../text/typed-amount'
import { valueKey } from '../text/value-key'

const nairaText = (text: string): string => {
  const minor = minorFromText(text)
  return minor === undefined || minor % MINOR_UNITS !== 0 ? text : String(minor / MINOR_UNITS)
}

const onceEach = (values: readonly string[]): string[] => [
  ...new Map(values.map((value) => [valueKey(value), value.trim()])).values(),
]
const statesOf = (values: readonly string[]): string[] => [
  ...new Set(values.flatMap((name) => stateOfName(name) ?? [])),
]
const pricesOf = (values: readonly string[]): string[] => values.map(nairaText)

/** How each parameter's values are written, without those that are nothing. */
const READERS: ReadonlyMap<string, (values: string[]) => string[]> = new Map([
  ['states', statesOf],
  ['sizes', onceEach],
  ['colours', onceEach],
  ['priceMin', pricesOf],
  ['priceMax', pricesOf],
])

/** The query of a list as somebody typed it, in the spelling that `filterOf` takes. */
export const typedSearch = (typed: URLSearchParams): URLSearchParams => {
  const search = new URLSearchParams()
  for (const name of new Set(typed.keys())) {
    const values = typed.getAll(name)
    for (const value of READERS.get(name)?.(values) ?? values) search.append(name, value)
  }
  return search
}
