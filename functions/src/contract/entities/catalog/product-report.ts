import type { Timestamp } from '../../time'
import type { Party } from '../orders/party'

export const PRODUCT_REPORT_REASONS = [
  'prohibited',
  'counterfeit',
  'misleading',
  'stolen_content',
  'offensive',
  'other',
] as const
export type ProductReportReason = (typeof PRODUCT_REPORT_REASONS)[number]

export const MAX_REPORT_LENGTH = 1_000

/** How many people must report a product before its vendor is notified without an operator. */
export const REPORTS_UNTIL_FLAGGED = 3

/** The document `product_reports/{product_id}-{uid}`: one per person and product or deal. */
export type ProductReport = {
  id: string
  product_id: string
  vendor_id: string
  reporter_id: string
  reason: ProductReportReason
  text: string
  created_at: Timestamp
}

/** The document `reported_products/{product_id}`: a product or a deal that awaits an operator's review. */
export type ReportedProduct = {
  product_id: string
  product_name: string
  /** Who sells it, or made the deal. */
  vendor_id: string
  /** Of a deal, what its maker's notification needs. */
  deal?: { party: Party; deal_id: string; deal_code: string }
  /** People who reported it since its last review. */
  open_reports: number
  /** The number of reviews so far. In a new round the vendor may be notified again. */
  round: number
  flagged: boolean
  updated_at: Timestamp
}
