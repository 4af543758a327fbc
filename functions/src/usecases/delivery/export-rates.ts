import { RATE_CSV_COLUMNS } from '../../contract/delivery/rates-csv'
import { readDeliveryProfile } from '../../db/delivery/delivery-profiles'
import { rateCells } from '../../domain/delivery/rate-cells'
import { writeCsv } from '../write-csv'

/** Exports the caller's saved rates as a CSV file; only its columns if there are none. */
export const exportRates = async (vendor_id: string): Promise<string> => {
  const stored = await readDeliveryProfile(vendor_id)
  return writeCsv(RATE_CSV_COLUMNS, (stored?.data.rates ?? []).map(rateCells))
}
