import { AppError } from '../../contract/api/errors'
import {
  NEEDED_CSV_COLUMNS,
  PRODUCT_CSV_COLUMNS,
  type ProductCsvColumn,
} from '../../contract/product-csv'

const KNOWN = new Set<string>(PRODUCT_CSV_COLUMNS)
const isKnown = (name: string): name is ProductCsvColumn => KNOWN.has(name)

const named = (what: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `${what}: ${names.map((name) => `“${name}”`).join(', ')}.`

/**
 * Reads the columns of a file by their names, in any order and case.
 * @throws AppError `product/import-columns` with the missing, unknown and repeated ones
 */
export const importColumns = (given: readonly string[]): ProductCsvColumn[] => {
  const columns = given.map((name) => name.trim().toLowerCase())
  const unknown = columns.filter((name) => !isKnown(name))
  const missing = NEEDED_CSV_COLUMNS.filter((name) => !columns.includes(name))
  const repeated = columns.filter((name, at) => isKnown(name) && columns.indexOf(name) !== at)
  if (unknown.length + missing.length + repeated.length > 0) {
    const message = [
      named('Missing', missing),
      named('Not known', unknown),
      named('There twice', repeated),
    ]
    throw new AppError('product/import-columns', {
      missing,
      unknown,
      repeated,
      message: message.filter(Boolean).join(' '),
    })
  }
  return columns.filter(isKnown)
}
