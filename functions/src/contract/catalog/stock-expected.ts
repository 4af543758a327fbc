import { MAX_STOCK } from '../entities/catalog/price'
import { groupDigits } from '../money'

/** The form of a number of pieces that is expected. */
export const STOCK_EXPECTED = `Enter a whole number from 0 to ${groupDigits(MAX_STOCK)}.`
