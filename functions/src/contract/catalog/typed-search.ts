import { MINOR_UNITS } from '../money'
import { stateOfName } from '../reference/state-names'
import { minorFromText } from '../text/typed-amount'
import { valueKey } from '../text/value-key'

const nairaText = (text: string): string => {
  const minor = minorFromText(text)
  return minor === undefined || minor % MINOR_UNITS !== 0 ? text : String(minor / MINOR_UNITS)
}

/** How each parameter's values are written; what it leaves out is nothing that there is. */
const READERS: Readonly<Record<string, (values: string[]) => string[]>> = {
  states: (values) => [...new Set(values.flatMap((name) => stateOfName(name) ?? []))],
  sizes: (values) => onceEach(values),
  colours: (values) => onceEach(values),
  priceMin: (values) => values.map(nairaText),
  priceMax: (values) => values.map(nairaText),
}

const onceEach = (values: readonly string[]): string[] => [
  ...new Map(values.map((value) => [valueKey(value), value.trim()])).values(),
]

/** The query of a list as somebody typed it, in the spelling that `filterOf` takes. */
export const typedSearch = (typed: URLSearchParams): URLSearchParams => {
  const search = new URLSearchParams()
  for (const name of new Set(typed.keys())) {
    const values = typed.getAll(name)
    for (const value of READERS[name]?.(values) ?? values) search.append(name, value)
  }
  return search
}
