const MIB = 1024 * 1024
const MAX_BYTES = 2 * MIB
/** Several hundred products are a large store; more than this is rather a wrong file. */
const MAX_ROWS = 1_000
const MAX_CELL_LENGTH = 10_000
/** A request carries one row at least, and the server reads 64 KiB. */
const MAX_ROW_BYTES = 40 * 1024

// Control characters but tab, line feed and carriage return: the server takes none of them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/

/** `row` is the number in the file, as spreadsheets count. */
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
    refuse(`Row ${row} has characters that are no text. Save the file as CSV UTF-8.`)
  }
  if (cells.some((cell) => cell.length > MAX_CELL_LENGTH)) {
    refuse(`Row ${row} has a cell of more than 10,000 characters. Is a quotation mark missing?`)
  }
  if (new Blob(cells).size > MAX_ROW_BYTES) refuse(`Row ${row} is too long.`)
}

/**
 * The cells of a CSV file as they are; what they mean is the server's to judge.
 * @throws Error with a text for a person, where the file as a whole can't be used
 */
export const readFile = async (file: Blob): Promise<ReadFile> => {
  if (file.size === 0) refuse('This file is empty.')
  if (file.size > MAX_BYTES) refuse('This file is too large. It can have at most 2 MB.')
  // CommonJS: Node, where the demo's seed reads its goods, has the default export alone.
  const [{ default: papaparse }, text] = await Promise.all([import('papaparse'), file.text()])
  // Spreadsheets of many countries write semicolons; those of our own cells stand inside lists.
  const { data, errors } = papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', ';', '\t'],
  })
  if (errors.some(({ type }) => type === 'Quotes')) {
    refuse('A quotation mark in this file is never closed.')
  }
  const [first = [], ...rest] = data
  const columns = withoutEmptyEnd(first)
  if (columns.length === 0) refuse('The first row must hold the names of the columns.')
  const rows = rest
    .map((cells, at) => ({ row: at + 2, cells: withoutEmptyEnd(cells) }))
    .filter(({ cells }) => !isEmpty(cells))
  if (rows.length === 0) refuse('This file has no products below the names of its columns.')
  if (rows.length > MAX_ROWS) refuse('This file has more than 1,000 products. Split it in two.')
  rows.forEach(checkRow)
  return { columns, rows }
}
