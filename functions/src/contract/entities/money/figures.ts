import * as z from 'zod/mini'
import { timestampSchema } from '../../timestamp'
import { RETURN_OUTCOMES } from '../orders/return'

/** Why sales whose money was held ended in a refund. */
export const FAILURES = [
  'declined',
  'not_confirmed',
  'not_shipped',
  'cancelled',
  'not_delivered',
  'returned',
  'dispute',
  'chargeback',
] as const
export type Failure = (typeof FAILURES)[number]

/** How disputes end. One that ends because a bank took the money counts as a chargeback. */
export const DISPUTE_ENDS = [
  'withdrawn',
  'approved',
  'settled',
  'accepted',
  'default_release',
  'default_refund',
  'default_resumed',
  'operator_release',
  'operator_split',
  'operator_refund',
  'goods_back',
] as const
export type DisputeEnd = (typeof DISPUTE_ENDS)[number]

/** Payment to confirmation, confirmation to shipping, shipping to delivery. */
export const WAITS = ['confirm', 'ship', 'deliver'] as const
export type WaitName = (typeof WAITS)[number]

/** The upper bounds of a wait's buckets, in hours; one bucket more holds what took longer. */
export const WAIT_HOURS = [1, 2, 4, 8, 12, 24, 36, 48, 72, 96, 120, 168, 240, 336] as const

const count = z.int()

const waitSchema = z.object({
  count,
  sum_ms: z.int(),
  /** How many ended within each of `WAIT_HOURS` and not within the one before. */
  buckets: z.array(count).check(z.length(WAIT_HOURS.length + 1)),
})
export type Wait = z.infer<typeof waitSchema>

const countsSchema = z.object({
  orders: z.object({
    paid: count,
    completed: count,
    failed: z.record(z.enum(FAILURES), count),
    /** Orders that ended without a payment. */
    unpaid: count,
  }),
  disputes: z.object({ opened: count, ended: z.record(z.enum(DISPUTE_ENDS), count) }),
  returns: z.object({ asked: count, ended: z.record(z.enum(RETURN_OUTCOMES), count) }),
  chargebacks: z.object({ opened: count, won: count, lost: count }),
  waits: z.record(z.enum(WAITS), waitSchema),
  people: z.object({
    accounts: count,
    /** Who paid for an order for the first time. */
    buyers: count,
    stores: count,
  }),
})
export type Counts = z.infer<typeof countsSchema>

/** Money of sales that is counted by why it moved; minor units of NGN. */
export type MovedMoney = {
  /** What came into escrow, without what went back at once. */
  sold_minor: number
  /** Payments that came too late or weren't as agreed, and went back at once. */
  returned_minor: number
  /** What became vendors', less what was taken from them again. */
  released_minor: number
  refunded_minor: number
}

/**
 * The document `figures_days/{day}`, made of the ledger entries, events and people of one day in
 * Lagos: the same day always gives the same document.
 */
export type FiguresDay = Counts & {
  day: string
  /** What the day added to each account, and the balances at its end, as in a month's books. */
  change: Record<string, number>
  closing: Record<string, number>
  moved: MovedMoney
}

const amount = z.int()

/** The money of a day or more, in minor units of NGN. */
const moneyFiguresSchema = z.object({
  sold_minor: amount,
  returned_minor: amount,
  released_minor: amount,
  refunded_minor: amount,
  /** Escrow fees and commission, with the VAT inside. */
  fees_minor: amount,
  vat_minor: amount,
  /** What the provider kept of charges, less what vendors paid of it. */
  provider_fees_minor: amount,
  /** Transfers, duty, chargebacks, losses and bad debt. */
  other_costs_minor: amount,
  /** Fees less VAT and all costs. */
  margin_minor: amount,
  /** In escrow at the end. */
  held_minor: amount,
})
export type MoneyFigures = z.infer<typeof moneyFiguresSchema>

const figuresSchema = z.extend(countsSchema, { money: moneyFiguresSchema })
export type Figures = z.infer<typeof figuresSchema>

export const figuresListSchema = z.object({
  /** The first and the last period that were asked for: days, or months. */
  from: z.string(),
  until: z.string(),
  /** When figures were last counted, and up to which day; null before the first time. */
  updated_at: z.nullable(timestampSchema),
  counted_until: z.nullable(z.string()),
  /** Those that were counted, the oldest first. */
  periods: z.array(z.extend(figuresSchema, { period: z.string() })),
  total: figuresSchema,
})
export type FiguresList = z.infer<typeof figuresListSchema>
