import { withoutMarks } from '../../../contract/text/without-marks'

/** One page of GSM-7, which is what one SMS costs. */
export const PAGE_LENGTH = 160

/** Letters and signs that no decomposition brings to those of GSM-7. */
const REPLACED: Readonly<Record<string, string>> = {
  '₦': 'N',
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  ı: 'i',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ß: 'ss',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '·': '-',
  '•': '-',
  '×': 'x',
  '€': 'EUR',
  '£': 'GBP',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '|': '/',
  '\\': '/',
  '~': '-',
}

/** Printable ASCII that is one septet of GSM-7. */
const ONE_SEPTET = /[^ !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z\n]/g
const SPACES = /[^\S\n]+/g

/**
 * A text in the ASCII that GSM-7 has in one septet: "Ọlá" is "Ola", "₦12,500" is "N12,500". What has no
 * such form is left out.
 */
export const gsmText = (text: string): string =>
  [...withoutMarks(text)]
    .map((character) => REPLACED[character] ?? character)
    .join('')
    .replace(SPACES, ' ')
    .replace(ONE_SEPTET, '')
    .replace(SPACES, ' ')
    .trim()

/** Dots and slashes between letters or digits, and what announces an address. */
const LINKING = /(?<=[A-Za-z0-9])(?:[./:@]+)(?=[A-Za-z0-9])/g

/** A name of somebody's choosing: plain, in one line, and nothing that a phone makes a link of. */
export const gsmName = (name: string): string =>
  gsmText(name.replace(/\s+/g, ' ')).replace(LINKING, ' ')

/** Cut to a length, with dots where something is missing. */
export const cutTo = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, Math.max(0, length - 3)).trimEnd()}...`
