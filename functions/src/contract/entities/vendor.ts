import * as z from 'zod/mini'
import { uidSchema } from '../ids'
import { nameSchema } from '../text/plain-line'
import { timestampSchema } from '../timestamp'

export const VENDOR_STATUSES = ['active', 'suspended'] as const

export const bankCodeSchema = z.string().check(z.regex(/^\d{3,6}$/))
export const storeNameSchema = nameSchema(3, 60)
export const legalNameSchema = nameSchema(3, 100)
export const accountNumberSchema = z.string().check(z.regex(/^\d{10}$/))

/** The public document `vendors/{vendor_id}`; the id is the owner's uid. */
export const vendorSchema = z.object({
  vendor_id: uidSchema,
  name: z.string(),
  slug: z.string(),
  logo: z.string(),
  description: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  rating: z.number(),
  rating_count: z.int(),
  sales_count: z.int(),
  product_count: z.int(),
  joined_at: timestampSchema,
  status: z.enum(VENDOR_STATUSES),
})
export type Vendor = z.infer<typeof vendorSchema>

export const payoutAccountSchema = z.object({
  bank_code: z.string(),
  bank_name: z.string(),
  account_number_masked: z.string(),
  account_name: z.string(),
  recipient_code: z.string(),
  usable_from: timestampSchema,
})
export type PayoutAccount = z.infer<typeof payoutAccountSchema>

/** The document `vendors/{vendor_id}/private/store`. */
export const vendorPrivateSchema = z.object({
  legal_name: z.string(),
  phone: z.string(),
  payout_account: z.nullable(payoutAccountSchema),
  payouts_blocked: z.boolean(),
  updated_at: timestampSchema,
})
export type VendorPrivate = z.infer<typeof vendorPrivateSchema>

export const bankSchema = z.object({ bank_name: z.string(), bank_code: z.string() })
export type Bank = z.infer<typeof bankSchema>
