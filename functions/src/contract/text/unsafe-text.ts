import * as z from 'zod/mini'
import { withoutMeaningless } from './normalized'
import { withoutUnseenAndMarks } from './unseen'

// Control characters except tab, line feed and carriage return: real text has none.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/
const EVERY_CONTROL = new RegExp(CONTROLS, 'g')

/** Why a text is taken from nobody, whatever it is for; undefined if it is fine. */
export const textProblem = (text: string): string | undefined => {
  if (CONTROLS.test(text)) return 'Control characters are not allowed.'
  return /\p{Surrogate}/u.test(text) ? 'This is not well-formed text.' : undefined
}

/** They let a text read as something else than it is. */
const DIRECTIONS = /\p{Bidi_Control}/u
const EVERY_DIRECTION = /\p{Bidi_Control}/gu
const DIRECTIONS_REFUSED = 'Marks of writing direction are not allowed.'

/** How many characters of a text are seen: neither blank ones, nor marks, nor spaces around. */
const shownLength = (text: string): number => withoutUnseenAndMarks(text).trim().length

/** Empty if nothing of the text shows. */
const shownText = (text: string): string => (shownLength(text) === 0 ? '' : text)

/** What a message may have: firestore.rules refuse the others. */
export const messageText = (text: string): string =>
  shownText(withoutMeaningless(text).replace(EVERY_DIRECTION, '').replace(EVERY_CONTROL, '').trim())

/** Why a text that others read is refused; undefined if it is fine. */
export const shownTextProblem = (text: string): string | undefined =>
  DIRECTIONS.test(text) ? DIRECTIONS_REFUSED : textProblem(text)

/**
 * A text of any number of lines that others read: trimmed, without meaningless characters. At least
 * `min` of its characters show; it is empty if none does.
 */
export const textSchema = (min: number, max: number, message?: string) =>
  z.string().check(
    z.overwrite(withoutMeaningless),
    z.trim(),
    z.overwrite(shownText),
    z.minLength(min, message),
    ({ value, issues }) => {
      if (value.length < min || shownLength(value) >= min) return
      const issue = { code: 'too_small', origin: 'string', minimum: min, inclusive: true } as const
      issues.push({ ...issue, input: value, ...(message && { message }) })
    },
    z.maxLength(max, { error: message, abort: true }),
    z.refine((text) => !DIRECTIONS.test(text), DIRECTIONS_REFUSED),
  )
