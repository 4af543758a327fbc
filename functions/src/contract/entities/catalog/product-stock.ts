import type { Timestamp } from '../../time'

/** The units of one variant. Available + reserved + sold + missing = all units ever stocked. */
export type VariantStock = {
  available: number
  reserved: number
  sold: number
  /** Sold, and not there when they were to be sent; back on sale only by the vendor's hand. */
  missing?: number
  /** How many of the reserved ones are for buyers without a completed purchase. */
  unproven?: number
  /** All units ever stocked; absent until the variant is first saved with it. */
  stocked?: number
  /** When the newest reservation ends, unless it is paid. */
  held_until?: Timestamp
  /** An order names the variant, so that it is archived and never deleted. */
  is_ordered?: boolean
}

/**
 * The document `product_stock/{product_id}`, for the server alone: where the units of each variant
 * are, archived ones included. The public product follows it.
 */
export type ProductStock = {
  product_id: string
  vendor_id: string
  /** By variant. */
  variants: Record<string, VariantStock>
  updated_at: Timestamp
}
