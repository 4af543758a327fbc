import { Refusal } from '../../../../contract/api/errors'
import type { ReportedProduct } from '../../../../contract/entities/catalog/product-report'
import { timestampFromMillis } from '../../../../contract/time'
import { readReportedProduct, saveReportedProduct } from '../../../../db/catalog/product-reports'
import type { Versioned } from '../../../../db/firestore'
import type { Deps } from '../../../deps'
import { notify } from '../../../messaging/notification/notify'
import { type By, commitDecision, type Recorded } from '../../../operators/recorded'
import { flaggedNotification } from './flagged-notification'

type Resolution = By & { outcome: 'flag' | 'dismiss' }

const requireReported = async (product_id: string): Promise<Versioned<ReportedProduct>> => {
  const stored = await readReportedProduct(product_id)
  if (!stored || stored.data.open_reports === 0) {
    throw new Refusal(`Nobody has reported ${product_id} since it was last looked at.`)
  }
  return stored
}

/**
 * Closes a round of reports: `flag` notifies the vendor to fix the product, `dismiss` does not.
 * @throws Refusal if no report is open
 */
export const resolveReports = (
  deps: Deps,
  product_id: string,
  { outcome, ...by }: Resolution,
): Promise<Recorded<{ done: true }>> =>
  commitDecision(deps, by, 'service/unavailable', async (batch, now) => {
    const stored = await requireReported(product_id)
    const { data } = stored
    if (outcome === 'flag' && !data.flagged)
      await notify(deps, batch, flaggedNotification(data, now))
    const updated_at = timestampFromMillis(now)
    const next = { ...data, open_reports: 0, flagged: false, round: data.round + 1, updated_at }
    saveReportedProduct(batch, next, stored)
    const stateOf = ({ open_reports, flagged, round }: ReportedProduct) => ({
      open_reports,
      flagged,
      round,
    })
    const entry = {
      action: outcome,
      subject: product_id,
      before: stateOf(data),
      after: stateOf(next),
    }
    return { entry, result: { done: true } }
  })
