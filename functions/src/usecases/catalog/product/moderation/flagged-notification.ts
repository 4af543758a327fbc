import type { ReportedProduct } from '../../../../contract/entities/catalog/product-report'
import { timestampFromMillis } from '../../../../contract/time'
import type { NotificationRequest } from '../../../messaging/notification/notify'

/** Notifies a vendor that a product was reported, never by whom; once per round. */
export const flaggedNotification = (
  { product_id, product_name, vendor_id, round }: ReportedProduct,
  now: number,
): NotificationRequest => ({
  uid: vendor_id,
  type: 'PRODUCT_FLAGGED',
  id: `flagged-${product_id}-${round}`,
  values: { product_id, product_name },
  at: timestampFromMillis(now),
})
