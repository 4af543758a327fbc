import { areaCodeOf, areaOfCode, currentAreaCode } from './area-codes'
import { LOCATIONS } from './locations'
import { lettersOf, stateOfName } from './state-names'

/** Other spellings, in letters alone. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['amac', 'abujamunicipal'],
  ['ph', 'portharcourt'],
  ['phc', 'portharcourt'],
])
const KIND = /(?:lga|lcda|local(?:government)?(?:area)?|areacouncil)$/

const areaLettersOf = (name: string): string => {
  const letters = lettersOf(name).replace(KIND, '')
  return ALIASES.get(letters) ?? letters
}

const areasOf = (state: string): ReadonlyMap<string, string> =>
  new Map((LOCATIONS[state] ?? []).map((area) => [lettersOf(area), area]))

/** The code of a typed area: "lagos/eti osa", "FCT/AMAC", "Rivers/port-harcourt"; as it is if unknown. */
export const areaCodeOfName = (typed: string): string => {
  const known = currentAreaCode(typed)
  const { state: name, city } = areaOfCode(known)
  const state = stateOfName(name)
  const area = state && areasOf(state).get(areaLettersOf(city))
  return state && area ? areaCodeOf(state, area) : known
}
