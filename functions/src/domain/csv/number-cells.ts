import { minorFromText, typedNumber } from '../../contract/text/typed-amount'

/** A number without the apostrophe of a spreadsheet. */
const numberIn = (cell: string): string => typedNumber(cell).replace(/^'/, '')

/** More than two decimals are an amount only if they are zeros. */
const withoutZeros = (amount: string): string => amount.replace(/(\.\d{2})0{1,6}(?!\d)/, '$1')

/** "250.000" is two hundred and fifty, or as many thousands. */
const THREE_DECIMALS = /(?<![\d.,]|\d )\d{1,3}\.\d{3}(?![\d.,])/

/** Whether a number may be so many thousands, or a part of them. */
export const isThousandsOrPart = (cell: string): boolean => THREE_DECIMALS.test(numberIn(cell))

/** The kobo of naira in a cell; undefined if it is no amount, or could be another. */
export const amountIn = (cell: string): number | undefined => {
  const number = numberIn(cell)
  return THREE_DECIMALS.test(number) ? undefined : minorFromText(withoutZeros(number))
}

/** Below this, a part of a gram is rather a kilogram. */
const MIN_PART_GRAMS = 10
const WEIGHT_TYPED = /^([1-9]\d{0,2}(?:,\d{3})+|\d{1,6}(?:\.\d{1,8})?|\.\d{1,8})\s?(kg|g)?$/i

/**
 * Grams, or kilograms, as they are written; undefined if a cell has none, or could have others of
 * at most `max` grams.
 */
export const gramsIn = (cell: string, unit: 'g' | 'kg', max: number): number | undefined => {
  const [, number, said = unit] = WEIGHT_TYPED.exec(numberIn(cell)) ?? []
  if (number === undefined) return undefined
  if (said.toLowerCase() === 'kg') {
    return number.includes(',') ? undefined : Number((Number(number) * 1_000).toFixed(6))
  }
  const grams = Number(number.replaceAll(',', ''))
  const isOther = THREE_DECIMALS.test(number) && grams * 1_000 <= max
  const isPart = !Number.isInteger(grams) && grams < MIN_PART_GRAMS
  return isOther || isPart ? undefined : grams
}

const COUNT =
  /^([-−+]?)([1-9]\d{0,2}(?:[, ]\d{3})+|\d{1,12})(?:\.0{1,2})?(?:\s?(?:pcs?|pieces?|units?))?$/i

/** A whole number as people write it, "1,200" or "5.0"; undefined if a cell has none. */
export const countIn = (cell: string): number | undefined => {
  const [, sign = '', digits] = COUNT.exec(numberIn(cell)) ?? []
  if (digits === undefined) return undefined
  const count = Number(digits.replace(/[, ]/g, ''))
  return count > 0 && sign !== '' && sign !== '+' ? -count : count
}
