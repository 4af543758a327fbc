import { gsmText } from './gsm-text'

/** What ends messages in English, Pidgin, Yoruba, Hausa and Igbo, as `gsmText` writes it. */
const STOPS: ReadonlySet<string> = new Set([
  'stop',
  'stopall',
  'stop all',
  'please stop',
  'stop please',
  'stop it',
  'end',
  'quit',
  'cancel',
  'unsubscribe',
  'opt out',
  'optout',
  // Pidgin
  'abeg stop',
  'stop am',
  'make una stop',
  'abeg make una stop',
  'no send again',
  'no send me again',
  'no dey send',
  'no dey send me message',
  'e don do',
  'don do',
  'comot me',
  // Yoruba
  'duro',
  'e duro',
  'da duro',
  'dawo duro',
  'e dawo duro',
  'e da duro',
  'e jowo e duro',
  'mi o fe mo',
  // Hausa, Igbo
  'tsaya',
  'daina',
  'dakatar',
  'kwusi',
  'kwusi ya',
  'biko kwusi',
])

const EDGES = /^[^a-z]+|[^a-z]+$/g
const BETWEEN = /[^a-z]+/g

/** Whether these are the words that end messages, in any case, with or without marks and signs. */
export const isStop = (text: string): boolean =>
  text.length <= 100 &&
  STOPS.has(gsmText(text).toLowerCase().replace(BETWEEN, ' ').replace(EDGES, ''))

const STARTS: ReadonlySet<string> = new Set(['start', 'unstop', 'yes', 'resume'])

/** Whether somebody asks for messages: the ready text, or the words that networks know for it. */
export const isStart = (text: string, ready: string): boolean => {
  const said = gsmText(text.slice(0, 200)).toLowerCase().replace(BETWEEN, ' ').replace(EDGES, '')
  const wanted = gsmText(ready).toLowerCase().replace(BETWEEN, ' ').replace(EDGES, '')
  return said === wanted || STARTS.has(said)
}
