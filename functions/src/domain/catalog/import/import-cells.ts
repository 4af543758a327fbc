import { ALL_STATES } from '../../../contract/catalog/product-facts'
import { STOCK_EXPECTED } from '../../../contract/catalog/stock-expected'
import {
  MAX_PRICE_MINOR,
  MAX_STOCK,
  MIN_PRICE_MINOR,
  priceSchema,
} from '../../../contract/entities/catalog/price'
import {
  attributesSchema,
  hasLongWord,
  LONG_WORD_REFUSED,
  MAX_ATTRIBUTE_LENGTH,
  PRODUCT_DESCRIPTION_LENGTH,
  PRODUCT_NAME_LENGTH,
  productDescriptionSchema,
  productNameSchema,
} from '../../../contract/entities/catalog/product-fields'
import {
  MAX_OPTION_LENGTH,
  MAX_SKU_LENGTH,
  MAX_WEIGHT_GRAMS,
  optionSchema,
  skuSchema,
  weightSchema,
} from '../../../contract/entities/catalog/variant'
import { lengthText } from '../../../contract/length-text'
import { formatMoney, groupDigits } from '../../../contract/money'
import type { AttributeKey } from '../../../contract/reference/attribute-keys'
import { CATEGORIES, type CategoryValue } from '../../../contract/reference/categories'
import { lettersOf, stateOfName } from '../../../contract/reference/state-names'
import { STATES } from '../../../contract/reference/states'
import { withoutMeaningless } from '../../../contract/text/normalized'
import { lineSchema } from '../../../contract/text/plain-line'
import { shownTextProblem } from '../../../contract/text/unsafe-text'
import { valueKey } from '../../../contract/text/value-key'
import { isWordless } from '../../../contract/text/wordless'
import {
  isFormula,
  isList,
  withoutSkuMark,
  withoutSpoiltMark,
  withoutTextMark,
} from '../../csv/formula-cells'
import { amountIn, countIn, gramsIn, isThousandsOrPart } from '../../csv/number-cells'
import { placeNames } from '../../csv/place-names'
import { spoiltAs } from '../../csv/spoilt-cells'

/** The value of a cell, with what is worth saying of how it was read, or why it is refused. */
export type Cell<T> = { value: T; note?: string } | { message: string }
/** A cell that counts as empty, and why. */
export type LeftOut = { note: string }

const FORMULA =
  "Begins like a spreadsheet formula (=, +, -, @ or a tab). Put an apostrophe (') before what is text."
const ENCODING = 'Has characters that could not be read. Save the file as CSV UTF-8.'
const PRICE = `Enter naira from ${formatMoney(MIN_PRICE_MINOR, 'NGN')} to ${formatMoney(MAX_PRICE_MINOR, 'NGN')}, with two decimals at most.`
const THOUSANDS = 'Write thousands with a comma or without a sign, and at most two decimals.'
const SEEN = 'Leave this as the export wrote it, or empty it together with the stock.'
const STATE = 'Use states of Nigeria, separated by semicolons, or all.'

const MAX_SHOWN = 60
const REPLACED = '\uFFFD'
/** What a spreadsheet shows where it could not calculate. */
const FAILED = /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!)$/i
const FAILURE = 'Is an error of a spreadsheet. Enter what belongs here.'

type Read = { success: boolean; data?: unknown; error?: { issues: Issue[] } }
type Issue = { code: string; message: string }
type Schema = { safeParse: (value: unknown) => Read }

/** Lengths have words of their own; what else is wrong is said as the form says it. */
const reasonOf = ({ error }: Read, refusal: string): string => {
  const other = error?.issues.find(({ code }) => code === 'custom')
  return other && !isWordless(other.message) ? other.message : refusal
}

type Unmark = (cell: string) => string

