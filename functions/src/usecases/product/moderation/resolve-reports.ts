import { Refusal } from '../../../contract/api/errors'
import type { ReportedProduct } from '../../../contract/entities/catalog/product-report'
import { timestampFromMillis } from '../../../contract/time'
import { addOpsDecision } from '../../../db/audit-log'
import { readReportedProduct, saveReportedProduct } from '../../../db/catalog/product-reports'
import { commitWithRetry } from '../../../db/commit'
import type { Versioned } from '../../../db/firestore'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { notify } from '../../notification/notify'
import { flaggedNotification } from './flagged-notification'

type Resolution = { operator: string; reason: string; outcome: 'flag' | 'dismiss' }

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
  { operator, reason, outcome }: Resolution,
): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await requireReported(product_id)
    const now = deps.clock()
    const { data } = stored
    if (outcome === 'flag' && !data.flagged)
      await notify(deps, batch, flaggedNotification(data, now))
    const next = { ...data, open_reports: 0, flagged: false, round: data.round + 1 }
    saveReportedProduct(batch, { ...next, updated_at: timestampFromMillis(now) }, stored)
    await addOpsDecision(batch, {
      id: deps.ids(),
      operator,
      action: outcome,
      subject: product_id,
      reason,
      at: timestampFromMillis(now),
    })
    return { result: undefined }
  })
