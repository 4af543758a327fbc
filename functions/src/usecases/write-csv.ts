// CommonJS: Node exposes its functions only through the default export.
import papaparse from 'papaparse'
import { markedAsText } from '../domain/csv/formula-cells'

/** Excel reads a file as UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Numbers are written as they are; text that a spreadsheet would run as a formula is escaped. */
export type CsvCell = string | number

/** Renders a CSV file (RFC 4180) for spreadsheets. */
export const writeCsv = (
  columns: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): string => {
  const data = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell : markedAsText(cell))),
  )
  return `${BYTE_ORDER_MARK}${papaparse.unparse([[...columns], ...data], { newline: '\r\n' })}\r\n`
}
