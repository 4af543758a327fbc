import * as z from 'zod/mini'
import { PRODUCT_STATUSES } from '../entities/catalog/product'
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

/** The columns of the template. */
export const TEMPLATE_CSV_COLUMNS = [
  ...NEEDED_CSV_COLUMNS,
  ...ATTRIBUTE_KEYS,
  ...VARIANT_CSV_COLUMNS,
] as const

/**
 * The columns of an export. The last two have the stock and the units sold of that moment, so that
 * what was sold since doesn't come back with the file, and a count that nobody touched stays.
 */
export const PRODUCT_CSV_COLUMNS = [...TEMPLATE_CSV_COLUMNS, 'seen_items', 'seen_sold'] as const
export type ProductCsvColumn = (typeof PRODUCT_CSV_COLUMNS)[number]

/** Separates the states in a cell. */
export const CSV_STATES_SEPARATOR = ';'

/** The most rows of one request; a longer file is split over several. */
export const MAX_IMPORT_ROWS = 200

/** Files of other shops have eighty and more; the size of a request limits them too. */
const MAX_CELLS = 300

/** Descriptions in HTML are longer than their text. */
export const MAX_CELL_LENGTH = 40_000

/** `row` is the row number in a spreadsheet, in which the header is row 1. */
export const importRowSchema = z.strictObject({
  row: z.int().check(z.minimum(2), z.maximum(1_000_000)),
  cells: z.array(z.string().check(z.maxLength(MAX_CELL_LENGTH))).check(z.maxLength(MAX_CELLS)),
})

/** A change of a product that the caller agrees to, as the dry run showed it. */
const consentSchema = z.strictObject({
  product_id: idSchema,
  state: z.string().check(z.maxLength(64)),
})

export const productImportSchema = z.strictObject({
  /** Only validates; creates nothing. */
  dry_run: z.boolean(),
  columns: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(MAX_CELLS)),
  rows: z.array(importRowSchema).check(z.minLength(1), z.maxLength(MAX_IMPORT_ROWS)),
  /** Exactly the products that are there and change; of a dry run none is needed. */
  consents: z._default(z.array(consentSchema).check(z.maxLength(MAX_IMPORT_ROWS)), []),
})
export type ProductImport = z.output<typeof productImportSchema>

/** `column` is empty if the error concerns the whole row. */
export const rowErrorSchema = z.object({ row: z.int(), column: z.string(), message: z.string() })
export type ImportRowError = z.output<typeof rowErrorSchema>

/** One number or text of a product that a file changes, from what it is now. */
const fieldChangeSchema = z.object({
  /** The values of the variant; empty without options. */
  choice: z.string(),
  field: z.enum(['price', 'available_items', 'sku', 'weight_grams']),
  from: z.union([z.int(), z.string()]),
  to: z.union([z.int(), z.string()]),
})
export type FieldChange = z.output<typeof fieldChangeSchema>

/** What a file changes of a product that is there. */
export const productChangeSchema = z.object({
  product_id: idSchema,
  name: z.string(),
  status: z.enum(PRODUCT_STATUSES),
  /** Its rows in the file. */
  rows: z.array(z.int()),
  fields: z.array(fieldChangeSchema),
  /** Names this change of the product as it is now; a consent repeats it. */
  state: z.string(),
})
export type ProductChange = z.output<typeof productChangeSchema>

export const importedSchema = z.object({
  dry_run: z.boolean(),
  /** Columns of the file that aren't used. */
  ignored: z.array(z.string()),
  /** One result per row of the request, in its order. */
  rows: z.array(
    z.object({
      row: z.int(),
      errors: z.array(rowErrorSchema),
      /** The created draft or the product that was there. */
      product_id: z.optional(idSchema),
      /** What was made of a row of the same handle or name before. */
      imported_as: z.optional(idSchema),
    }),
  ),
  /** What is read differently from how it stands there. */
  notes: z.array(rowErrorSchema),
  /** The products that are there and would change, or were changed. */
  changes: z.array(productChangeSchema),
  /** How many drafts the store can still begin; of a dry run. */
  drafts_left: z.optional(z.int()),
})
export type Imported = z.output<typeof importedSchema>
