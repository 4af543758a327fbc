import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { phoneSchema } from '../../text/phone'
import { nameSchema } from '../../text/plain-line'
import { lagosDaySchema, timestampSchema } from '../../timestamp'
import { CARRIER_FEE_BEARERS } from '../delivery/carrier'
import { FAILED_SALE_COST_BEARERS } from '../money/cost-bearer'
import { pausedClockSchema } from './deadline'
import { disputeSchema } from './dispute'
import { PARTIES } from './party'
import { transactionItemSchema } from './transaction-item'

/** Why goods go back. All but a changed mind are faults, which the vendor bears. */
export const RETURN_REASONS = [
  'not_as_described',
  'damaged',
  'wrong_item',
  'missing_parts',
  'changed_mind',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

export const isFault = ({ reason }: { reason?: ReturnReason | undefined }): boolean =>
  reason !== 'changed_mind'

/** What the buyer wants: a part of the price lets them keep the goods. */
export const RETURN_WISHES = ['refund', 'replacement', 'repair', 'part'] as const
export type ReturnWish = (typeof RETURN_WISHES)[number]

/** Whether goods are sent once more instead of the money. */
export const isSecondTry = ({ wish }: { wish: ReturnWish }): boolean =>
  wish === 'replacement' || wish === 'repair'

/** Units of a line that go back. */
export const returnLineSchema = z.object({
  product_id: transactionItemSchema.shape.product_id,
  variant_id: transactionItemSchema.shape.variant_id,
  quantity: z.int().check(z.minimum(1), z.maximum(1_000)),
})
export type ReturnLine = z.infer<typeof returnLineSchema>

/** `settlement` and `decision`: agreed in a dispute, or decided by an operator. */
const RETURN_SOURCES = ['asked', 'settlement', 'decision'] as const

/** How a return ended; absent while it runs. */
export const RETURN_OUTCOMES = [
  'refunded',
  'second_try',
  'kept_for_less',
  'refused',
  'withdrawn',
  'lapsed',
] as const
export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number]

/** How the goods were sent back. */
const sentBackSchema = z.object({
  carrier: z.string(),
  tracking_number: z.optional(z.string()),
  tracking_url: z.optional(z.string()),
  /** What a parcel that was booked through us is marked with. */
  label_url: z.optional(z.string()),
  is_booked: z.optional(z.literal(true)),
  waybill_note: z.optional(z.string()),
  photo_path: z.optional(z.string()),
  sent_at: timestampSchema,
})
export type SentBack = z.infer<typeof sentBackSchema>

/** Where goods are sent back to, as the vendor agreed. */
export const returnAddressSchema = z.object({
  recipient_name: nameSchema(2),
  phone: phoneSchema,
  address: z.string().check(z.trim(), z.minLength(5), z.maxLength(200)),
  city: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
  state: z.string().check(z.minLength(2), z.maxLength(40)),
})
export type ReturnAddress = z.infer<typeof returnAddressSchema>

/** What goes back to the buyer, frozen when the return was asked for; in minor units. */
const returnAmountsSchema = z.object({
  goods_minor: amountMinorSchema,
  delivery_minor: amountMinorSchema,
  escrow_fee_minor: amountMinorSchema,
})
export type ReturnAmounts = z.infer<typeof returnAmountsSchema>

/** Less of the price for goods that stay with the buyer. */
const partOfferSchema = z.object({
  amount_minor: amountMinorSchema,
  at: timestampSchema,
  until: timestampSchema,
})

/** A vendor's wish to answer later, when there is something to send. */
const waitOfferSchema = z.object({
  /** In Lagos; the vendor answers until its end. */
  day: lagosDaySchema,
  at: timestampSchema,
  until: timestampSchema,
  agreed_at: z.optional(timestampSchema),
})

/** The return of a transaction: the open one, or the last. */
export const goodsReturnSchema = z.object({
  source: z.enum(RETURN_SOURCES),
  lines: z.array(returnLineSchema).check(z.minLength(1)),
  /** All units of the order. */
  is_whole: z.boolean(),
  /** Absent if the return comes from a dispute, which has its own. */
  reason: z.optional(z.enum(RETURN_REASONS)),
  wish: z.enum(RETURN_WISHES),
  description: z.string(),
  photo_paths: z.array(z.string()),
  amounts: returnAmountsSchema,
  asked_at: timestampSchema,
  /** The inspection's clock; null if the return comes from a dispute. */
  paused: z.nullable(pausedClockSchema),
  offer: z.nullable(partOfferSchema),
  wait: z.optional(waitOfferSchema),
  agreed_at: z.optional(timestampSchema),
  agreed_by: z.optional(z.enum(['vendor', 'silence', 'settlement', 'operator'])),
  /** Who pays the way back. */
  way_back_by: z.optional(z.enum(PARTIES)),
  sent: z.optional(sentBackSchema),
  /** When the carrier said that they came, which alone isn't enough. */
  carrier_says_at: z.optional(timestampSchema),
  arrived_at: z.optional(timestampSchema),
  /** How the arrival was shown. */
  proof: z.optional(z.enum(['return_code', 'vendor', 'carrier'])),
  contested_at: z.optional(timestampSchema),
  outcome: z.optional(z.enum(RETURN_OUTCOMES)),
  ended_at: z.optional(timestampSchema),
  /** The vendor said that the units can be sold again. */
  is_sellable: z.optional(z.boolean()),
  /** Who bears what, if an operator said it. */
  cost_by: z.optional(z.enum(FAILED_SALE_COST_BEARERS)),
  carrier_fee_by: z.optional(z.enum(CARRIER_FEE_BEARERS)),
  /** The dispute that goes on where it stood if the goods never go back. */
  dispute: z.optional(disputeSchema),
})
export type GoodsReturn = z.infer<typeof goodsReturnSchema>
