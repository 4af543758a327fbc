import { AppError } from '../../contract/api/errors'
import type { ImportRowError } from '../../contract/catalog/product-csv'
import {
  NEEDED_RATE_COLUMNS,
  type RateCsvColumn,
  type RatesImport,
  type RatesRead,
  rateColumn,
} from '../../contract/delivery/rates-csv'
import {
  type DeliveryRate,
  deliveryRateSchema,
  MAX_DELIVERY_FEE_MINOR,
  MAX_RATE_GRAMS,
  RATE_SCOPES,
  RATED_METHODS,
} from '../../contract/entities/delivery/delivery'
import { groupDigits, MINOR_UNITS } from '../../contract/money'
import { areaCodeOfName } from '../../contract/reference/area-names'
import { lettersOf, stateOfName } from '../../contract/reference/state-names'
import { ZONES } from '../../contract/reference/zones'
import { valueKey } from '../../contract/text/value-key'
import { withoutTextMark } from '../csv/formula-cells'
import { amountIn, countIn, gramsIn } from '../csv/number-cells'
import { placeNames } from '../csv/place-names'
import { isKnownPlace } from './require-valid-profile'

const plain = (text: string): string => valueKey(text).replaceAll(/[ _-]+/g, '_')

/** Accepts a value in any case, with spaces for underscores. */
const oneOf = <T extends string>(values: readonly T[], cell: string): T | undefined =>
  values.find((value) => value === plain(cell))

const daysIn = (cell: string): number => countIn(cell.replace(/\s?days?\s*$/i, '')) ?? Number.NaN

const zoneFrom = (name: string): string =>
  ZONES.find((zone) => lettersOf(zone) === lettersOf(name).replace(/zone$/, '')) ?? name

/** Codes of areas have a slash, their names the rest. */
const BETWEEN_AREAS = /[;,|•·\r\n]/

const placesFrom = (cell: string, scope: DeliveryRate['scope'] | undefined): string[] => {
  if (scope === 'area') return placeNames(cell, BETWEEN_AREAS).map(areaCodeOfName)
  const names = placeNames(cell)
  if (scope === 'state') return names.map((name) => stateOfName(name) ?? name)
  return scope === 'zone' ? names.map(zoneFrom) : names
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
    fee_minor: amountIn(cells.fee ?? '') ?? Number.NaN,
    days_min: daysIn(cells.days_min ?? ''),
    days_max: daysIn(cells.days_max ?? ''),
    ...(up_to_grams.trim() === ''
      ? {}
      : { up_to_grams: gramsIn(up_to_grams, 'g', MAX_RATE_GRAMS) ?? Number.NaN }),
    ...(said === '' ? {} : { park: said }),
  }
}

const MESSAGES: Readonly<Partial<Record<string, string>>> = {
  method: `Use ${RATED_METHODS.join(' or ')}.`,
  scope: `Use ${RATE_SCOPES.join(', ')}.`,
  fee_minor: `Enter naira up to ${groupDigits(MAX_DELIVERY_FEE_MINOR / MINOR_UNITS)}, with two decimals at most.`,
}

const unknownPlace = (place: string): string => `We don’t know “${place.slice(0, 40)}”.`

const named = (what: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `${what}: ${names.map((name) => `“${name}”`).join(', ')}.`

type Row = RatesImport['rows'][number]

const readRow = (
  columns: readonly (RateCsvColumn | undefined)[],
  { row, cells }: Row,
): { rate?: DeliveryRate; errors: ImportRowError[] } => {
  const byColumn: Partial<Record<RateCsvColumn, string>> = {}
  for (const [at, column] of columns.entries()) if (column) byColumn[column] = cells[at]
  const read = deliveryRateSchema.safeParse(rateFrom(byColumn))
  if (read.success) {
    const { scope, places } = read.data
    const unknown = places.find((place) => !isKnownPlace(scope, place))
    if (unknown === undefined) return { rate: read.data, errors: [] }
    return { errors: [{ row, column: 'places', message: unknownPlace(unknown) }] }
  }
  const errors = read.error.issues.map(({ path: [field = ''], message }) => ({
    row,
    column: field === 'fee_minor' ? 'fee' : String(field),
    message: MESSAGES[String(field)] ?? message,
  }))
  return { errors }
}

/**
 * Reads rates from the cells of a file, with columns by name in any order and case. Unknown columns
 * are listed; errors name the row and the column, places that don't exist too.
 * @throws AppError `product/import-columns` if a needed column is missing or one is there twice
 */
export const readRates = ({ columns: given, rows }: RatesImport): RatesRead => {
  const columns = given.map(rateColumn)
  const missing = NEEDED_RATE_COLUMNS.filter((name) => !columns.includes(name))
  const repeated = columns.flatMap((name, at) =>
    name && columns.indexOf(name) !== at ? [name] : [],
  )
  if (missing.length + repeated.length > 0) {
    const message = [named('Missing', missing), named('There twice', repeated)]
    throw new AppError('product/import-columns', { message: message.filter(Boolean).join(' ') })
  }
  const read = rows.map((row) => readRow(columns, row))
  return {
    rates: read.flatMap(({ rate }) => (rate ? [rate] : [])),
    errors: read.flatMap(({ errors }) => errors),
    ignored: given.filter((_name, at) => !columns[at]),
  }
}
