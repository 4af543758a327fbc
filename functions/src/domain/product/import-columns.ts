import { AppError } from '../../contract/api/errors'
import { PRODUCT_CSV_COLUMNS, type ProductCsvColumn } from '../../contract/csv/product-csv'

const KNOWN = new Set<string>(PRODUCT_CSV_COLUMNS)

/** The names of Shopify's two formats, in lower case: the one of before 2025, and the one it writes. */
const SHOPIFY = new Map<string, ProductCsvColumn>(
  Object.entries({
    title: 'name',
    'body (html)': 'description',
    'url handle': 'handle',
    'variant sku': 'sku',
    'variant price': 'price',
    'variant grams': 'weight_grams',
    'weight value (grams)': 'weight_grams',
    'variant inventory qty': 'available_items',
    'inventory quantity': 'available_items',
    'option1 name': 'option1_name',
    'option1 value': 'option1_value',
    'option2 name': 'option2_name',
    'option2 value': 'option2_value',
    'option3 name': 'option3_name',
    'option3 value': 'option3_value',
  } as const),
)

const columnOf = (name: string): ProductCsvColumn | undefined => {
  const plain = name.trim().toLowerCase()
  return KNOWN.has(plain) ? (plain as ProductCsvColumn) : SHOPIFY.get(plain)
}

const named = (what: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `${what}: ${names.map((name) => `“${name}”`).join(', ')}.`

export type ImportColumns = {
  /** By position; undefined where a column isn't used. */
  columns: (ProductCsvColumn | undefined)[]
  ignored: string[]
  /** Texts of Shopify are HTML. */
  is_shopify: boolean
}

/**
 * Reads the columns of a file by their names, in any order and case; unknown ones are ignored.
 * @throws AppError `product/import-columns` with the missing and repeated ones
 */
export const importColumns = (given: readonly string[]): ImportColumns => {
  const columns = given.map(columnOf)
  const is_known = columns.includes('name') || columns.includes('handle')
  const missing = is_known ? [] : ['name']
  const repeated = [
    ...new Set(columns.filter((column, at) => column && columns.indexOf(column) !== at)),
  ].flatMap((column) => column ?? [])
  if (missing.length + repeated.length > 0) {
    const message = [named('Missing', missing), named('There twice', repeated)]
    throw new AppError('product/import-columns', {
      missing,
      repeated,
      message: message.filter(Boolean).join(' '),
    })
  }
  return {
    columns,
    ignored: given.filter((_, at) => columns[at] === undefined),
    is_shopify: given.some((name) => name.trim().toLowerCase() === 'title'),
  }
}
