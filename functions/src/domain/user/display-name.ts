import { cleanLine } from '../../contract/text/plain-line'
import { isReservedName } from '../../contract/text/reserved-name'

/** Who is shown where a person's own name is none that others may be shown. */
const NAMELESS = 'Customer'

/** What others are shown of a person: the first of these names that is one. */
export const displayName = (...names: readonly (string | undefined)[]): string =>
  names.map((name) => cleanLine(name ?? '')).find((name) => name !== '' && !isReservedName(name)) ??
  NAMELESS
