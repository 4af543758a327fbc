import * as z from 'zod/mini'
import { idSchema } from '../ids'
import { ATTRIBUTE_KEYS } from '../reference/attribute-keys'

/** The columns that describe a product by itself; a file needs the name alone. */
export const NEEDED_CSV_COLUMNS = [
  'name',
  'description',
  'category',
  'price',
  'available_items',
  'delivery_states',
] as const

/** The columns of variants. Rows with the same handle are variants of one product. */
const VARIANT_CSV_COLUMNS = [
  'handle',
  'option1_name',
  'option1_value',
  'option2_name',
  'option2_value',
  'option3_name',
  'option3_value',
  'sku',
  'weight_grams',
] as const

/** The columns of an export and of the template. */
export const PRODUCT_CSV_COLUMNS = [
  ...NEEDED_CSV_COLUMNS,
  ...ATTRIBUTE_KEYS,
  ...VARIANT_CSV_COLUMNS,
] as const
export type ProductCsvColumn = (typeof PRODUCT_CSV_COLUMNS)[number]

/** Separates the states in a cell. */
export const CSV_STATES_SEPARATOR = ';'

/** The names of these columns in Shopify's files, old and new, in lower case. */
export const HANDLE_CSV_NAMES = ['handle', 'url handle']

/** The most rows of one request; a longer file is split over several. */
const MAX_IMPORT_ROWS = 200

const MAX_CELLS = 60

/** `row` is the row number in a spreadsheet, in which the header is row 1. */
export const importRowSchema = z.strictObject({
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
export const rowErrorSchema = z.object({ row: z.int(), column: z.string(), message: z.string() })
export type ImportRowError = z.output<typeof rowErrorSchema>

export const importedSchema = z.object({
  dry_run: z.boolean(),
  /** Columns of the file that aren't used. */
  ignored: z.array(z.string()),
  /** One result per row of the request, in its order. */
  rows: z.array(
    z.object({
      row: z.int(),
      errors: z.array(rowErrorSchema),
      /** The created draft or the changed product. */
      product_id: z.optional(idSchema),
    }),
  ),
})
export type Imported = z.output<typeof importedSchema>
