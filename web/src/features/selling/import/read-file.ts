import papaparse from 'papaparse'

const MIB = 1024 * 1024
const MAX_BYTES = 2 * MIB
/** A large store has several hundred products; a longer file is probably the wrong one. */
const MAX_ROWS = 1_000
const MAX_CELL_LENGTH = 10_000
/** A row must fit into one request, and the server accepts 64 KiB. */
const MAX_ROW_BYTES = 40 * 1024

// Control characters except tab, line feed and carriage return, which the server rejects.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/

/** `row` is the row number in the file, as in a spreadsheet (1-based). */
export type FileRow = { row: number; cells: string[] }
export type ReadFile = { columns: string[]; rows: FileRow[] }

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

const withoutEmptyEnd = (cells: readonly string[]): string[] => {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells.slice(0, last + 1)
}

const refuse = (text: string): never => {
  throw new Error(text)
}

const checkRow = ({ row, cells }: FileRow): void => {
  if (cells.some((cell) => CONTROLS.test(cell))) {
    refuse(
      `Row ${row} has characters that we can’t read. Save the file as “CSV UTF-8” and choose it again.`,
    )
  }
  if (cells.some((cell) => cell.length > MAX_CELL_LENGTH)) {
    refuse(`Row ${row} has a cell of more than 10,000 characters. Is a quotation mark missing?`)
  }
  if (new Blob(cells).size > MAX_ROW_BYTES) refuse(`Row ${row} is too long.`)
}

/**
 * Reads the raw cells of a CSV file. The server validates their values.
 * @param of what its rows are, for the messages
 * @throws Error with a readable message if the file as a whole is unusable
 */
export const readFile = async (file: Blob, of = 'products'): Promise<ReadFile> => {
  if (file.size === 0) refuse('This file is empty.')
  if (file.size > MAX_BYTES) refuse('This file is too large. It can have at most 2 MB.')
  const text = await file.text()
  // Many locales export semicolons as the delimiter; inside our cells they separate list items.
  const { data, errors } = papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', ';', '\t'],
  })
  if (errors.some(({ type }) => type === 'Quotes')) {
    refuse('A quotation mark in this file is not closed.')
  }
  const [first = [], ...rest] = data
  const columns = withoutEmptyEnd(first)
  if (columns.length === 0) refuse('The first row must have the names of the columns.')
  const rows = rest
    .map((cells, at) => ({ row: at + 2, cells: withoutEmptyEnd(cells) }))
    .filter(({ cells }) => !isEmpty(cells))
  if (rows.length === 0) refuse(`This file has no ${of} below the names of its columns.`)
  if (rows.length > MAX_ROWS) refuse(`This file has more than 1,000 ${of}. Split it in two.`)
  rows.forEach(checkRow)
  return { columns, rows }
}
