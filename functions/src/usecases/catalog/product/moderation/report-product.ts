import { AppError } from '../../../../contract/api/errors'
import type { Product } from '../../../../contract/entities/catalog/product'
import {
  type ProductReportReason,
  REPORTS_UNTIL_FLAGGED,
  type ReportedProduct,
} from '../../../../contract/entities/catalog/product-report'
import { timestampFromMillis } from '../../../../contract/time'
import { getProduct } from '../../../../db/catalog/get-product'
import {
  addProductReport,
  productReportId,
  readProductReport,
  readReportedProduct,
  saveReportedProduct,
} from '../../../../db/catalog/product-reports'
import { commitWithRetry } from '../../../../db/commit'
import type { Batch } from '../../../../db/firestore'
import { addMailTo } from '../../../../db/messaging/mail'
import { backoffFrom } from '../../../backoff'
import type { Deps } from '../../../deps'
import { notify } from '../../../messaging/notification/notify'
import { checkLimit } from '../../../rate-limit'
import { flaggedNotification } from './flagged-notification'

type Complaint = { reason: ProductReportReason; text: string }

const isFlagDue = ({ flagged, open_reports }: ReportedProduct): boolean =>
  !flagged && open_reports >= REPORTS_UNTIL_FLAGGED

const nextOf = (
  product: Product,
  before: ReportedProduct | undefined,
  now: number,
): ReportedProduct => ({
  product_id: product.id,
  product_name: product.name,
  vendor_id: product.vendor_id,
  open_reports: (before?.open_reports ?? 0) + 1,
  round: before?.round ?? 1,
  flagged: before?.flagged ?? false,
  updated_at: timestampFromMillis(now),
})

/** Emails the operators once per round; the email doesn't include the report or its author. */
const notifyOperators = (deps: Deps, batch: Batch, { product_id, round }: ReportedProduct): void =>
  addMailTo(batch, `product-report-${product_id}-${round}`, {
    to: [deps.contact_address],
    message: {
      subject: 'A product was reported',
      text: `The product ${product_id} was reported.\n\nnpm run ops -- reports`,
    },
    created_at: timestampFromMillis(deps.clock()),
  })

/**
 * Saves a report of a product, once per user. The first report of a round is emailed to the
 * operators. The vendor is notified only after `REPORTS_UNTIL_FLAGGED` reports and never by whom,
 * so that one person alone can't flag a product.
 * @throws AppError `product/not-found`, `product/own-report`, or `request/rate-limited`
 */
export const reportProduct = (
  deps: Deps,
  uid: string,
  product_id: string,
  { reason, text }: Complaint,
): Promise<{ done: true }> =>
  commitWithRetry<{ done: true }>(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const product = await getProduct(product_id)
    if (product.vendor_id === uid) throw new AppError('product/own-report')
    const id = productReportId(product_id, uid)
    const [mine, stored] = await Promise.all([
      readProductReport(id),
      readReportedProduct(product_id),
    ])
    if (mine) return { result: { done: true }, skip_commit: true }
    const now = deps.clock()
    const count = await checkLimit('report', uid, now)
    count(batch)
    const { vendor_id } = product
    const created_at = timestampFromMillis(now)
    addProductReport(batch, {
      id,
      product_id,
      vendor_id,
      reporter_id: uid,
      reason,
      text,
      created_at,
    })
    const next = nextOf(product, stored?.data, now)
    if (next.open_reports === 1) notifyOperators(deps, batch, next)
    const isFlagged = isFlagDue(next)
    if (isFlagged) await notify(deps, batch, flaggedNotification(next, now))
    saveReportedProduct(batch, { ...next, flagged: next.flagged || isFlagged }, stored)
    return { result: { done: true } }
  })
