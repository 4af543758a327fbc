import * as z from 'zod/mini'
import { VAT_DUE } from '../../escrow/vat'
import { lineSchema } from '../../text/plain-line'
import { timestampSchema } from '../../timestamp'

/** In hundredths of a per cent: 750 is 7.5 %. */
export const rateBpsSchema = z.int().check(z.minimum(1), z.maximum(5_000))
export const DEFAULT_RATE_BPS = 750

/** Who issues documents with VAT. */
export const supplierSchema = z.object({
  name: z.string(),
  address: z.string(),
  tin: z
    .string()
    .check(
      z.trim(),
      z.regex(/^(\d{8}-\d{4}|\d{10}|\d{13})$/, 'A TIN is 12345678-0001, or 10 or 13 digits.'),
    ),
  rc_number: z
    .string()
    .check(z.trim(), z.regex(/^RC ?\d{4,8}$/, 'An RC number is RC and 4 to 8 digits.')),
})
export type Supplier = z.infer<typeof supplierSchema>

/** As an operator names it. */
export const supplierRequestSchema = z.strictObject({
  ...supplierSchema.shape,
  name: lineSchema(2, 120),
  address: lineSchema(5, 200),
})

/** From `from` until the next period begins. */
export const taxPeriodSchema = z.object({
  from: timestampSchema,
  vat_registered: z.boolean(),
  rate_bps: rateBpsSchema,
  due: z.enum(VAT_DUE),
})
export type TaxPeriod = z.infer<typeof taxPeriodSchema>

/** The document `settings/tax`. Without it nobody is registered and there is no VAT. */
const taxSettingsSchema = z.object({
  /** In order of time; what has begun never changes. */
  periods: z.array(taxPeriodSchema),
  supplier: z.nullable(supplierSchema),
  updated_at: timestampSchema,
})
export type TaxSettings = z.infer<typeof taxSettingsSchema>

/** The VAT of a transaction as it was when its money was held; stays whatever changes later. */
export const transactionVatSchema = z.object({ rate_bps: rateBpsSchema, due: z.enum(VAT_DUE) })
export type TransactionVat = z.infer<typeof transactionVatSchema>
