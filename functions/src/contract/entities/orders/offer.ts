import * as z from 'zod/mini'
import { idSchema, uidSchema } from '../../ids'
import type { Timestamp } from '../../time'
import { timestampSchema } from '../../timestamp'
import { priceSchema } from '../catalog/price'
import type { DueField } from '../due'
import { PARTIES } from './party'

/** `open` waits for the vendor's first answer, `countered` for an answer to another price. */
export const LIVE_OFFER_STATES = ['open', 'countered', 'accepted'] as const
export const OFFER_STATES = [
  ...LIVE_OFFER_STATES,
  'declined',
  'withdrawn',
  'expired',
  'bought',
  'void',
] as const
export type OfferState = (typeof OFFER_STATES)[number]

/** Why an offer stopped to hold though nobody ended it. */
const OFFER_VOIDS = ['price', 'variant', 'sold', 'gone', 'resting', 'blocked', 'off'] as const
export type OfferVoid = (typeof OFFER_VOIDS)[number]

/** The most units of one offer. */
export const MAX_OFFER_UNITS = 1_000

/** A price that one of the two named, of one unit, without delivery and fee. */
const offerRoundSchema = z.object({
  by: z.enum(PARTIES),
  price_minor: priceSchema,
  at: timestampSchema,
})
export type OfferRound = z.infer<typeof offerRoundSchema>

/** A haggle as its two parties see it. */
export const offerSchema = z.object({
  id: idSchema,
  product_id: idSchema,
  /** The product's own id if there is nothing to choose. */
  variant_id: idSchema,
  buyer_id: uidSchema,
  vendor_id: uidSchema,
  conversation_id: z.string(),
  units: z.int().check(z.positive()),
  /** At least one; the last price is the one that stands. */
  rounds: z.array(offerRoundSchema),
  state: z.enum(OFFER_STATES),
  /** Until when it can be answered or, once accepted, bought. */
  expires_at: timestampSchema,
  void_reason: z.optional(z.enum(OFFER_VOIDS)),
  /** The order that buys it. */
  order_id: z.nullable(idSchema),
  /** As it was when the offer was made. */
  goods: z.object({
    name: z.string(),
    slug: z.string(),
    image_url: z.string(),
    choice: z.array(z.object({ name: z.string(), value: z.string() })),
    price_minor: z.int(),
  }),
})
export type Offer = z.infer<typeof offerSchema>

/** The document `offers/{id}`, for the server alone: when it is looked at would say how it is answered. */
export type StoredOffer = Offer & {
  /** Null while an order holds it, and once it is over. */
  due: DueField | null
  /** When the vendor's settings answer; null if the vendor does. */
  answer_at: Timestamp | null
  /** When it expired though it was accepted. */
  unpaid_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

/**
 * How a vendor answers offers on a product without being asked, by the price of one unit: from
 * `accept_from_minor` yes, below `decline_below_minor` no.
 */
export const offerSettingsSchema = z
  .strictObject({
    accept_from_minor: z.optional(priceSchema),
    decline_below_minor: z.optional(priceSchema),
  })
  .check(
    z.refine(
      ({ accept_from_minor: from, decline_below_minor: below }) =>
        from === undefined || below === undefined || below <= from,
      {
        path: ['decline_below_minor'],
        error: 'Decline below at most the price from which you accept.',
      },
    ),
  )
export type OfferSettings = z.output<typeof offerSettingsSchema>

/** The document beside the store's private part, which the vendor alone reads. */
export const offerSettingsId = (product_id: string): string => `offers_${product_id}`
