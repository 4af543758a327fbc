import { normalized } from '../text/normalized'
import { STATES } from './states'

const lettersOf = (name: string): string =>
  normalized(name, 'NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/state$/, '')

/** Other spellings, in letters alone. */
const ALIASES: readonly (readonly [letters: string, state: string])[] = [
  ['fct', 'Abuja'],
  ['abujafct', 'Abuja'],
  ['fctabuja', 'Abuja'],
  ['federalcapitalterritory', 'Abuja'],
  ['federalcapitalterritoryabuja', 'Abuja'],
  ['crossrivers', 'Cross River'],
  ['nassarawa', 'Nasarawa'],
  ['river', 'Rivers'],
]

const BY_LETTERS = new Map<string, string>([
  ...STATES.map((state) => [lettersOf(state), state] as const),
  ...ALIASES,
])

/** The state of a typed name: "akwa-ibom", "Lagos State", "Ọ̀yọ́", "FCT". */
export const stateOfName = (name: string): string | undefined => BY_LETTERS.get(lettersOf(name))
