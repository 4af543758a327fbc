import { AppError } from '../../../contract/api/errors'
import {
  type KnownColumns,
  knownColumns,
  otherFile,
} from '../../../contract/catalog/import-columns'

export type ImportColumns = KnownColumns & { ignored: string[] }

/**
 * Reads the columns of a file by their names, in any order and case; unknown ones are ignored.
 * @throws AppError `product/import-columns` without a name, `product/import-other-file` for what another shop exports besides products
 */
export const importColumns = (given: readonly string[]): ImportColumns => {
  const other = otherFile(given)
  if (other) throw new AppError('product/import-other-file', { message: other })
  const { format, columns } = knownColumns(given)
  if (!columns.includes('name') && !columns.includes('handle')) {
    throw new AppError('product/import-columns', { missing: ['name'], message: 'Missing: “name”.' })
  }
  return { format, columns, ignored: given.filter((_, at) => columns[at] === undefined) }
}
