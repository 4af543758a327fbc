import type { ImportRowError } from '@contract/catalog/product-csv'
import type { FileRow } from './read-file'

/** An error of a file, with what stands in its cell. */
export type CellError = ImportRowError & { cell: string }

/** @param names the columns of the rows' cells, as errors name them */
export const withCells = (
  errors: readonly ImportRowError[],
  names: readonly (string | undefined)[],
  rows: readonly FileRow[],
): CellError[] => {
  const cells = new Map(rows.map((one) => [one.row, one.cells]))
  const cellOf = ({ row, column }: ImportRowError) => cells.get(row)?.[names.indexOf(column)] ?? ''
  return errors.map((error) => ({ ...error, cell: cellOf(error) }))
}
