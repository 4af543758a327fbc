/** How a spreadsheet shows a long number, of which it keeps 15 digits at most. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+\d+$/i

/** As spreadsheets shorten them in English, French and German. */
const MONTH =
  '(?:jan[vz]?|f[eé]vr?|feb|mar[sz]?|mrz|a[pv]r|ma[iy]|jun|juin|jul|juil|aug|ao[uû]t|sept?|o[ck]t|nov|d[eé][cz])\\.?'
const DATED = new RegExp(
  [
    `^\\d{1,2}(?:-|\\. )${MONTH}(?:[- ]\\d{2,4})?$`,
    `^${MONTH}-\\d{2,4}$`,
    '^\\d{1,2}([/.-])\\d{1,2}\\1(?:\\d{2}|\\d{4})$',
    '^\\d{4}-\\d{2}-\\d{2}(?:[ T][\\d:.]+)?$',
  ].join('|'),
  'i',
)

/**
 * What a spreadsheet has made of a code or a size: a date of "5-6", a rounded number of
 * "234567000001". Undefined where it left the cell as it was.
 */
export const spoiltAs = (cell: string): 'date' | 'number' | undefined => {
  const given = cell.trim()
  if (ROUNDED.test(given)) return 'number'
  return DATED.test(given) ? 'date' : undefined
}
