import { AppError } from '../../contract/errors'
import type { Product } from '../../contract/product'
import {
  type ProductReportReason,
  REPORTS_UNTIL_FLAGGED,
  type ReportedProduct,
} from '../../contract/product-report'
import { timestampFromMillis } from '../../contract/time'
import { commitGuarded } from '../../store/commit'
import type { Batch } from '../../store/firestore'
import { addMailTo } from '../../store/mail'
import {
  addProductReport,
  productReportId,
  readProductReport,
  readReportedProduct,
  saveReportedProduct,
} from '../../store/product-reports'
import type { Deps } from '../deps'
import { tell } from '../notification/tell'
import { paceOf } from '../pace'
import { checkLimit } from '../rate-limit'
import { flagNews } from './flag-news'
import { getProduct } from './get-product'

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

/** One letter a round: what was said and by whom is read where it is kept. */
const tellOperators = (deps: Deps, batch: Batch, { product_id, round }: ReportedProduct): void =>
  addMailTo(batch, `product-report-${product_id}-${round}`, {
    to: [deps.contact_address],
    message: {
      subject: 'A product was reported',
      text: `The product ${product_id} was reported.\n\nnpm run ops -- reports`,
    },
    created_at: timestampFromMillis(deps.clock()),
  })

/**
 * Keeps what somebody says of a product, once for each person. One report reaches the people who
 * run the site; the vendor is told when several people agree, never by whom, so that neither a
 * rival nor a grudge can flag a product alone.
 * @throws AppError `product/not-found`, `product/own-report`, or `request/rate-limited`
 */
export const reportProduct = (
  deps: Deps,
  uid: string,
  product_id: string,
  { reason, text }: Complaint,
): Promise<{ done: true }> =>
  commitGuarded<{ done: true }>(paceOf(deps), 'service/unavailable', async (batch) => {
    const product = await getProduct(product_id)
    if (product.vendor_id === uid) throw new AppError('product/own-report')
    const id = productReportId(product_id, uid)
    const [mine, kept] = await Promise.all([readProductReport(id), readReportedProduct(product_id)])
    if (mine) return { answer: { done: true }, unchanged: true }
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
    const next = nextOf(product, kept?.data, now)
    if (next.open_reports === 1) tellOperators(deps, batch, next)
    const isFlagged = isFlagDue(next)
    if (isFlagged) await tell(deps, batch, flagNews(next, now))
    saveReportedProduct(batch, { ...next, flagged: next.flagged || isFlagged }, kept)
    return { answer: { done: true } }
  })
