import * as z from 'zod/mini'
import { amountMinorSchema, currencySchema } from '../../amount'
import { idSchema } from '../../ids'
import { lagosDaySchema } from '../../timestamp'

/** The periods of sales figures, in days that end today. */
export const SALES_PERIODS = ['7', '30', 'today'] as const
export type SalesPeriod = (typeof SALES_PERIODS)[number]
export const PERIOD_DAYS: Record<SalesPeriod, number> = { today: 1, '7': 7, '30': 30 }

/** The most orders shown as waiting for the vendor. */
export const MAX_WAITING = 20

/** The periods of a sales export, in days that end today. */
export const SALES_EXPORT_PERIODS = ['today', '7', '30', '90', '365'] as const
export type SalesExportPeriod = (typeof SALES_EXPORT_PERIODS)[number]
export const EXPORT_DAYS: Record<SalesExportPeriod, number> = {
  ...PERIOD_DAYS,
  '90': 90,
  '365': 365,
}
export const MAX_EXPORTED_SALES = 5_000

/**
 * A vendor's sales; amounts in minor units of NGN. Orders, items and goods count on the day of
 * payment; the vendor's money, the escrow fee and refunds count on the day of the decision. Over
 * the life of an order, goods = net + refunds + costs.
 */
const figures = {
  orders: z.int(),
  items: z.int(),
  /** Price times quantity, without the escrow fee that the buyer pays on top. */
  gross_minor: z.int(),
  /** Orders that were completed. */
  completed: z.int(),
  /** Escrow fees that the platform kept; a lost chargeback deducts them. */
  fees_minor: z.int(),
  /** The refunded part of the goods. */
  refunds_minor: z.int(),
  /** The vendor's earnings, less lost chargebacks. */
  net_minor: z.int(),
  /** What the vendor pays of it: the commission, what failed sales cost, and carriers. */
  costs_minor: z.int(),
  /** Orders whose dispute was decided, settled or lost at the bank, on the day it ended. */
  disputes: z.int(),
  /** Those of which the buyer got something back. */
  disputes_lost: z.int(),
}
export const salesFiguresSchema = z.object(figures)
export type SalesFigures = z.infer<typeof salesFiguresSchema>

export const NO_SALES: SalesFigures = {
  orders: 0,
  items: 0,
  gross_minor: 0,
  completed: 0,
  fees_minor: 0,
  refunds_minor: 0,
  net_minor: 0,
  costs_minor: 0,
  disputes: 0,
  disputes_lost: 0,
}

/** A product's sales on a day, with its name at the time. */
export type SoldProduct = { name: string; items: number; gross_minor: number }

/**
 * The document `vendors/{vendor_id}/sales_days/{day}`, or `total`, which has no `products`. Only
 * the server reads it.
 */
export type SalesDay = SalesFigures & {
  vendor_id: string
  day: string
  products?: Record<string, SoldProduct>
}

/** The id of the document that sums all days. */
export const SALES_TOTAL = 'total'

/** Goods in escrow: paid, and neither released nor refunded. */
export const heldGoods = (figures: Partial<SalesFigures>): number => {
  const { gross_minor, refunds_minor, net_minor, costs_minor } = { ...NO_SALES, ...figures }
  return gross_minor - refunds_minor - net_minor - costs_minor
}

export const salesSummarySchema = z.object({
  period: z.enum(SALES_PERIODS),
  currency: currencySchema,
  /** All days of the period, oldest first, including days without sales. */
  days: z.array(z.object({ ...figures, day: lagosDaySchema })),
  totals: salesFiguresSchema,
  /** Totals of the preceding period of equal length. */
  before: salesFiguresSchema,
  /** Goods of all running orders in escrow, whenever they were ordered. */
  held_minor: z.int(),
  /** The five products with the highest sales. */
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
