import { cleanLine } from '../../../contract/text/plain-line'
import { isReservedName } from '../../../contract/text/reserved-name'

/** Shown if none of a person's names may be displayed. */
const NAMELESS = 'Customer'

/** The name that others see: the first that is neither empty nor reserved. */
export const displayName = (...names: readonly (string | undefined)[]): string =>
  names.map((name) => cleanLine(name ?? '')).find((name) => name !== '' && !isReservedName(name)) ??
  NAMELESS