const text = (
  typed: string,
  schema: Schema,
  refusal: string,
  unmarked: Unmark = withoutTextMark,
): Cell<string> => {
  const cell = withoutMeaningless(typed)
  if (cell.includes(REPLACED)) return { message: ENCODING }
  if (FAILED.test(cell.trim())) return { message: FAILURE }
  const isRun = [cell, cell.trim()].some((one) => isFormula(one) && !isList(one))
  if (isRun) return { message: FORMULA }
  const problem = shownTextProblem(cell)
  if (problem) return { message: problem }
  const read = schema.safeParse(unmarked(cell.trim()).trim())
  // The schemas below are of texts.
  return read.success ? { value: read.data as string } : { message: reasonOf(read, refusal) }
}

/** A text of one line: spreadsheets break the lines of a long cell. */
const line = (cell: string, schema: Schema, refusal: string, unmarked?: Unmark): Cell<string> =>
  text(isFormula(cell) ? cell : cell.replace(/[\t\r\n]/g, ' '), schema, refusal, unmarked)

export const NAME = `Enter a name of ${lengthText(PRODUCT_NAME_LENGTH)}.`

export const nameCell = (cell: string): Cell<string> =>
  line(cell, productNameSchema, hasLongWord(cell) ? LONG_WORD_REFUSED : NAME)

/** As shops write it, and spreadsheets in several languages. */
const YES = new Set('true yes 1 vrai oui wahr ja vero verdadero verdadeiro waar'.split(' '))
export const isYes = (cell: string | undefined): boolean => YES.has(valueKey(cell ?? ''))

const NONE = new Set(['0', 'false', 'no', 'out of stock', 'out_of_stock', 'discontinued'])
/** Whether a cell says that nothing is in stock. */
export const isNone = (cell: string | undefined): boolean => NONE.has(valueKey(cell ?? ''))

const tooLong = (text: string, max: number): string =>
  `Has ${groupDigits(text.trim().length)} characters. Use at most ${groupDigits(max)}.`

export const descriptionCell = (cell: string): Cell<string> =>
  text(
    cell,
    productDescriptionSchema,
    cell.trim().length > PRODUCT_DESCRIPTION_LENGTH.max
      ? tooLong(cell, PRODUCT_DESCRIPTION_LENGTH.max)
      : `Describe it in ${lengthText(PRODUCT_DESCRIPTION_LENGTH)}.`,
  )

/** Why a code or a size is refused that a spreadsheet has spoilt; undefined if it hasn't. */
const spoilt = (cell: string, of: 'code' | 'size'): { message: string } | undefined => {
  const given = cell.trim().slice(0, MAX_SHOWN)
  const as = spoiltAs(given)
  if (as === 'number') {
    return { message: `“${given}” has lost digits in a spreadsheet. Enter the whole ${of}.` }
  }
  // Spreadsheets write no month in capitals, as codes do.
  if (!as || (of === 'code' && /[A-Z]{3}/.test(given))) return undefined
  return {
    message: `“${given}” is a date, which a spreadsheet makes of a ${of}. Write the ${of} again, with an apostrophe (') before it.`,
  }
}

/** The attributes that spreadsheets spoil. */
export const SPOILT_ATTRIBUTES: Readonly<Partial<Record<AttributeKey, 'code' | 'size'>>> = {
  size: 'size',
  model_number: 'code',
}

export const attributeCell = (key: AttributeKey, cell: string): Cell<string> => {
  const of = SPOILT_ATTRIBUTES[key]
  const refused = of && spoilt(cell, of)
  if (refused) return refused
  const only = {
    safeParse: (value: unknown) => {
      const read = attributesSchema.safeParse({ [key]: value })
      return read.success ? { success: true, data: read.data[key] } : read
    },
  }
  const tooLong = `Use at most ${MAX_ATTRIBUTE_LENGTH} characters.`
  return text(cell, only, tooLong, of ? withoutSpoiltMark : withoutTextMark)
}

export const priceCell = (cell: string): Cell<number> => {
  const kobo = amountIn(cell)
  const isPrice = kobo !== undefined && priceSchema.safeParse(kobo).success
  if (isPrice) return { value: kobo }
  return { message: isThousandsOrPart(cell) ? THOUSANDS : PRICE }
}

