import type { ReportedProduct } from '../../contract/product-report'
import { timestampFromMillis } from '../../contract/time'
import { commitGuarded } from '../../store/commit'
import type { Kept } from '../../store/firestore'
import { addOpsDecision } from '../../store/ops-decisions'
import { readReportedProduct, saveReportedProduct } from '../../store/product-reports'
import type { Deps } from '../deps'
import { tell } from '../notification/tell'
import { paceOf } from '../pace'
import { flagNews } from './flag-news'

type Settled = { operator: string; reason: string; outcome: 'flag' | 'dismiss' }

const requireReported = async (product_id: string): Promise<Kept<ReportedProduct>> => {
  const kept = await readReportedProduct(product_id)
  if (!kept || kept.data.open_reports === 0) {
    throw new Error(`Nobody has reported ${product_id} since it was last looked at.`)
  }
  return kept
}

/**
 * Ends a round of reports: the vendor is told to mend the product, or nothing was wrong with it.
 * @throws Error where nothing waits
 */
export const settleReports = (
  deps: Deps,
  product_id: string,
  { operator, reason, outcome }: Settled,
): Promise<void> =>
  commitGuarded(paceOf(deps), 'service/unavailable', async (batch) => {
    const kept = await requireReported(product_id)
    const now = deps.clock()
    const { data } = kept
    if (outcome === 'flag' && !data.flagged) await tell(deps, batch, flagNews(data, now))
    const next = { ...data, open_reports: 0, flagged: false, round: data.round + 1 }
    saveReportedProduct(batch, { ...next, updated_at: timestampFromMillis(now) }, kept)
    addOpsDecision(batch, {
      id: deps.ids(),
      operator,
      action: outcome,
      subject: product_id,
      reason,
      at: timestampFromMillis(now),
    })
    return { answer: undefined }
  })
