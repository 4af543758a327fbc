import type { ProductDraft } from '../../../contract/api/people/vendors'
import type { KnownColumns, ReadColumn } from '../../../contract/catalog/import-columns'
import type { ImportRowError, ProductImport } from '../../../contract/catalog/product-csv'
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../../contract/reference/attribute-keys'
import { withoutMeaningless } from '../../../contract/text/normalized'
import { valueKey } from '../../../contract/text/value-key'
import { isFormula, markedAsText, withoutTextFormula } from '../../csv/formula-cells'
import {
  attributeCell,
  type Cell,
  categoryCell,
  descriptionCell,
  handleCell,
  isNone,
  isYes,
  type LeftOut,
  nameCell,
  optionCell,
  priceCell,
  seenCell,
  skuCell,
  statesCell,
  stockCell,
  weightCell,
} from './import-cells'

type Field =
  | 'name'
  | 'description'
  | 'category'
  | 'price'
  | 'available_items'
  | 'delivery_states'
  | 'sku'
  | 'weight_grams'

const FIELDS: { [Column in Field]: (cell: string) => Cell<ProductDraft[Column]> | LeftOut } = {
  name: nameCell,
  description: descriptionCell,
  category: categoryCell,
  price: priceCell,
  available_items: stockCell,
  delivery_states: statesCell,
  sku: skuCell,
  weight_grams: weightCell,
}

const isField = (column: ReadColumn): column is Field => column in FIELDS
const OPTION = /^option([123])_(name|value)$/
const isOneOf = <T extends string>(all: readonly T[], one: string): one is T =>
  all.some((own) => own === one)

export type RawRow = ProductImport['rows'][number]
/** A row that was read: a product, one of its variants, or both. */
export type ImportRow = {
  row: number
  /** Names the product that the row belongs to; empty if the row is a product by itself. */
  handle: string
  draft: Partial<ProductDraft>
  /** By position, 0 to 2. */
  option_names: string[]
  option_values: string[]
  /** What an export saw of the row's stock. */
  seen: { items?: number; sold?: number }
  /** Cells that only other shops have. */
  foreign: Partial<Record<ReadColumn, string>>
  /** What is read differently from how it stands there. */
  notes: ImportRowError[]
  errors: ImportRowError[]
}

/** What is shorter describes nothing; the vendor writes it later. */
const MIN_HTML_TEXT = 20
const descriptionIn = (text: string): string => (text.length < MIN_HTML_TEXT ? '' : text)

/** WooCommerce writes the line breaks of a text in its cell as two signs. */
const withLineBreaks = (cell: string): string =>
  cell.replace(/\\(\\n|n)/g, (_, sign: string) => (sign === 'n' ? '\n' : '\\n'))

/** What WooCommerce has for the stock of a variation that shares its product's. */
const SHARED_STOCK = 'parent'
/** How Jumia's sellers fill the cell in of what comes in one kind. */
const NO_VARIATION = /^(?:[-–—.…]{1,9}|n\/?a|none|one size)$/i
/** A sign as HTML writes it: "&amp;", "&#8358;". */
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i
/** What tells HTML from text in a file that may have either. */
const TAG =
  /<\/?(?:a|b|br|div|em|h[1-6]|hr|i|img|li|ol|p|pre|span|strong|table|u|ul)(?:\s[^<>]{0,2000})?\/?>/i
/** Formats whose descriptions are HTML throughout. */
const OF_HTML: readonly KnownColumns['format'][] = ['shopify', 'woocommerce', 'etsy', 'jumia']

const MAX_SHOWN = 40
const shownCell = (cell: string): string => `“${cell.trim().slice(0, MAX_SHOWN)}”`
const twice = (first: string, second: string): string =>
  `Two columns have this: ${shownCell(first)} and ${shownCell(second)}. Leave the right one.`

const NAIRA = ['ngn', '₦', 'naira', 'n', 'nigerian naira', 'ngn (₦)']

/** Counts of a shop that doesn't count this variant mean nothing. */
const isUncounted = (
  { tracker, in_stock }: ImportRow['foreign'],
  columns: KnownColumns['columns'],
  count: number | undefined,
) =>
  (columns.includes('tracker') && !tracker && !count) ||
  (in_stock !== undefined && isYes(in_stock) && count === undefined)

/**
 * Reads a row, with its errors by column.
 * @param textOfHtml reads descriptions of a file that has them in HTML
 */