const SKU = `Use at most ${MAX_SKU_LENGTH} characters.`
const WEIGHT = `Enter whole grams from 0 to ${groupDigits(MAX_WEIGHT_GRAMS)}.`

export const skuCell = (cell: string): Cell<string> =>
  spoilt(cell, 'code') ?? line(cell, skuSchema, SKU, withoutSkuMark)

export const optionCell = (cell: string): Cell<string> => {
  const tooLong = `“${cell.trim().slice(0, MAX_SHOWN)}” has ${cell.trim().length} characters. Use at most ${MAX_OPTION_LENGTH}.`
  return spoilt(cell, 'size') ?? line(cell, optionSchema.shape.name, tooLong, withoutSpoiltMark)
}

const MAX_HANDLE_LENGTH = 200

export const handleCell = (cell: string): Cell<string> =>
  spoilt(cell, 'code') ??
  line(cell, lineSchema(1, MAX_HANDLE_LENGTH), `Use at most ${MAX_HANDLE_LENGTH} characters.`)

/** Whole grams, or kilograms. Other shops write parts of a gram, which are rounded. */
export const weightCell = (cell: string, unit: 'g' | 'kg' = 'g'): Cell<number> => {
  const exact = gramsIn(cell, unit, MAX_WEIGHT_GRAMS)
  const grams = Math.round(exact ?? Number.NaN)
  if (!weightSchema.safeParse(grams).success) return { message: WEIGHT }
  return grams === exact
    ? { value: grams }
    : { value: grams, note: `${cell.trim()} is read as ${grams} grams.` }
}

/** A count. What shops write that count otherwise is read as the nearest that there is, and said. */
export const stockCell = (cell: string): Cell<number> => {
  const count = countIn(cell)
  if (count === undefined) return { message: STOCK_EXPECTED }
  const value = Math.min(MAX_STOCK, Math.max(0, count))
  return value === count
    ? { value }
    : { value, note: `${cell.trim()} is read as ${groupDigits(value)}.` }
}

/** What an export wrote: whoever can't read it doesn't know whether the count beside it was touched. */
export const seenCell = (cell: string): Cell<number> => {
  const count = countIn(cell)
  return count !== undefined && count >= 0 ? { value: count } : { message: SEEN }
}

/** The letters of a category's name, however its parts are joined. */
const joined = (name: string): string => lettersOf(name.replace(/\band\b/gi, ' '))

/** Accepts a category's value or its label. Another shop's own categories are chosen anew. */
export const categoryCell = (cell: string): Cell<CategoryValue> | LeftOut => {
  const wanted = joined(cell)
  const found = CATEGORIES.find(({ value, label }) => [value, label].map(joined).includes(wanted))
  if (found) return { value: found.value }
  const shown = withoutMeaningless(cell).trim().slice(0, MAX_SHOWN)
  return { note: `“${shown}” is no category here. Choose one on the product’s page.` }
}

/** What says all of them, in letters alone. */
const EVERYWHERE = new Set(
  'all allstates states allthestates allstatesinnigeria allstatesofnigeria anystate nationwide nigeria allnigeria allovernigeria acrossnigeria wholeofnigeria everywhere everywhereinnigeria anywhere anywhereinnigeria'.split(
    ' ',
  ),
)
export const statesCell = (cell: string): Cell<string[]> => {
  const names = placeNames(cell)
  const others = names.filter((name) => !EVERYWHERE.has(lettersOf(name)))
  const unknown = others.find((name) => stateOfName(name) === undefined)
  if (unknown !== undefined) return { message: `We don’t know “${unknown.slice(0, 40)}”. ${STATE}` }
  if (names.length === 0) return { message: STATE }
  if (others.length < names.length) return { value: [ALL_STATES] }
  const known = new Set(names.map(stateOfName))
  return { value: STATES.filter((state) => known.has(state)) }
}
