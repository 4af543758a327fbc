import * as z from 'zod/mini'
import { VAT_DUE } from '../../escrow/vat'
import { pastedNumber } from '../../text/digits'
import { lineSchema } from '../../text/plain-line'
import { timestampSchema } from '../../timestamp'

/** In hundredths of a per cent: 750 is 7.5 %. */
export const rateBpsSchema = z.int().check(z.minimum(1), z.maximum(5_000))
export const DEFAULT_RATE_BPS = 750

const isTin = z.regex(
  /^(\d{8}-\d{4}|\d{10}|\d{13})$/,
  'A TIN is 12345678-0001, or 10 or 13 digits.',
)
const isRcNumber = z.regex(/^RC ?\d{4,8}$/, 'An RC number is RC and 4 to 8 digits.')

/** Who issues documents with VAT. */
export const supplierSchema = z.object({
  name: z.string(),
  address: z.string(),
  tin: z.string().check(z.trim(), isTin),
  rc_number: z.string().check(z.trim(), isRcNumber),
})
export type Supplier = z.infer<typeof supplierSchema>

const MAX_TYPED = 60
const tinOf = (typed: string): string =>
  pastedNumber(typed)
    .replace(/^TIN(?:no|number)?/i, '')
    .replace(/^(\d{8})(\d{4})$/, '$1-$2')
const rcNumberOf = (typed: string): string =>
  pastedNumber(typed).replace(/^RC(?:no|number)?(?=\d)/i, 'RC')

/** As an operator types or pastes it. */
export const supplierRequestSchema = z.strictObject({
  name: lineSchema(2, 120),
  address: lineSchema(5, 200),
  tin: z.string().check(z.maxLength(MAX_TYPED), z.overwrite(tinOf), isTin),
  rc_number: z.string().check(z.maxLength(MAX_TYPED), z.overwrite(rcNumberOf), isRcNumber),
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