export const readImportRow = (
  { format, columns }: KnownColumns,
  { row, cells }: RawRow,
  textOfHtml?: (html: string) => string,
): ImportRow => {
  const errors: ImportRowError[] = []
  const notes: ImportRowError[] = []
  const fields: Partial<Record<Field, unknown>> = {}
  const attributes: Partial<Record<AttributeKey, string>> = {}
  const foreign: ImportRow['foreign'] = {}
  const option_names: string[] = []
  const option_values: string[] = []
  const seen: ImportRow['seen'] = {}
  let handle = ''

  /** Takes the value of a cell, or says why it is refused. */
  const take = <T>(column: ReadColumn, read: Cell<T> | LeftOut, put: (value: T) => void): void => {
    if ('message' in read) errors.push({ row, column, message: read.message })
    else {
      if ('value' in read) put(read.value)
      if (read.note) notes.push({ row, column, message: read.note })
    }
  }
  const readCell = (column: ReadColumn, cell: string): void => {
    const [, at, of] = OPTION.exec(column) ?? []
    if (of) {
      const put = (value: string) => {
        ;(of === 'name' ? option_names : option_values)[Number(at) - 1] = value
      }
      take(column, optionCell(cell), put)
    } else if (column === 'handle') {
      take(column, handleCell(cell), (value) => {
        handle = value
      })
    } else if (column === 'seen_items' || column === 'seen_sold') {
      take(column, seenCell(cell), (count) => {
        seen[column === 'seen_items' ? 'items' : 'sold'] = count
      })
    } else if (isField(column)) {
      take<unknown>(column, FIELDS[column](cell), (value) => {
        fields[column] = value
      })
    } else if (isOneOf(ATTRIBUTE_KEYS, column)) {
      take(column, attributeCell(column, cell), (value) => {
        attributes[column] = value
      })
    } else if (column === 'weight_kg') {
      take(column, weightCell(cell, 'kg'), (value) => {
        fields.weight_grams = value
      })
    } else foreign[column] = cell.trim()
  }
  const textIn = (column: ReadColumn, given: string): string => {
    const key = valueKey(given)
    if (format === 'woocommerce' && column === 'available_items' && key === SHARED_STOCK) return ''
    if (format === 'jumia' && column === 'option1_value' && NO_VARIATION.test(key)) return ''
    if (!textOfHtml) return given
    // Spreadsheets run what a cell begins with, not what its HTML says.
    const isRun = isFormula(withoutMeaningless(given).trim())
    const marked = (text: string): string => (isRun ? text : markedAsText(text))
    const isText = column === 'description' || column === 'short_description'
    if (isText && (OF_HTML.includes(format) || TAG.test(given) || ENTITY.test(given))) {
      const html = format === 'woocommerce' ? withLineBreaks(given) : given
      return descriptionIn(marked(textOfHtml(html)))
    }
    // Of other cells the signs alone are HTML's; Shopify has them plain.
    return format !== 'shopify' && !isText && ENTITY.test(given)
      ? marked(textOfHtml(given.replaceAll('<', '&lt;')))
      : given
  }

  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    const message = 'Has more cells than there are columns. Quote text that has commas.'
    errors.push({ row, column: '', message })
  } else {
    const read = new Map<ReadColumn, string>()
    for (const [at, column] of columns.entries()) {
      const cell = column ? textIn(column, withoutTextFormula(cells[at] ?? '')) : ''
      // Empty fields may be added later, and change nothing of a product that is there.
      if (!column || cell.trim() === '') continue
      const first = read.get(column)
      if (first === undefined) readCell(column, cell)
      else if (first.trim() !== cell.trim())
        errors.push({ row, column, message: twice(first, cell) })
      read.set(column, cell)
    }
  }
  const { currency, short_description } = foreign
  if (currency && !NAIRA.includes(valueKey(currency))) {
    const at = errors.findIndex(({ column }) => column === 'price')
    if (at >= 0) errors.splice(at, 1)
    const message = `The price is in ${currency.slice(0, 20)}. Prices are in naira (NGN).`
    errors.push({ row, column: 'currency', message })
  }
  if (short_description && fields.description === undefined) {
    readCell('description', short_description)
  }
  const count = fields.available_items as number | undefined
  if (isUncounted(foreign, columns, count)) delete fields.available_items
  if (isNone(foreign.in_stock) && count === undefined) fields.available_items = 0
  const attributed = Object.keys(attributes).length > 0 ? { attributes } : {}
  // FIELDS pairs each field with a reader of its type.
  const draft = { ...(fields as Partial<ProductDraft>), ...attributed }
  const read = { row, handle, draft, option_names, option_values, seen, foreign, notes, errors }
  return read
}
