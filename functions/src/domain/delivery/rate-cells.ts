import {
  CSV_PLACES_SEPARATOR,
  RATE_CSV_COLUMNS,
  type RateCsvColumn,
} from '../../contract/delivery/rates-csv'
import type { DeliveryRate } from '../../contract/entities/delivery/delivery'
import { textFromMinor } from '../../contract/text/typed-amount'

const cellOf = (rate: DeliveryRate, column: RateCsvColumn): string | number => {
  if (column === 'places') return rate.places.join(CSV_PLACES_SEPARATOR)
  if (column === 'fee') return textFromMinor(rate.fee_minor)
  return rate[column] ?? ''
}

/** The cells of a rate in the order of `RATE_CSV_COLUMNS`, which `readRates` reads back. */
export const rateCells = (rate: DeliveryRate): (string | number)[] =>
  RATE_CSV_COLUMNS.map((column) => cellOf(rate, column))
