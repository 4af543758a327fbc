import type { ReportedProduct } from '../../contract/product-report'
import { timestampFromMillis } from '../../contract/time'
import type { News } from '../notification/tell'

/** What the vendor of a reported product is told: that it was, never by whom. Once a round. */
export const flagNews = (
  { product_id, product_name, vendor_id, round }: ReportedProduct,
  now: number,
): News => ({
  uid: vendor_id,
  type: 'PRODUCT_FLAGGED',
  id: `flagged-${product_id}-${round}`,
  values: { product_id, product_name },
  at: timestampFromMillis(now),
})
