import { latinLetters } from './latin-letters'
import { normalized } from './normalized'
import { withoutHooks } from './without-marks'

/** Replaces lookalike letters, and those with hooks, with the Latin ones. */
export const withLatinLetters = (text: string): string => withoutHooks(latinLetters(text))

const DIGITS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/**
 * The words of a text reduced to how they look: without case, marks and signs, digits as the
 * letters that they imitate, and one form for shapes that look alike (I and l, m and rn, w and vv).
 */
export const looksOf = (text: string): string[] =>
  withLatinLetters(normalized(text.replace(/[™℠]/g, ''), 'NFKD'))
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replace(/[013457]/g, (digit) => DIGITS[digit] ?? digit)
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .match(/[\p{L}\p{N}]+/gu) ?? []
