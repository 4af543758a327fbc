import {
  type KnownColumns,
  knownColumns,
  otherFile,
  type ReadColumn,
} from '@contract/catalog/import-columns'
import { groupRows } from '@contract/catalog/import-groups'
import {
  type ImportRowError,
  MAX_CELL_LENGTH,
  MAX_IMPORT_ROWS,
} from '@contract/catalog/product-csv'
import { groupDigits } from '@contract/money'
import { ATTRIBUTE_KEYS } from '@contract/reference/attribute-keys'
import { isBeyondRequest } from './batches'
import {
  type FileRow,
  isTooLarge,
  problemsOf,
  readTable,
  rowProblem,
  withoutEmptyEnd,
} from './read-file'

/** A large store has several hundred products; a longer file is probably the wrong one. */
const MAX_PRODUCTS = 1_000
/** Longer texts are HTML with attributes that say nothing. */
const LONG_CELL = 10_000
/** What the server accepts of columns. */
const MAX_COLUMNS = 300

export type ProductFile = {
  /** Those that are read. */
  columns: string[]
  /** What each of them is, as errors name it. */
  names: KnownColumns['columns']
  ignored: string[]
  /** The rows of each product. */
  products: FileRow[][]
  row_count: number
  /** Of rows that can't be sent. */
  errors: ImportRowError[]
}

const MEANINGLESS = /\s(?:class|id|style|src|srcset|data-[\w-]{1,40})=(?:"[^"]*"|'[^']*')/gi
const shortened = (html: string): string =>
  html.length > LONG_CELL ? html.replace(MEANINGLESS, '') : html

const picked = ({ columns }: KnownColumns, { row, cells }: FileRow): FileRow => {
  const own = columns.flatMap((column, at) => {
    const cell = cells[at] ?? ''
    if (!column) return []
    return [column === 'description' || column === 'short_description' ? shortened(cell) : cell]
  })
  // Cells beyond the columns are an error, which the server names.
  const surplus = cells.slice(columns.length).filter((cell) => cell.trim() !== '')
  return { row, cells: surplus.length > 0 ? [...own, ...surplus] : withoutEmptyEnd(own) }
}

/** What is the product's as a whole. Its name stays: rows without a handle are joined by it. */
const TEXTS: readonly ReadColumn[] = [
  'description',
  'short_description',
  'category',
  'delivery_states',
]
/** The rows of an item group are chosen by their attributes. */
const ofProduct = (format: KnownColumns['format']): ReadonlySet<ReadColumn | undefined> =>
  new Set(format === 'feed' ? TEXTS : [...TEXTS, ...ATTRIBUTE_KEYS])

/** The rows of a product, with what an earlier one says of it said once. */
const saidOnce = ({ format, columns }: KnownColumns, rows: readonly FileRow[]): FileRow[] => {
  const of_product = ofProduct(format)
  const said = new Map<number, string>()
  return rows.map(({ row, cells }) => {
    const own = cells.map((cell, at) => {
      if (!of_product.has(columns[at]) || cell.trim() === '') return cell
      if (said.get(at) === cell) return ''
      if (!said.has(at)) said.set(at, cell)
      return cell
    })
    return { row, cells: withoutEmptyEnd(own) }
  })
}

/** Whether a row says nothing of its product, such as one that has a further picture. */
const isBare = ({ cells }: FileRow, handle_at: number): boolean =>
  cells.every((cell, at) => at === handle_at || cell.trim() === '')

/** Whether a file can be read by the names of its columns: the server says what is wrong otherwise. */
const isRead = ({ columns }: KnownColumns): boolean =>
  columns.includes('name') || columns.includes('handle')

const countNames = (cells: readonly string[]): number => {
  const known = knownColumns(cells)
  return isRead(known) ? known.columns.filter(Boolean).length : 0
}

const errorOf = (rows: readonly FileRow[], description_at: number): ImportRowError | undefined => {
  const [first] = rows
  if (first && rows.length > MAX_IMPORT_ROWS) {
    const message = `This product has ${rows.length} rows. It can have at most ${MAX_IMPORT_ROWS}.`
    return { row: first.row, column: '', message }
  }
  for (const { row, cells } of rows) {
    const text = cells[description_at] ?? ''
    const isLong =
      text.length > MAX_CELL_LENGTH || (text.length > LONG_CELL && isTooLarge({ row, cells }))
    const message = `Has ${groupDigits(text.length)} characters, formatting included. Shorten it.`
    if (isLong) return { row, column: 'description', message }
  }
  if (first && rows.length > 1 && isBeyondRequest(rows)) {
    const message =
      'The texts of this product are too long in all. Write each once, and shorten it.'
    return { row: first.row, column: '', message }
  }
  return undefined
}

/**
 * Reads the products of a CSV file: the cells that are used, by product. The server validates their
 * values.
 * @throws Error with a readable message if the file as a whole is unusable
 */
export const readProducts = async (file: Blob): Promise<ProductFile> => {
  const { columns: given, rows: all, problems } = await readTable(file, 'products', countNames)
  const known = knownColumns(given)
  if (!isRead(known) || otherFile(given)) {
    // The server says what is wrong with the columns.
    const [first] = all
    const columns = given.slice(0, MAX_COLUMNS).map((name) => name.slice(0, 200))
    const rows = first ? [{ row: first.row, cells: [''] }] : []
    return { columns, names: [], ignored: [], products: [rows], row_count: all.length, errors: [] }
  }
  const columns = given.filter((_, at) => known.columns[at])
  const read = knownColumns(columns)
  const handle_at = read.columns.indexOf('handle')
  const description_at = read.columns.indexOf('description')
  const groups = groupRows(
    read,
    all.map((row) => picked(known, row)),
  ).map((rows) => {
    const said = rows.filter((row) => !isBare(row, handle_at))
    return said.length > 0 ? saidOnce(read, said) : rows.slice(0, 1)
  })
  if (groups.length > MAX_PRODUCTS) {
    throw new Error('This file has more than 1,000 products. Split it in two.')
  }
  const errors = groups.flatMap((rows) => errorOf(rows, description_at) ?? [])
  const refused = new Set(errors.map(({ row }) => row))
  for (const { row, cells } of groups.flat()) {
    if (refused.has(row) || problems.has(row)) continue
    const rest = cells.map((cell, at) => (at === description_at ? cell.slice(0, LONG_CELL) : cell))
    const problem = rowProblem({ row, cells: rest })
    if (problem) problems.set(row, problem)
  }
  errors.push(...problemsOf(problems, groups.flat().length))
  const ignored = given.filter((name, at) => name !== '' && !known.columns[at])
  return {
    columns,
    names: read.columns,
    ignored,
    products: groups,
    row_count: all.length,
    errors,
  }
}
