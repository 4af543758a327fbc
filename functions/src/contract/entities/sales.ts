import * as z from 'zod/mini'
import { amountMinorSchema, currencySchema } from '../amount'
import { idSchema } from '../ids'
import { lagosDaySchema } from '../timestamp'

/** The periods of the figures, in days that end today; `today` is the one day. */
export const SALES_PERIODS = ['today', '7', '30'] as const
export type SalesPeriod = (typeof SALES_PERIODS)[number]
export const PERIOD_DAYS: Record<SalesPeriod, number> = { today: 1, '7': 7, '30': 30 }

/** The most orders that are shown as waiting for the vendor. */
export const MAX_WAITING = 20

/** How many days back a file of sales goes, today included. */
export const SALES_EXPORT_PERIODS = ['today', '7', '30', '90', '365'] as const
export type SalesExportPeriod = (typeof SALES_EXPORT_PERIODS)[number]
export const EXPORT_DAYS: Record<SalesExportPeriod, number> = {
  ...PERIOD_DAYS,
  '90': 90,
  '365': 365,
}
/** The most sales that one file takes. */
export const MAX_EXPORTED_SALES = 5_000

/**
 * What a store sold; amounts in minor units of NGN. An order, its items and its goods count on the
 * day its payment arrives; what becomes the vendor's, the escrow fee and what goes back to the
 * buyer count on the day that is decided. Over the life of an order goods = net + refunds.
 */
const figures = {
  orders: z.int(),
  items: z.int(),
  /** Price times quantity, without the escrow fee that the buyer pays on top. */
  gross_minor: z.int(),
  /** Orders that were completed. */
  completed: z.int(),
  /** Escrow fees that the platform kept; a contested payment takes them back. */
  fees_minor: z.int(),
  /** The part of the goods that buyers got back. */
  refunds_minor: z.int(),
  /** What became the vendor's, less what a contested payment took back. */
  net_minor: z.int(),
}
const salesFiguresSchema = z.object(figures)
export type SalesFigures = z.infer<typeof salesFiguresSchema>

export const NO_SALES: SalesFigures = {
  orders: 0,
  items: 0,
  gross_minor: 0,
  completed: 0,
  fees_minor: 0,
  refunds_minor: 0,
  net_minor: 0,
}

/** What a product sold on a day, with its name as it was. */
export type SoldProduct = { name: string; items: number; gross_minor: number }

/**
 * The document `vendors/{vendor_id}/sales_days/{day}`, or `total`, which names no products; only
 * the server reads it.
 */
export type SalesDay = SalesFigures & {
  vendor_id: string
  day: string
  products?: Record<string, SoldProduct>
}

/** The document beside the days that adds all of them up. */
export const SALES_TOTAL = 'total'

/** Goods that are paid for and neither the vendor's nor gone back: what the escrow holds. */
export const heldGoods = ({ gross_minor, refunds_minor, net_minor }: SalesFigures): number =>
  gross_minor - refunds_minor - net_minor

export const salesSummarySchema = z.object({
  period: z.enum(SALES_PERIODS),
  currency: currencySchema,
  /** Each day of the period, the oldest first, those without a sale too. */
  days: z.array(z.object({ ...figures, day: lagosDaySchema })),
  totals: salesFiguresSchema,
  /** The same number of days just before. */
  before: salesFiguresSchema,
  /** Goods of running orders, paid for and held, whenever they were ordered. */
  held_minor: z.int(),
  /** The five that sold for most. */
  best: z.array(
    z.object({
      product_id: idSchema,
      name: z.string(),
      image_url: z.nullable(z.string()),
      items: z.int(),
      gross_minor: amountMinorSchema,
    }),
  ),
  rating: z.number(),
  rating_count: z.int(),
})
export type SalesSummary = z.infer<typeof salesSummarySchema>
