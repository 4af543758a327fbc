import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { idSchema } from '../../ids'
import type { Timestamp } from '../../time'
import { timestampSchema } from '../../timestamp'
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
export type OfferVoid = 'price' | 'variant' | 'sold' | 'gone' | 'resting' | 'blocked' | 'off'

/** A price that one of the two named, of one unit, without delivery and fee. */
const offerRoundSchema = z.object({ by: z.enum(PARTIES), price_minor: z.int() })
export type OfferRound = z.infer<typeof offerRoundSchema>

/** A haggle as one of its two parties sees it. */
export const offerSchema = z.object({
  id: idSchema,
  /** Whose side the reader is on. */
  party: z.enum(PARTIES),
  product_id: idSchema,
  /** The product's own id if there is nothing to choose. */
  variant_id: idSchema,
  conversation_id: z.string(),
  units: z.int().check(z.positive()),
  /** At least one; the last price is the one that stands. */
  rounds: z.array(offerRoundSchema),
  state: z.enum(OFFER_STATES),
  /** Until when it can be answered or, once accepted, bought. */
  expires_at: timestampSchema,
  void_reason: z.optional(z.string()),
  /** The order that buys it. */
  order_id: z.nullable(idSchema),
  /** As it was when the offer was made. */
  goods: z.object({
    name: z.string(),
    image_url: z.string(),
    /** The values that were chosen, such as size and colour. */
    choice: z.array(z.string()),
    price_minor: z.int(),
  }),
})
export type Offer = z.infer<typeof offerSchema>

/** The document `offers/{id}`, for the server alone: when it is looked at would say how it is answered. */
export type StoredOffer = Omit<Offer, 'rounds' | 'party' | 'void_reason'> & {
  void_reason?: OfferVoid
  buyer_id: string
  vendor_id: string
  rounds: (OfferRound & { at: Timestamp })[]
  /** Null while an order holds it, and once it is over. */
  due: DueField | null
  /** When the vendor's settings answer; null if the vendor does. */
  answer_at: Timestamp | null
  /** When it expired though it was accepted. */
  unpaid_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

const settings = {
  accept_from_minor: z.optional(amountMinorSchema),
  decline_below_minor: z.optional(amountMinorSchema),
}

/**
 * How a vendor answers offers on a product without being asked, by the price of one unit: from
 * `accept_from_minor` yes, below `decline_below_minor` no.
 */
export const offerSettingsSchema = z.object(settings)
export type OfferSettings = z.output<typeof offerSettingsSchema>

/** The same as it is saved. */
export const savedOfferSettingsSchema = z.strictObject(settings).check(
  z.refine(
    ({ accept_from_minor: from, decline_below_minor: below }) =>
      from === undefined || below === undefined || below <= from,
    {
      path: ['decline_below_minor'],
      error: 'Decline below at most the price from which you accept.',
    },
  ),
)

/** The document beside the store's private part, which the vendor alone reads. */
export const offerSettingsId = (product_id: string): string => `offers_${product_id}`
