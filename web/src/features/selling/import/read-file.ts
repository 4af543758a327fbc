import type { ImportRowError } from '@contract/catalog/product-csv'
import { groupDigits } from '@contract/money'
import { valueKey } from '@contract/text/value-key'
import { rowsOfPage, textOf } from './file-text'
import { type CountNames, parseTable, type TableRow } from './parse-table'

const MIB = 1024 * 1024
/** Files of other shops are long of what isn't read. */
const MAX_BYTES = 10 * MIB
/** More rows than a store has; a longer file is probably the wrong one. */
const MAX_ROWS = 1_000
/** Of other cells than descriptions. */
const MAX_CELL_LENGTH = 10_000
/** A row must fit into one request, and the server accepts 64 KiB. */
const MAX_ROW_BYTES = 40 * 1024

// Control characters except tab and line feed, which the server rejects.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000E-\u001F\u007F]/
/** Line breaks within a cell, as Word and old spreadsheets write them. */
const CELL_BREAKS = /[\v\f]/g

/** `row` is the row number in the file, as in a spreadsheet (1-based). */
export type FileRow = { row: number; cells: string[] }
/** `problems` are of rows that can't be sent. */
export type ReadFile = { columns: string[]; rows: FileRow[]; problems: Map<number, string> }

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

/** Why a row can't be sent; undefined if it can. */
export const rowProblem = (read: FileRow): string | undefined => {
  if (read.cells.some((cell) => CONTROLS.test(cell))) {
    return 'Has characters that we can’t read. Save the file as “CSV UTF-8” and choose it again.'
  }
  if (read.cells.some((cell) => cell.length > MAX_CELL_LENGTH)) {
    return `Has a cell of more than ${groupDigits(MAX_CELL_LENGTH)} characters. Is a quotation mark missing?`
  }
  return isTooLarge(read) ? 'Is too long.' : undefined
}

/** The problems of rows as errors by row; what every row has is one of the whole file. */
export const problemsOf = (
  problems: ReadonlyMap<number, string>,
  row_count: number,
): ImportRowError[] => {
  const [first] = problems
  if (first && problems.size === row_count) refuse(`Row ${first[0]}: ${first[1]}`)
  return [...problems].map(([row, message]) => ({ row, column: '', message }))
}

const tableIn = (text: string, countNames: CountNames): { rows: TableRow[]; header_at: number } => {
  const page = rowsOfPage(text)
  if (!page) return parseTable(text, countNames)
  return { rows: page.map((cells) => ({ cells })), header_at: page.findIndex(countNames) }
}

/**
 * Reads the raw cells of a CSV file, below the names of its columns.
 * @throws Error with a readable message if the file as a whole is unusable
 */
export const readTable = async (
  file: Blob,
  of: string,
  countNames: CountNames = () => 0,
): Promise<ReadFile> => {
  if (file.size === 0) refuse('This file is empty.')
  if (file.size > MAX_BYTES)
    refuse(`This file is too large. It can have at most ${MAX_BYTES / MIB} MB.`)
  const { rows: all, header_at } = tableIn(await textOf(file), countNames)
  const columns = withoutEmptyEnd(all[header_at]?.cells ?? [])
  if (columns.length === 0) refuse('The first row must have the names of the columns.')
  const names = columns.map(valueKey).join('\n')
  const rows = all
    .map(({ cells, problem }, at) => ({
      row: at + 1,
      cells: withoutEmptyEnd(cells).map((cell) => cell.replace(CELL_BREAKS, '\n')),
      problem,
    }))
    .slice(header_at + 1)
    // Files that were put together have the names again.
    .filter(({ cells }) => !isEmpty(cells) && cells.map(valueKey).join('\n') !== names)
  if (rows.length === 0) refuse(`This file has no ${of} below the names of its columns.`)
  const problems = rows.flatMap(({ row, problem }) => (problem ? [[row, problem] as const] : []))
  return {
    columns,
    rows: rows.map(({ row, cells }) => ({ row, cells })),
    problems: new Map(problems),
  }
}

/**
 * Reads a CSV file whose rows are one thing each. The server validates their values.
 * @param of what its rows are, for the messages
 * @throws Error with a readable message if the file as a whole is unusable
 */
export const readFile = async (
  file: Blob,
  of = 'products',
  countNames?: CountNames,
): Promise<Omit<ReadFile, 'problems'> & { errors: ImportRowError[] }> => {
  const { columns, rows, problems } = await readTable(file, of, countNames)
  if (rows.length > MAX_ROWS) refuse(`This file has more than 1,000 ${of}. Split it in two.`)
  for (const one of rows) {
    const problem = problems.get(one.row) ?? rowProblem(one)
    if (problem) problems.set(one.row, problem)
  }
  return { columns, rows, errors: problemsOf(problems, rows.length) }
}
