import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { idSchema, uidSchema } from '../../ids'
import { timestampSchema } from '../../timestamp'
import { imageSchema } from '../catalog/image'
import { returnPolicySchema } from '../orders/return-policy'
import { storeRestSchema } from './store-rest'

const VENDOR_STATUSES = ['active', 'suspended'] as const

/** How far a store is that isn't proven yet; only the server writes it. */
const storeTrialSchema = z.object({
  /** What its open orders hold, reserved ones included; minor units. */
  held_minor: amountMinorSchema,
  /** When the first of them ends or moves on by itself; null without any. */
  until: z.nullable(timestampSchema),
  /** What buyers without a completed purchase hold of it unpaid, and until when at the latest. */
  unpaid: z.optional(z.object({ held_minor: amountMinorSchema, until: timestampSchema })),
  /** How many of `POLICY.proving_sales` it has. */
  sales: z.int(),
  /** From when on it is proven, once it has all. */
  proven_at: z.optional(timestampSchema),
})
export type StoreTrial = z.infer<typeof storeTrialSchema>

export const NEW_TRIAL: StoreTrial = { held_minor: 0, until: null, sales: 0 }

/** The public document `vendors/{vendor_id}`; the id is the owner's uid. */
export const vendorSchema = z.object({
  vendor_id: uidSchema,
  name: z.string(),
  slug: z.string(),
  logo: z.string(),
  /** The wide picture at the head of its page; none if it never had one. */
  cover: z.optional(z.nullable(imageSchema)),
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
  /** False for one that sells by deals alone: nobody else sees it. Absent means listed. */
  is_listed: z.optional(z.boolean()),
  /** Of the delivery profile; none if delivery is included in the prices. */
  delivery_version: z.optional(z.int()),
  /** When the store doesn't sell; none if it never rested. */
  rest: z.optional(z.nullable(storeRestSchema)),
  /** Absent for stores from before there were limits, which are as proven ones. */
  trial: z.optional(storeTrialSchema),
  /** What it takes back for a changed mind; nothing if absent. */
  return_policy: z.optional(returnPolicySchema),
  /**
   * Products whose last unit somebody without a completed purchase reserved, and until when. What was
   * paid or cancelled since stays until its instant; `reserveLastOnes` doesn't count it.
   */
  last_ones: z.optional(z.record(idSchema, timestampSchema)),
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

/** When available money is paid out: by itself every week, or only when the vendor asks. */
export const payoutScheduleSchema = z.enum(['weekly', 'on_request'])
export type PayoutSchedule = z.infer<typeof payoutScheduleSchema>

/** The document `vendors/{vendor_id}/private/store`. */
export const vendorPrivateSchema = z.object({
  legal_name: z.string(),
  phone: z.string(),
  /** The street of who sells by deals alone; empty or absent if everybody sees it. */
  address: z.optional(z.string()),
  payout_account: z.nullable(payoutAccountSchema),
  payouts_blocked: z.boolean(),
  /** `weekly` if absent. */
  payout_schedule: z.optional(payoutScheduleSchema),
  /** Orders that ended before it no longer pause the store. */
  resumed_at: z.optional(timestampSchema),
  updated_at: timestampSchema,
})
/** With what operators find the store by, which no response has. */
export type VendorPrivate = z.infer<typeof vendorPrivateSchema> & { search_words?: string[] }

export const bankSchema = z.object({ bank_name: z.string(), bank_code: z.string() })
export type Bank = z.infer<typeof bankSchema>
