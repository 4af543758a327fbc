import papaparse from 'papaparse'

const MIB = 1024 * 1024
const MAX_BYTES = 2 * MIB
/** More rows than a store has; a longer file is probably the wrong one. */
const MAX_ROWS = 1_000
/** Of other cells than descriptions. */
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

export const withoutEmptyEnd = (cells: readonly string[]): string[] => {
  const last = cells.map((cell) => cell.trim() !== '').lastIndexOf(true)
  return cells.slice(0, last + 1)
}

const refuse = (text: string): never => {
  throw new Error(text)
}

export const bytesOf = (row: FileRow): number => new Blob([JSON.stringify(row)]).size
export const isTooLarge = (row: FileRow): boolean => bytesOf(row) > MAX_ROW_BYTES

/** @throws Error if a row is unusable, which a mistake of the whole file is behind */
export const checkRow = (read: FileRow): void => {
  const { row, cells } = read
  if (cells.some((cell) => CONTROLS.test(cell))) {
    refuse(
      `Row ${row} has characters that we can’t read. Save the file as “CSV UTF-8” and choose it again.`,
    )
  }
  if (cells.some((cell) => cell.length > MAX_CELL_LENGTH)) {
    refuse(`Row ${row} has a cell of more than 10,000 characters. Is a quotation mark missing?`)
  }
  if (isTooLarge(read)) refuse(`Row ${row} is too long.`)
}

/** Excel’s “Unicode text” is UTF-16, whose mark UTF-8 can't read. */
const textIn = async (file: Blob): Promise<string> => {
  const text = await file.text()
  if (!text.startsWith('\uFFFD\uFFFD')) return text
  return new TextDecoder('utf-16le').decode(await file.arrayBuffer())
}

/** Excel's own first line, which names the delimiter. */
const SEPARATOR = /^sep=([,;\t])\r?\n/i

/**
 * Many locales export semicolons as the delimiter, Excel's text has tabs. The names of the columns
 * tell; further down, semicolons separate the items of a cell.
 */
const delimiterOf = (text: string): string => {
  const line = text.slice(0, /\r|\n|$/.exec(text)?.index).replace(/"[^"]*"/g, '')
  const count = (delimiter: string) => line.split(delimiter).length
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0] ?? ','
}

/** Skips what stands before the names of the columns and means nothing. */
const parse = (text: string) => {
  const blank = /^[\s\uFEFF]*/.exec(text)?.[0] ?? ''
  const [line = '', named] = SEPARATOR.exec(text.slice(blank.length)) ?? []
  const before = blank + line
  const table = text.slice(before.length)
  const { data, errors } = papaparse.parse<string[]>(table, {
    delimiter: named ?? delimiterOf(table),
  })
  return { data, errors, skipped: before.split('\n').length - 1 }
}

/**
 * Reads the raw cells of a CSV file, below the first row that has any.
 * @throws Error with a readable message if the file as a whole is unusable
 */
export const readTable = async (file: Blob, of: string): Promise<ReadFile> => {
  if (file.size === 0) refuse('This file is empty.')
  if (file.size > MAX_BYTES) refuse('This file is too large. It can have at most 2 MB.')
  const { data, errors, skipped } = parse(await textIn(file))
  if (errors.some(({ type }) => type === 'Quotes')) {
    refuse('A quotation mark in this file is not closed.')
  }
  const [first = [], ...rest] = data
  const columns = withoutEmptyEnd(first)
  if (columns.length === 0) refuse('The first row must have the names of the columns.')
  const rows = rest
    .map((cells, at) => ({ row: at + 2 + skipped, cells: withoutEmptyEnd(cells) }))
    .filter(({ cells }) => !isEmpty(cells))
  if (rows.length === 0) refuse(`This file has no ${of} below the names of its columns.`)
  return { columns, rows }
}

/**
 * Reads a CSV file whose rows are one thing each. The server validates their values.
 * @param of what its rows are, for the messages
 * @throws Error with a readable message if the file as a whole is unusable
 */
export const readFile = async (file: Blob, of = 'products'): Promise<ReadFile> => {
  const read = await readTable(file, of)
  if (read.rows.length > MAX_ROWS) refuse(`This file has more than 1,000 ${of}. Split it in two.`)
  read.rows.forEach(checkRow)
  return read
}
