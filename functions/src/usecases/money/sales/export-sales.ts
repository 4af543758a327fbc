import type { QueryOf } from '../../../contract/api/endpoint'
import { AppError } from '../../../contract/api/errors'
import type { salesEndpoints } from '../../../contract/api/money/sales'
import { EXPORT_DAYS, MAX_EXPORTED_SALES } from '../../../contract/entities/money/sales'
import { lagosDayOf, lagosDaysUntil, startOfLagosDay } from '../../../contract/lagos-day'
import { salesSince } from '../../../db/orders/transactions'
import type { Deps } from '../../deps'
import { writeCsv } from '../../write-csv'
import { SALES_COLUMNS } from './sales-columns'

type Wanted = QueryOf<(typeof salesEndpoints)['csv']>

/**
 * Exports the caller's sales that were ordered in a period, as a CSV file.
 * @throws AppError `vendor/too-many-sales` instead of omitting some silently
 */
export const exportSales = async (
  { clock }: Deps,
  vendor_id: string,
  { period, status }: Wanted,
): Promise<string> => {
  const today = lagosDayOf(clock())
  const [first = today] = lagosDaysUntil(today, EXPORT_DAYS[period])
  const since = startOfLagosDay(first)
  const sales = await salesSince(vendor_id, { status, since, limit: MAX_EXPORTED_SALES + 1 })
  if (sales.length > MAX_EXPORTED_SALES) {
    throw new AppError('vendor/too-many-sales', { most: MAX_EXPORTED_SALES })
  }
  return writeCsv(
    SALES_COLUMNS.map(([name]) => name),
    sales.map((sale) => SALES_COLUMNS.map(([, cellOf]) => cellOf(sale))),
  )
}
