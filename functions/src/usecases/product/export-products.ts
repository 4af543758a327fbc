import type { Product } from '../../contract/entities/product'
import { textFromMinor } from '../../contract/money'
import {
  CSV_STATES_SEPARATOR,
  PRODUCT_CSV_COLUMNS,
  type ProductCsvColumn,
} from '../../contract/product-csv'
import { listVendorProducts } from '../../db/catalog/products'
import { type CsvCell, writeCsv } from '../csv/write-csv'

/** Above the size of any store; only the most recently changed are exported. */
const MAX = 5_000

const cellOf = (product: Product, column: ProductCsvColumn): CsvCell => {
  switch (column) {
    case 'name':
    case 'description':
    case 'category':
      return product[column]
    case 'price':
      return product.price > 0 ? textFromMinor(product.price) : ''
    case 'available_items':
      return product.available_items
    case 'delivery_states':
      return product.delivery_states.join(CSV_STATES_SEPARATOR)
    default:
      return product.attributes[column] ?? ''
  }
}

/** Exports the caller's products as a CSV file that can be imported again. */
export const exportProducts = async (uid: string): Promise<string> => {
  const { items } = await listVendorProducts(uid, { page: 1, limit: MAX })
  return writeCsv(
    PRODUCT_CSV_COLUMNS,
    items.map((product) => PRODUCT_CSV_COLUMNS.map((column) => cellOf(product, column))),
  )
}
