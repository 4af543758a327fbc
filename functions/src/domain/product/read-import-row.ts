import type { ProductDraft } from '../../contract/api/endpoints/vendors'
import type {
  ImportRowError,
  ProductCsvColumn,
  ProductImport,
} from '../../contract/csv/product-csv'
import type { AttributeKey } from '../../contract/reference/attribute-keys'
import {
  attributeCell,
  type Cell,
  categoryCell,
  descriptionCell,
  handleCell,
  nameCell,
  optionCell,
  priceCell,
  skuCell,
  statesCell,
  stockCell,
  weightCell,
} from './import-cells'
import type { ImportColumns } from './import-columns'

type Field =
  | 'name'
  | 'description'
  | 'category'
  | 'price'
  | 'available_items'
  | 'delivery_states'
  | 'sku'
  | 'weight_grams'

const FIELDS: { [Column in Field]: (cell: string) => Cell<ProductDraft[Column]> } = {
  name: nameCell,
  description: descriptionCell,
  category: categoryCell,
  price: priceCell,
  available_items: stockCell,
  delivery_states: statesCell,
  sku: skuCell,
  weight_grams: weightCell,
}

const isField = (column: ProductCsvColumn): column is Field => column in FIELDS
const OPTION = /^option([123])_(name|value)$/

type Row = ProductImport['rows'][number]
/** A row that was read: a product, one of its variants, or both. */
export type ImportRow = {
  row: number
  /** Names the product that the row belongs to; empty if the row is a product by itself. */
  handle: string
  draft: Partial<ProductDraft>
  /** By position, 0 to 2. */
  option_names: string[]
  option_values: string[]
  errors: ImportRowError[]
}

/** What is shorter describes nothing; the vendor writes it later. */
const MIN_HTML_TEXT = 20
const descriptionIn = (text: string): string => (text.length < MIN_HTML_TEXT ? '' : text)

/**
 * Reads a row, with its errors by column.
 * @param textOfHtml reads descriptions of a file that has them in HTML
 */
export const readImportRow = (
  { columns }: Pick<ImportColumns, 'columns'>,
  { row, cells }: Row,
  textOfHtml?: (html: string) => string,
): ImportRow => {
  const errors: ImportRowError[] = []
  const refuse = (column: string, message: string) => errors.push({ row, column, message })
  const fields: Partial<Record<Field, unknown>> = {}
  const attributes: Partial<Record<AttributeKey, string>> = {}
  const names: string[] = []
  const values: string[] = []
  let handle = ''

  const readCell = (column: ProductCsvColumn, cell: string): void => {
    const option = OPTION.exec(column)
    if (option) {
      const read = optionCell(cell)
      if ('message' in read) refuse(column, read.message)
      else (option[2] === 'name' ? names : values)[Number(option[1]) - 1] = read.value
    } else if (column === 'handle') {
      const read = handleCell(cell)
      if ('message' in read) refuse(column, read.message)
      else handle = read.value
    } else if (isField(column)) {
      const read = FIELDS[column](cell)
      if ('message' in read) refuse(column, read.message)
      else fields[column] = read.value
    } else {
      const read = attributeCell(column as AttributeKey, cell)
      if ('message' in read) refuse(column, read.message)
      else attributes[column as AttributeKey] = read.value
    }
  }

  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    refuse('', `Has more cells than the ${columns.length} columns. Quote text that has commas.`)
  } else {
    for (const [at, column] of columns.entries()) {
      const given = cells[at] ?? ''
      const cell = column === 'description' && textOfHtml ? descriptionIn(textOfHtml(given)) : given
      // Empty fields may be added later, and change nothing of a product that is there.
      if (column && cell.trim() !== '') readCell(column, cell)
    }
  }
  const attributed = Object.keys(attributes).length > 0 ? { attributes } : {}
  // FIELDS pairs each field with a reader of its type.
  const draft = { ...(fields as Partial<ProductDraft>), ...attributed }
  return { row, handle, draft, option_names: names, option_values: values, errors }
}
