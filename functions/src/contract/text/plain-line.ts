import * as z from 'zod/mini'
import { normalized, withoutMeaningless } from './normalized'
import { UNSEEN } from './unseen'

export const MAX_NAME_LENGTH = 80

/** Control characters, private use, surrogates, line separators, and what shows nothing. */
const REFUSED = `\\p{Cc}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}${UNSEEN}`

const HAS_REFUSED = new RegExp(`[${REFUSED}]`, 'u')
const EVERY_REFUSED = new RegExp(`[${REFUSED}]+`, 'gu')
const SPACES = /\p{Zs}+/gu
/** More combining marks than any language uses; they would overlap the lines around. */
const PILED_MARKS = /\p{M}{4}/u
const LETTER = /\p{L}/u

const NOT_PLAIN = 'Use plain text on one line.'

const withSingleSpaces = (text: string): string => text.replace(SPACES, ' ')

/** A line that is read: NFC-composed, trimmed, with single spaces. It is never refused. */
export const cleanLineSchema = z.string().check(
  z.trim(),
  z.overwrite((text) => normalized(text, 'NFC')),
  z.overwrite(withSingleSpaces),
)

const typedLine = (
  min: number,
  max: number,
  message: string | undefined,
  { clean, refused }: { clean: (text: string) => string; refused: (text: string) => boolean },
) =>
  z.string().check(
    z.overwrite(clean),
    z.trim(),
    z.overwrite((text) => normalized(text, 'NFC')),
    z.overwrite(withSingleSpaces),
    z.minLength(min, message),
    z.maxLength(max, { error: `Use at most ${max} characters.`, abort: true }),
    z.refine((text) => !refused(text) && !PILED_MARKS.test(text), NOT_PLAIN),
  )

/** What joins two emoji into one, and joiners elsewhere. */
const JOINERS =
  /(\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?\u200d(?=\p{Extended_Pictographic}))|[\u200c\u200d]/gu
/** What shows nothing of its own in an emoji: joiners, and the tags of a flag. */
const IN_EMOJI = /\u200d|\u{1f3f4}[\u{e0020}-\u{e007f}]+/gu

const FOR_LINES = {
  clean: (text: string) => withoutMeaningless(text).replace(JOINERS, '$1'),
  refused: (text: string) => HAS_REFUSED.test(text.replace(IN_EMOJI, '')),
}
const FOR_NAMES = {
  clean: (text: string) => text,
  refused: (text: string) => HAS_REFUSED.test(text),
}

/**
 * A typed line: NFC-composed, trimmed, with single spaces. What comes along when people paste and means
 * nothing is dropped; other invisible characters are refused, but for those of an emoji.
 * @param message the error message for a line that is too short
 */
export const lineSchema = (min: number, max: number, message?: string) =>
  typedLine(min, max, message, FOR_LINES)

/** A name of a person or store: a plain line with a letter and without invisible characters. */
export const nameSchema = (min: number, max = MAX_NAME_LENGTH, message?: string) =>
  typedLine(min, max, message, FOR_NAMES).check(
    z.refine((text) => LETTER.test(text), message ?? 'Use at least one letter.'),
  )

/** Cleans a line that can't be typed again, instead of refusing it; may return an empty string. */
export const cleanLine = (text: string, max = MAX_NAME_LENGTH): string =>
  [
    ...normalized(text, 'NFC')
      .replace(EVERY_REFUSED, ' ')
      .replace(/\p{M}{4,}/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, max)
    .join('')
    .trim()
