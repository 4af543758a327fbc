import { AppError } from '../../contract/api/errors'
import type { Chargeback, Transaction } from '../../contract/entities/transaction'
import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { newBatch } from '../../db/firestore'
import type { Deps } from '../deps'
import { traced } from '../trace'
import { requireTransaction } from '../transaction/execute-command'
import { syncChargeback } from './sync-chargeback'

type Acceptance = {
  operator: string
  reason: string
  /** Required only if several chargebacks are open. */
  chargeback_id?: string | undefined
}

const FILE = 'accepted.txt'

const claimOf = ({ chargebacks }: Transaction, wanted: string | undefined): Chargeback => {
  const open = chargebacks.filter(({ state, id }) => state === 'open' && (wanted ?? id) === id)
  const [claim] = open
  if (!claim) throw new AppError('transaction/no-open-chargeback')
  if (open.length > 1) {
    throw new Error(`Several are open, say which: ${open.map(({ id }) => id).join(', ')}.`)
  }
  return claim
}

/**
 * Accepts a chargeback for the claimed amount, at most what was not yet refunded to the buyer. From
 * there it is handled like any lost chargeback.
 * @throws AppError `transaction/no-open-chargeback`, Error if nothing is left to give
 */
export const acceptChargeback = async (
  given: Deps,
  id: string,
  { operator, reason, chargeback_id }: Acceptance,
): Promise<{ transaction: Transaction; given_minor: number }> => {
  const deps = traced(given, { operation: given.ids() })
  const { data } = await requireTransaction(id)
  const claim = claimOf(data, chargeback_id)
  const left_minor = data.money.charged_minor - data.money.refunded_minor
  const given_minor = Math.min(claim.amount_minor, left_minor)
  if (given_minor <= 0) throw new Error('The buyer has all of it back: there is nothing to accept.')
  const dispute = await deps.payments.fetchDispute(claim.id)
  if (dispute.state !== 'awaiting_merchant_feedback') {
    throw new Error(`The provider takes no answer any more: it is ${dispute.state}.`)
  }
  const batch = newBatch()
  addOpsDecision(batch, {
    id: deps.ids(),
    operator,
    action: `accept-chargeback:${claim.id}:${given_minor}`,
    subject: id,
    reason,
    at: timestampFromMillis(deps.clock()),
  })
  await batch.commit()
  const file = await deps.payments.disputeUploadUrl(claim.id, FILE)
  await deps.payments.uploadDisputeFile(file.signed_url, `${data.invoice_id}: accepted.`)
  await deps.payments.resolveDispute(claim.id, {
    resolution: 'merchant-accepted',
    message: 'The merchant accepts the claim.',
    refund_amount_minor: given_minor,
    uploaded_filename: file.file_name,
  })
  await syncChargeback(deps, claim.id, `accepted:${claim.id}`)
  return { transaction: (await requireTransaction(id)).data, given_minor }
}
