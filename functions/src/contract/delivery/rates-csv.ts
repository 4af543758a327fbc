import * as z from 'zod/mini'
import { importRowSchema, rowErrorSchema } from '../catalog/product-csv'
import { deliveryRateSchema, MAX_DELIVERY_RATES } from '../entities/delivery/delivery'
import { plainColumnName } from '../text/column-name'

/** The required columns of a file of delivery rates. */
export const NEEDED_RATE_COLUMNS = [
  'method',
  'scope',
  'places',
  'fee',
  'days_min',
  'days_max',
] as const

export const RATE_CSV_COLUMNS = [...NEEDED_RATE_COLUMNS, 'up_to_grams', 'park'] as const
export type RateCsvColumn = (typeof RATE_CSV_COLUMNS)[number]

const BY_NAME = new Map<string, RateCsvColumn>(
  RATE_CSV_COLUMNS.map((column) => [plainColumnName(column), column]),
)

/** The column of a name as people write it, "Fee (NGN)" or "Days min"; undefined if it isn't used. */
export const rateColumn = (name: string): RateCsvColumn | undefined =>
  BY_NAME.get(plainColumnName(name))

/** Separates the places in a cell. */
export const CSV_PLACES_SEPARATOR = ';'

const MAX_CELLS = 60

export const ratesImportSchema = z.strictObject({
  columns: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(MAX_CELLS)),
  rows: z.array(importRowSchema).check(z.minLength(1), z.maxLength(MAX_DELIVERY_RATES)),
})
export type RatesImport = z.output<typeof ratesImportSchema>

/** What a file says; nothing is saved. */
export const ratesReadSchema = z.object({
  rates: z.array(deliveryRateSchema),
  errors: z.array(rowErrorSchema),
  /** Columns that were ignored. */
  ignored: z.array(z.string()),
})
export type RatesRead = z.output<typeof ratesReadSchema>
