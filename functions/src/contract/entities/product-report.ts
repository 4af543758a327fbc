import type { Timestamp } from '../time'

/** What a product is reported for. */
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

/** So many people have to report a product before its vendor is told without an operator. */
export const REPORTS_UNTIL_FLAGGED = 3

/** The document `product_reports/{product_id}-{uid}`: one of each person about each product. */
export type ProductReport = {
  id: string
  product_id: string
  vendor_id: string
  reporter_id: string
  reason: ProductReportReason
  text: string
  created_at: Timestamp
}

/** The document `reported_products/{product_id}`: what waits for an operator. */
export type ReportedProduct = {
  product_id: string
  product_name: string
  vendor_id: string
  /** People who reported it since it was last looked at. */
  open_reports: number
  /** How often it was looked at. A new round may tell the vendor again. */
  round: number
  flagged: boolean
  updated_at: Timestamp
}
