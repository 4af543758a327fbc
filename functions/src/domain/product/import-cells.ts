import { CSV_STATES_SEPARATOR } from '../../contract/csv/product-csv'
import {
  MAX_PRICE_MINOR,
  MAX_STOCK,
  MIN_PRICE_MINOR,
  priceSchema,
  stockSchema,
} from '../../contract/entities/catalog/price'
import {
  attributesSchema,
  hasLongWord,
  LONG_WORD_REFUSED,
  productDescriptionSchema,
  productNameSchema,
} from '../../contract/entities/catalog/product'
import {
  MAX_OPTION_LENGTH,
  MAX_WEIGHT_GRAMS,
  optionSchema,
  skuSchema,
  weightSchema,
} from '../../contract/entities/catalog/variant'
import { formatMoney } from '../../contract/money'
import { ALL_STATES } from '../../contract/product-facts'
import type { AttributeKey } from '../../contract/reference/attribute-keys'
import { CATEGORIES, type CategoryValue } from '../../contract/reference/categories'
import { STATES } from '../../contract/reference/states'
import { lineSchema } from '../../contract/text/plain-line'
import { minorFromText } from '../../contract/text/typed-amount'
import { shownTextProblem, withoutMeaningless } from '../../contract/text/unsafe-text'
import { isFormula, withoutTextMark } from '../csv/formula-cells'

/** The value of a cell, or why it is refused. */
export type Cell<T> = { value: T } | { message: string }

const FORMULA =
  "Begins like a spreadsheet formula (=, +, -, @ or a tab). Put an apostrophe (') before what is text."
const ENCODING = 'Has characters that could not be read. Save the file as CSV UTF-8.'
const PRICE = `Enter naira from ${formatMoney(MIN_PRICE_MINOR, 'NGN')} to ${formatMoney(MAX_PRICE_MINOR, 'NGN')}, with two decimals at most.`
const STOCK = `Enter a whole number from 0 to ${MAX_STOCK}.`
const CATEGORY = 'Use one of the categories, for example groceries.'
const STATE = 'Use states of Nigeria, separated by semicolons, or all.'

const REPLACED = '\uFFFD'

type Schema = { safeParse: (value: unknown) => { success: boolean; data?: unknown } }

const text = (typed: string, schema: Schema, refusal: string): Cell<string> => {
  const cell = withoutMeaningless(typed)
  if (cell.includes(REPLACED)) return { message: ENCODING }
  if (isFormula(cell) || isFormula(cell.trim())) return { message: FORMULA }
  const problem = shownTextProblem(cell)
  if (problem) return { message: problem }
  const said = withoutTextMark(cell).trim()
  return schema.safeParse(said).success ? { value: said } : { message: refusal }
}

export const nameCell = (cell: string): Cell<string> =>
  text(
    cell,
    productNameSchema,
    hasLongWord(cell) ? LONG_WORD_REFUSED : 'Enter a name of 3 to 120 characters.',
  )

export const descriptionCell = (cell: string): Cell<string> =>
  text(cell, productDescriptionSchema, 'Describe it in 20 to 5,000 characters.')

export const attributeCell = (key: AttributeKey, cell: string): Cell<string> => {
  const only = { safeParse: (value: unknown) => attributesSchema.safeParse({ [key]: value }) }
  return text(cell, only, 'Use at most 200 characters.')
}

/** Parses a price without floating point. */
export const priceCell = (cell: string): Cell<number> => {
  const kobo = minorFromText(cell)
  const isPrice = kobo !== undefined && priceSchema.safeParse(kobo).success
  return isPrice ? { value: kobo } : { message: PRICE }
}

const SKU = 'Use at most 60 characters.'
const OPTION = `Use at most ${MAX_OPTION_LENGTH} characters.`
const WEIGHT = `Enter whole grams from 0 to ${MAX_WEIGHT_GRAMS}.`

export const skuCell = (cell: string): Cell<string> => text(cell, skuSchema, SKU)

export const optionCell = (cell: string): Cell<string> =>
  text(cell, optionSchema.shape.name, OPTION)

export const handleCell = (cell: string): Cell<string> =>
  text(cell, lineSchema(1, 200), 'Use at most 200 characters.')

/** Shopify writes decimals of grams. */
export const weightCell = (cell: string): Cell<number> => {
  const grams = /^\d{1,6}(\.\d+)?$/.test(cell.trim()) ? Math.round(Number(cell)) : undefined
  return grams !== undefined && weightSchema.safeParse(grams).success
    ? { value: grams }
    : { message: WEIGHT }
}

export const stockCell = (cell: string): Cell<number> => {
  const count = /^\d{1,6}$/.test(cell.trim()) ? Number(cell) : undefined
  const isStock = count !== undefined && stockSchema.safeParse(count).success
  return isStock ? { value: count } : { message: STOCK }
}

const plain = (name: string): string => name.trim().toLowerCase()

/** Accepts a category's value or its label. */
export const categoryCell = (cell: string): Cell<CategoryValue> => {
  const wanted = plain(cell)
  const found = CATEGORIES.find(({ value, label }) => [value, plain(label)].includes(wanted))
  return found ? { value: found.value } : { message: CATEGORY }
}

export const statesCell = (cell: string): Cell<string[]> => {
  const names = cell.split(CSV_STATES_SEPARATOR).map(plain).filter(Boolean)
  if (names.includes(ALL_STATES)) return { value: [ALL_STATES] }
  const unknown = names.find((name) => !STATES.some((state) => plain(state) === name))
  if (unknown !== undefined || names.length === 0) return { message: STATE }
  return { value: STATES.filter((state) => names.includes(plain(state))) }
}
