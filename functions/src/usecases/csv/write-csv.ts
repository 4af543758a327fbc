// CommonJS: Node gives its functions by the default export alone.
import papaparse from 'papaparse'
import { markedAsText } from '../../domain/csv/formula-cells'

/** Excel takes a file for UTF-8 only where it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Numbers are written as they are; a text that a spreadsheet would run is marked as text. */
export type CsvCell = string | number

/** A CSV file (RFC 4180) of these columns, for people and their spreadsheets. */
export const writeCsv = (
  columns: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): string => {
  const data = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell : markedAsText(cell))),
  )
  return `${BYTE_ORDER_MARK}${papaparse.unparse([[...columns], ...data], { newline: '\r\n' })}\r\n`
}
