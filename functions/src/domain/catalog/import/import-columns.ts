import { AppError } from '../../../contract/api/errors'
import {
  type KnownColumns,
  knownColumns,
  otherFile,
} from '../../../contract/catalog/import-columns'

const named = (what: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `${what}: ${names.map((name) => `“${name}”`).join(', ')}.`

export type ImportColumns = KnownColumns & { ignored: string[] }

/**
 * Reads the columns of a file by their names, in any order and case; unknown ones are ignored.
 * @throws AppError `product/import-columns` with the missing and repeated ones,
 * `product/import-other-file` for what another shop exports besides products
 */
export const importColumns = (given: readonly string[]): ImportColumns => {
  const other = otherFile(given)
  if (other) throw new AppError('product/import-other-file', { message: other })
  const { format, columns } = knownColumns(given)
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
  return { format, columns, ignored: given.filter((_, at) => columns[at] === undefined) }
}
