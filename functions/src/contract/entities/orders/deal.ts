import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { idSchema, uidSchema } from '../../ids'
import { lineSchema } from '../../text/plain-line'
import { textSchema } from '../../text/unsafe-text'
import { timestampSchema } from '../../timestamp'
import { imageSchema } from '../catalog/image'
import { categoryValueSchema } from '../catalog/product'
import { dueSchema } from '../due'

/** In minor units. Below it the provider's fee could exceed what the seller gets. */
export const MIN_DEAL_PRICE_MINOR = 50_000
export const MAX_DEAL_USES = 100
/** Until the seller is proven. */
export const MAX_UNPROVEN_DEAL_USES = 5
export const MAX_DEAL_IMAGES = 4
export const MAX_DEAL_DAYS = 30
export const MAX_DEAL_DELIVERY_DAYS = 30
export const MAX_LIVE_MINUTES = 240
/** Not counted further: a link that many look at costs no more writes. */
export const MAX_OPENED = 100

/** What is kept; whether it is paused, sold out or expired follows from the seller, the uses and the time. */
const DEAL_STATUSES = ['open', 'accepted', 'declined', 'withdrawn'] as const
export const DEAL_STATES = [...DEAL_STATUSES, 'paused', 'sold_out', 'expired'] as const
export type DealState = (typeof DEAL_STATES)[number]

export const DEAL_FEE_PAYERS = ['buyer', 'vendor', 'half'] as const
export type DealFeePayer = (typeof DEAL_FEE_PAYERS)[number]

/** A fee and days named in the deal, the seller's own rates, or the buyer fetches it. */
const dealDeliverySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('fee'),
    fee_minor: amountMinorSchema,
    days_min: z.int().check(z.minimum(0), z.maximum(MAX_DEAL_DELIVERY_DAYS)),
    days_max: z.int().check(z.minimum(1), z.maximum(MAX_DEAL_DELIVERY_DAYS)),
  }),
  z.strictObject({ kind: z.literal('rates') }),
  z.strictObject({ kind: z.literal('pickup') }),
])

export const DEAL_TITLE_LENGTH = { min: 3, max: 120 } as const
export const DEAL_DESCRIPTION_LENGTH = { min: 20, max: 5_000 } as const

/** What is agreed; each change of it makes a new version. */
export const dealTermsSchema = z.object({
  title: lineSchema(DEAL_TITLE_LENGTH.min, DEAL_TITLE_LENGTH.max),
  description: textSchema(DEAL_DESCRIPTION_LENGTH.min, DEAL_DESCRIPTION_LENGTH.max),
  category: categoryValueSchema,
  images: z.array(imageSchema).check(z.maxLength(MAX_DEAL_IMAGES)),
  price_minor: amountMinorSchema.check(z.minimum(MIN_DEAL_PRICE_MINOR)),
  uses: z.int().check(z.minimum(1), z.maximum(MAX_DEAL_USES)),
  delivery: dealDeliverySchema,
  fee_payer: z.enum(DEAL_FEE_PAYERS),
})
export type DealTerms = z.output<typeof dealTermsSchema>

/** The document `deals/{id}`: a purchase without a listing, for the server alone. */
export const dealSchema = z.object({
  id: idSchema,
  /** 10 symbols of Crockford's base 32, unique. */
  code: z.string(),
  made_by: z.enum(['vendor', 'buyer']),
  /** Null while nobody has accepted a buyer's request. */
  vendor_id: z.nullable(uidSchema),
  /** Who asked, of a buyer's request; only they may pay it. */
  buyer_id: z.nullable(uidSchema),
  status: z.enum(DEAL_STATUSES),
  /** Of a request: when the buyer agreed to be served by `vendor_id`. */
  consented_at: z.optional(timestampSchema),
  /** Of a request: sellers who don't want it, or whom the buyer didn't. */
  refused_ids: z.optional(z.array(uidSchema)),
  version: z.int().check(z.positive()),
  terms: dealTermsSchema,
  expires_at: timestampSchema,
  /** Available uses are `terms.uses` less these two, and what is set apart. */
  reserved: z.int().check(z.nonnegative()),
  sold: z.int().check(z.nonnegative()),
  /** When the newest reservation ends, unless it is paid. */
  held_until: z.optional(timestampSchema),
  /** In a live show until then: payments are waited for ten minutes. */
  live_until: z.optional(timestampSchema),
  /** Uses at prices for one buyer, which are sold or come back. */
  apart: z.optional(z.int().check(z.nonnegative())),
  /** The live deal of which this is one use, at a price for one buyer. */
  of: z.optional(idSchema),
  /** When such a use goes back to it, unless it is paid. */
  due: z.optional(z.nullable(dueSchema)),
  /** How often its page was in sight for some seconds, up to `MAX_OPENED`. */
  opened: z.optional(z.int()),
  /** Orders paid after it had ended, whose buyers are told when it is opened again. */
  late_orders: z.optional(z.array(idSchema)),
  /** By an operator, who alone opens it again. */
  taken_down: z.optional(z.nullable(z.object({ reason: z.string(), at: timestampSchema }))),
  /** Title or description lead outside the escrow; shown to both. */
  flags: z.array(z.enum(['contact', 'pay_outside', 'platform_name'])),
  created_at: timestampSchema,
  updated_at: timestampSchema,
})
export type Deal = z.output<typeof dealSchema>
