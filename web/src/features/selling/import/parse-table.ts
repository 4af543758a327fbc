import papaparse from 'papaparse'

/** A row of a file; `problem` says why its cells can't be told apart. */
export type TableRow = { cells: string[]; problem?: string }

/** Counts the names of columns that a row has, 0 unless they are enough for a file. */
export type CountNames = (cells: readonly string[]) => number

/** Titles and notes above a table. */
const MAX_ABOVE = 20

const OPEN = 'A quotation mark in this row is not closed.'
/** A file with more of them isn't quoted as CSV is. */
const MAX_OPEN = 50

/** The cells of a row that can't be told apart, as far as they can: its handle is the first mostly. */
const roughCells = (line: string, delimiter: string): string[] =>
  line.split(delimiter).map((cell) => cell.replace(/^"|"$/g, ''))

/**
 * Parses the rows of a text. A row with an open quotation mark is taken for one line, below which
 * the rows go on; what may be the rest of its text is a problem too.
 */
const rowsOf = (text: string, delimiter: string): TableRow[] => {
  const rows: TableRow[] = []
  let rest = text
  for (let opened = 0; opened <= MAX_OPEN; opened += 1) {
    const { data, errors } = papaparse.parse<string[]>(rest, { delimiter, newline: '\n' })
    const quotes = errors.filter(({ type }) => type === 'Quotes')
    // A mark within a cell is a part of it, unless it took lines along.
    const open = quotes.find(
      ({ code, row }) =>
        code === 'MissingQuotes' || data[row ?? 0]?.some((cell) => cell.includes('\n')),
    )
    const malformed = new Set(quotes.map(({ row }) => row))
    const width = Math.max(0, ...rows.slice(0, MAX_ABOVE).map(({ cells }) => cells.length))
    let is_rest = opened > 0
    for (const [at, cells] of data.slice(0, open?.row).entries()) {
      is_rest &&= cells.length !== width
      const plain = malformed.has(at) ? cells.map((cell) => cell.replaceAll('\\"', '"')) : cells
      const isProblem = is_rest && cells.some((cell) => cell.trim() !== '')
      rows.push(isProblem ? { cells: plain, problem: OPEN } : { cells: plain })
    }
    if (open?.index === undefined) return rows
    const begin = rest.lastIndexOf('\n', open.index) + 1
    const end = rest.indexOf('\n', open.index)
    const line = rest.slice(begin, end === -1 ? undefined : end)
    rows.push({ cells: roughCells(line, delimiter), problem: OPEN })
    if (end === -1) return rows
    rest = rest.slice(end + 1)
  }
  throw new Error('Quotation marks in this file are not closed.')
}

/** Excel's own first line, which names the delimiter; some programs quote it or fill it up. */
const SEPARATOR = /^"?sep=([,;\t|])"?[,;\t|]*$/i
const DELIMITERS = [',', ';', '\t', '|']
type Table = { rows: TableRow[]; header_at: number }

/** Finds the names of the columns: below a title, if that has none of them. */
const headerIn = (rows: readonly TableRow[], countNames: CountNames) => {
  const first = rows.findIndex(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const counts = rows.slice(0, MAX_ABOVE).map(({ cells }) => countNames(cells))
  const named = counts.findIndex((count) => count > 1)
  return { header_at: named === -1 ? first : named, names: Math.max(0, ...counts) }
}

/** What a delimiter makes of the first rows; quotation marks are another's with the wrong one. */
const firstRows = (text: string, delimiter: string): TableRow[] =>
  papaparse
    .parse<string[]>(text, { delimiter, newline: '\n', preview: MAX_ABOVE })
    .data.map((cells) => ({ cells }))

/**
 * Many locales write semicolons between cells, Excel's text has tabs. The names of the columns tell;
 * where none is known, the first line does.
 */
const delimiterOf = (text: string, countNames: CountNames): string => {
  const line = (/^\s*([^\n]*)/.exec(text)?.[1] ?? '').replace(/"[^"]*"/g, '')
  const found = DELIMITERS.map((delimiter) => ({
    delimiter,
    names: headerIn(firstRows(text, delimiter), countNames).names,
    cells: line.split(delimiter).length,
  }))
  const [best] = found.sort((a, b) => b.names - a.names || b.cells - a.cells)
  return best?.delimiter ?? ','
}

/** A table whose names are in other quotation marks has its cells in them. */
const withStraightQuotes = (text: string): string => {
  if (/^\s*[“”„]/.test(text)) return text.replace(/[“”„]/g, '"')
  return /^\s*'[^'\n]*'[,;\t|]/.test(text)
    ? text.replace(/(^|[,;\t|])'([^'\n]*)'(?=[,;\t|]|$)/gm, '$1"$2"')
    : text
}

/** Takes a text apart, down from its first row. */
export const parseTable = (given: string, countNames: CountNames): Table => {
  const text = withStraightQuotes(given)
  const blank = /^\s*/.exec(text)?.[0] ?? ''
  const line = text.slice(blank.length).split('\n', 1)[0] ?? ''
  const [separator, named] = SEPARATOR.exec(line.trim()) ?? []
  const before = blank + (separator === undefined ? '' : `${line}\n`)
  const above = Array.from({ length: before.split('\n').length - 1 }, () => ({ cells: [] }))
  const table = text.slice(before.length)
  const rows = rowsOf(table, named ?? delimiterOf(table, countNames))
  const { header_at, names } = headerIn(rows, countNames)
  // Saved twice, each row is one quoted cell.
  const isWrapped = names === 0 && rows.every(({ cells }) => cells.length === 1)
  const inner = isWrapped ? rows.map(({ cells }) => cells[0]).join('\n') : table
  if (isWrapped && inner.trim() !== table.trim()) return parseTable(inner, countNames)
  return { rows: [...above, ...rows], header_at: header_at === -1 ? -1 : header_at + above.length }
}
