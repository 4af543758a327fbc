import type { ReportedProduct } from '../../../../contract/entities/catalog/product-report'
import { timestampFromMillis } from '../../../../contract/time'
import type { NotificationRequest } from '../../../messaging/notification/notify'

/** Notifies who sells it that a product or a deal was reported, never by whom; once per round. */
export const flaggedNotification = (
  { product_id, product_name, vendor_id, deal, round }: ReportedProduct,
  now: number,
): NotificationRequest => ({
  uid: vendor_id,
  type: deal ? 'DEAL_FLAGGED' : 'PRODUCT_FLAGGED',
  id: `flagged-${product_id}-${round}`,
  values: deal ? { ...deal, product_name } : { product_id, product_name },
  at: timestampFromMillis(now),
})
