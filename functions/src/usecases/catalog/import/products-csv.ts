import type { QueryOf } from '../../../contract/api/endpoint'
import type { vendorEndpoints } from '../../../contract/api/people/vendors'
import {
  CSV_STATES_SEPARATOR,
  PRODUCT_CSV_COLUMNS,
  type ProductCsvColumn,
} from '../../../contract/catalog/product-csv'
import { variantsOnSale } from '../../../contract/catalog/variants'
import type { Product } from '../../../contract/entities/catalog/product'
import type { ProductStock } from '../../../contract/entities/catalog/product-stock'
import type { Variant } from '../../../contract/entities/catalog/variant'
import type { AttributeKey } from '../../../contract/reference/attribute-keys'
import { textFromMinor } from '../../../contract/text/typed-amount'
import { goneUnits } from '../../../domain/catalog/import/change-from-rows'
import { SPOILT_ATTRIBUTES } from '../../../domain/catalog/import/import-cells'
import { countsOf, plainStock } from '../../../domain/catalog/product/variants'
import { markedSku, markedSpoilt } from '../../../domain/csv/formula-cells'
import { type CsvCell, writeCsv } from '../../write-csv'
import { htmlOfText } from '../product/html-text'

export type ExportFormat = QueryOf<(typeof vendorEndpoints)['exportProducts']>['format']

/** One row: a variant, the first of which carries what is the product's. */
type Line = { product: Product; stock: ProductStock; variant: Variant; is_first: boolean }
type Columns = readonly (readonly [name: string, cell: (line: Line) => CsvCell])[]

const priceText = ({ variant }: Line): string =>
  variant.price > 0 ? textFromMinor(variant.price) : ''
const stockOf = ({ stock, variant }: Line): number => countsOf(stock, variant).available
const soldOf = ({ stock, variant }: Line): number => goneUnits(countsOf(stock, variant))
const optionName = ({ product }: Line, at: number): string =>
  markedSpoilt(product.options?.[at]?.name ?? '')
const optionValue = ({ variant }: Line, at: number): string =>
  markedSpoilt(variant.values[at] ?? '')

const ofVariant = (line: Line, column: ProductCsvColumn): CsvCell | undefined => {
  const option = /^option([123])_(name|value)$/.exec(column)
  if (option) return (option[2] === 'name' ? optionName : optionValue)(line, Number(option[1]) - 1)
  switch (column) {
    case 'handle':
      return line.product.slug
    case 'price':
      return priceText(line)
    case 'available_items':
      return stockOf(line)
    case 'seen_items':
      return stockOf(line)
    case 'seen_sold':
      return soldOf(line)
    case 'sku':
      return markedSku(line.variant.sku ?? '')
    case 'weight_grams':
      return line.variant.weight_grams || ''
    default:
      return undefined
  }
}

const ofProduct = (product: Product, column: ProductCsvColumn): CsvCell => {
  if (column === 'name' || column === 'description' || column === 'category') return product[column]
  if (column === 'delivery_states') return product.delivery_states.join(CSV_STATES_SEPARATOR)
  const key = column as AttributeKey
  const text = product.attributes[key] ?? ''
  return SPOILT_ATTRIBUTES[key] ? markedSpoilt(text) : text
}

const OWN: Columns = PRODUCT_CSV_COLUMNS.map((column) => [
  column,
  (line) => ofVariant(line, column) ?? (line.is_first ? ofProduct(line.product, column) : ''),
])

const first =
  (cell: (line: Line) => CsvCell) =>
  (line: Line): CsvCell =>
    line.is_first ? cell(line) : ''

/** A product without options has Shopify's own. */
const shopifyOption = (at: number): Columns => [
  [
    `Option${at + 1} name`,
    first((line) => (at === 0 && !line.product.options ? 'Title' : optionName(line, at))),
  ],
  [
    `Option${at + 1} value`,
    (line) => (at === 0 && !line.product.options ? 'Default Title' : optionValue(line, at)),
  ],
]

/** Shopify's format of today, and what the stock was, which Shopify leaves out. */
const SHOPIFY: Columns = [
  ['URL handle', ({ product }) => product.slug],
  ['Title', first(({ product }) => product.name)],
  ['Description', first(({ product }) => htmlOfText(product.description))],
  ...shopifyOption(0),
  ...shopifyOption(1),
  ...shopifyOption(2),
  ['SKU', ({ variant }) => markedSku(variant.sku ?? '')],
  ['Price', priceText],
  ['Weight value (grams)', ({ variant }) => variant.weight_grams || ''],
  ['Inventory quantity', stockOf],
  ['Product image URL', first(({ product }) => product.images[0]?.url ?? '')],
  ['Inventory quantity seen', stockOf],
  ['Inventory sold seen', soldOf],
]

/** Products with their stock as a CSV file that can be imported again, one row a variant. */
export const productsCsv = (
  items: readonly Product[],
  stocks: readonly ProductStock[],
  format: ExportFormat,
): string => {
  const byProduct = new Map(stocks.map((stock) => [stock.product_id, stock]))
  const lines = items.flatMap((product) => {
    const stock = byProduct.get(product.id) ?? plainStock(product)
    return variantsOnSale(product).map(
      (variant, index): Line => ({ product, stock, variant, is_first: index === 0 }),
    )
  })
  const columns = format === 'shopify' ? SHOPIFY : OWN
  return writeCsv(
    columns.map(([name]) => name),
    lines.map((line) => columns.map(([, cellOf]) => cellOf(line))),
  )
}
