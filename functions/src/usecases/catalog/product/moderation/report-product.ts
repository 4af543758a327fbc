import { AppError } from '../../../../contract/api/errors'
import {
  type ProductReportReason,
  REPORTS_UNTIL_FLAGGED,
  type ReportedProduct,
} from '../../../../contract/entities/catalog/product-report'
import { timestampFromMillis } from '../../../../contract/time'
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
import { readGoods } from './read-goods'

type Complaint = { reason: ProductReportReason; text: string }

const isFlagDue = ({ flagged, open_reports }: ReportedProduct): boolean =>
  !flagged && open_reports >= REPORTS_UNTIL_FLAGGED

const nextOf = (
  product_id: string,
  goods: Awaited<ReturnType<typeof readGoods>>,
  before: ReportedProduct | undefined,
  now: number,
): ReportedProduct => ({
  product_id,
  ...goods,
  open_reports: (before?.open_reports ?? 0) + 1,
  round: before?.round ?? 1,
  flagged: before?.flagged ?? false,
  updated_at: timestampFromMillis(now),
})

/** Emails the operators once per round; the email doesn't include the report or its author. */
const notifyOperators = (
  deps: Deps,
  batch: Batch,
  { product_id, deal, round }: ReportedProduct,
): void =>
  addMailTo(batch, `product-report-${product_id}-${round}`, {
    to: [deps.contact_address],
    message: {
      subject: deal ? 'A deal was reported' : 'A product was reported',
      text: `The ${deal ? 'deal' : 'product'} ${product_id} was reported.\n\nnpm run ops -- reports`,
    },
    created_at: timestampFromMillis(deps.clock()),
  })

/**
 * Saves a report of a product or a deal, once per user. The first report of a round is emailed to the
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
    const goods = await readGoods(product_id)
    const { vendor_id } = goods
    if (vendor_id === uid) throw new AppError('product/own-report')
    const id = productReportId(product_id, uid)
    const [mine, stored] = await Promise.all([
      readProductReport(id),
      readReportedProduct(product_id),
    ])
    if (mine) return { result: { done: true }, skip_commit: true }
    const now = deps.clock()
    const count = await checkLimit('report', uid, now)
    count(batch)
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
    const next = nextOf(product_id, goods, stored?.data, now)
    if (next.open_reports === 1) notifyOperators(deps, batch, next)
    const isFlagged = isFlagDue(next)
    if (isFlagged) await notify(deps, batch, flaggedNotification(next, now))
    saveReportedProduct(batch, { ...next, flagged: next.flagged || isFlagged }, stored)
    return { result: { done: true } }
  })
