import { normalized, withoutMeaningless } from './normalized'

/** The same value of two stores or rows, however it is written: "L" and " l". */
export const valueKey = (value: string): string =>
  normalized(withoutMeaningless(value), 'NFC').trim().replace(/\s+/g, ' ').toLowerCase()
