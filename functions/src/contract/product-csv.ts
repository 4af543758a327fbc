import * as z from 'zod/mini'
import { idSchema } from './ids'
import { ATTRIBUTE_KEYS } from './reference/attributes'

/** The required columns of a product file. */
export const NEEDED_CSV_COLUMNS = [
  'name',
  'description',
  'category',
  'price',
  'available_items',
  'delivery_states',
] as const

/** The columns of an export and of the template; attribute columns are optional. */
export const PRODUCT_CSV_COLUMNS = [...NEEDED_CSV_COLUMNS, ...ATTRIBUTE_KEYS] as const
export type ProductCsvColumn = (typeof PRODUCT_CSV_COLUMNS)[number]

/** Separates the states in a cell. */
export const CSV_STATES_SEPARATOR = ';'

/** The most rows of one request; a longer file is split over several. */
export const MAX_IMPORT_ROWS = 200

const MAX_CELLS = 60

/** `row` is the row number in a spreadsheet, in which the header is row 1. */
const importRowSchema = z.strictObject({
  row: z.int().check(z.minimum(2), z.maximum(1_000_000)),
  cells: z.array(z.string().check(z.maxLength(10_000))).check(z.maxLength(MAX_CELLS)),
})

export const productImportSchema = z.strictObject({
  /** Only validates; creates nothing. */
  dry_run: z.boolean(),
  columns: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(MAX_CELLS)),
  rows: z.array(importRowSchema).check(z.minLength(1), z.maxLength(MAX_IMPORT_ROWS)),
})
export type ProductImport = z.output<typeof productImportSchema>

/** `column` is empty if the error concerns the whole row. */
const rowErrorSchema = z.object({ row: z.int(), column: z.string(), message: z.string() })
export type ImportRowError = z.output<typeof rowErrorSchema>

export const importedSchema = z.object({
  dry_run: z.boolean(),
  /** One result per row of the request, in its order. */
  rows: z.array(
    z.object({
      row: z.int(),
      errors: z.array(rowErrorSchema),
      /** The created draft. */
      product_id: z.optional(idSchema),
    }),
  ),
})
export type Imported = z.output<typeof importedSchema>
