import { lettersOf } from '../../contract/reference/state-names'

const COUNTRY = 'nigeria'
/** Names of states have none of these. */
const BETWEEN_STATES = /[;,/|+•·\r\n]|\band\b|&/i

/** The names of states that a cell lists. "Lagos, Nigeria" is Lagos. */
export const placeNames = (cell: string, between = BETWEEN_STATES): string[] => {
  const all = cell
    .split(between)
    .map((name) => name.trim())
    .filter((name) => /[\p{L}\p{N}]/u.test(name))
  const places = all.filter((name) => lettersOf(name) !== COUNTRY)
  return places.length > 0 ? places : all
}
