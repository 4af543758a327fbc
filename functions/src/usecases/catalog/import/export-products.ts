import { listVendorProducts } from '../../../db/catalog/products'
import { readStocks } from '../../../db/catalog/stock'
import { type ExportFormat, productsCsv } from './products-csv'

/** Above the size of any store; only the most recently changed are exported. */
const MAX = 5_000

/** Exports the caller's products as a CSV file that can be imported again, one row a variant. */
export const exportProducts = async (uid: string, format: ExportFormat): Promise<string> => {
  const { items } = await listVendorProducts(uid, { page: 1, limit: MAX })
  const stocks = await readStocks(items.map(({ id }) => id))
  return productsCsv(items, stocks, format)
}
