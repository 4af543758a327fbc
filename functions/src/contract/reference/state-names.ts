import { withoutMarks } from '../text/without-marks'
import { STATES } from './states'

/** A name in its letters alone, as "Eti Osa" and "eti-osa" have the same. */
export const lettersOf = (name: string): string =>
  withoutMarks(name)
    .toLowerCase()
    .replace(/[^a-z]/g, '')

const stateLettersOf = (name: string): string =>
  lettersOf(name)
    .replace(/(?:of)?nigeria$/, '')
    .replace(/state$/, '')
    .replace(/^(?:the|stateof)/, '')

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
  ['xriver', 'Cross River'],
  ['capitalterritory', 'Abuja'],
  ['abujafederalcapitalterritory', 'Abuja'],
  ['federalcapitalterritoryfct', 'Abuja'],
  ['abujacity', 'Abuja'],
  ['anambara', 'Anambra'],
  ['akwalbom', 'Akwa Ibom'],
  ['bornu', 'Borno'],
  ['oshun', 'Osun'],
  ['plateu', 'Plateau'],
  ['eko', 'Lagos'],
]

const BY_LETTERS = new Map<string, string>([
  ...STATES.map((state) => [stateLettersOf(state), state] as const),
  ...ALIASES,
])

/** The state of a typed name: "akwa-ibom", "Lagos State", "Ọ̀yọ́", "FCT". */
export const stateOfName = (name: string): string | undefined =>
  BY_LETTERS.get(stateLettersOf(name))
