import { AppError } from '../../contract/api/errors'
import type { ImportRowError } from '../../contract/catalog/product-csv'
import {
  CSV_PLACES_SEPARATOR,
  NEEDED_RATE_COLUMNS,
  RATE_CSV_COLUMNS,
  type RateCsvColumn,
  type RatesImport,
  type RatesRead,
} from '../../contract/delivery/rates-csv'
import {
  type DeliveryRate,
  deliveryRateSchema,
  RATE_SCOPES,
  RATED_METHODS,
} from '../../contract/entities/delivery/delivery'
import { areaCodeOfName } from '../../contract/reference/area-names'
import { stateOfName } from '../../contract/reference/state-names'
import { ZONE_LABELS, ZONES } from '../../contract/reference/zones'
import { minorFromText } from '../../contract/text/typed-amount'
import { withoutTextMark } from '../csv/formula-cells'

const isColumn = (name: string): name is RateCsvColumn =>
  RATE_CSV_COLUMNS.some((column) => column === name)

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_')

/** Accepts a value in any case, with spaces for underscores. */
const oneOf = <T extends string>(values: readonly T[], cell: string): T | undefined =>
  values.find((value) => value === plain(cell))

const countOf = (cell: string): number =>
  /^\d{1,9}$/.test(cell.trim()) ? Number(cell) : Number.NaN

const zoneFrom = (name: string): string =>
  ZONES.find((zone) => [zone, plain(ZONE_LABELS[zone])].includes(plain(name))) ?? name

const placesFrom = (cell: string, scope: DeliveryRate['scope'] | undefined): string[] => {
  const names = cell.split(CSV_PLACES_SEPARATOR).map((name) => name.trim())
  const given = names.filter((name) => name !== '')
  if (scope === 'area') return given.map(areaCodeOfName)
  if (scope === 'state') return given.map((name) => stateOfName(name) ?? name)
  return scope === 'zone' ? given.map(zoneFrom) : given
}

type Cells = Readonly<Partial<Record<RateCsvColumn, string>>>

const rateFrom = (cells: Cells) => {
  const { method = '', scope = '', places = '', up_to_grams = '', park = '' } = cells
  const known = oneOf(RATE_SCOPES, scope)
  const said = withoutTextMark(park).trim()
  return {
    method: oneOf(RATED_METHODS, method) ?? method,
    scope: known ?? scope,
    places: placesFrom(places, known),
    fee_minor: minorFromText(cells.fee ?? '') ?? Number.NaN,
    days_min: countOf(cells.days_min ?? ''),
    days_max: countOf(cells.days_max ?? ''),
    ...(up_to_grams.trim() === '' ? {} : { up_to_grams: countOf(up_to_grams) }),
    ...(said === '' ? {} : { park: said }),
  }
}

const MESSAGES: Readonly<Partial<Record<string, string>>> = {
  method: `Use ${RATED_METHODS.join(' or ')}.`,
  scope: `Use ${RATE_SCOPES.join(', ')}.`,
  fee_minor: 'Enter naira up to 1,000,000, with two decimals at most.',
}

const named = (what: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `${what}: ${names.map((name) => `“${name}”`).join(', ')}.`

type Row = RatesImport['rows'][number]

const readRow = (
  columns: readonly string[],
  { row, cells }: Row,
): { rate?: DeliveryRate; errors: ImportRowError[] } => {
  const byColumn: Partial<Record<RateCsvColumn, string>> = {}
  for (const [at, column] of columns.entries()) if (isColumn(column)) byColumn[column] = cells[at]
  const read = deliveryRateSchema.safeParse(rateFrom(byColumn))
  if (read.success) return { rate: read.data, errors: [] }
  const errors = read.error.issues.map(({ path: [field = ''], message }) => ({
    row,
    column: field === 'fee_minor' ? 'fee' : String(field),
    message: MESSAGES[String(field)] ?? message,
  }))
  return { errors }
}

/**
 * Reads rates from the cells of a file, with columns by name in any order and case. Unknown columns
 * are listed; errors name the row and the column.
 * @throws AppError `product/import-columns` if a needed column is missing or one is there twice
 */
export const readRates = ({ columns: given, rows }: RatesImport): RatesRead => {
  const columns = given.map((name) => name.trim().toLowerCase())
  const missing = NEEDED_RATE_COLUMNS.filter((name) => !columns.includes(name))
  const repeated = columns.filter((name, at) => isColumn(name) && columns.indexOf(name) !== at)
  if (missing.length + repeated.length > 0) {
    const message = [named('Missing', missing), named('There twice', repeated)]
    throw new AppError('product/import-columns', { message: message.filter(Boolean).join(' ') })
  }
  const read = rows.map((row) => readRow(columns, row))
  return {
    rates: read.flatMap(({ rate }) => (rate ? [rate] : [])),
    errors: read.flatMap(({ errors }) => errors),
    ignored: given.filter((_name, at) => !isColumn(columns[at] ?? '')),
  }
}
