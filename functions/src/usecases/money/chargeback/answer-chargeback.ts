import { AppError, Refusal } from '../../../contract/api/errors'
import type { Chargeback } from '../../../contract/entities/orders/chargeback'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { acceptableMinor } from '../../../domain/money/chargeback/answer'
import type { Deps } from '../../deps'
import { type By, carriedOn, commitDecision, type Recorded } from '../../operators/recorded'
import { requireTransaction } from '../../orders/transaction/execute-command'
import { traced } from '../../trace'
import { readPack } from './build-pack'
import { type OrderWithEvents, readContestedOrders } from './contested-orders'
import { sendContest } from './send-contest'
import { syncChargeback } from './sync-chargeback'

type Answer = By & {
  /** Required only if several chargebacks are open. */
  chargeback_id?: string | undefined
}

const FILE = 'accepted.txt'

const claimOf = ({ chargebacks }: Transaction, wanted: string | undefined): Chargeback => {
  const open = chargebacks.filter(({ state, id }) => state === 'open' && (wanted ?? id) === id)
  const [claim] = open
  if (!claim) throw new AppError('transaction/no-open-chargeback')
  if (open.length > 1) {
    throw new Refusal(`Several are open, say which: ${open.map(({ id }) => id).join(', ')}.`)
  }
  return claim
}

/** @throws Refusal if the provider takes no answer any more */
export const requireAwaited = async ({ payments }: Deps, chargeback_id: string): Promise<void> => {
  const { state } = await payments.fetchDispute(chargeback_id)
  if (state !== 'awaiting_merchant_feedback') {
    throw new Refusal(`The provider takes no answer any more: it is ${state}.`)
  }
}

/** Writes to the audit log what the bank is about to be answered. */
export const logAnswer = (
  deps: Deps,
  by: By,
  subject: string,
  action: string,
  claim: { id: string; given_minor: number },
): Promise<Recorded<void>> =>
  commitDecision(deps, by, 'service/unavailable', async () => {
    const before = { chargeback: claim.id, state: 'open' }
    const after = { chargeback: claim.id, given_minor: claim.given_minor }
    return { entry: { action, subject, before, after }, result: undefined }
  })

export const requireContested = async (
  id: string,
  wanted: string | undefined,
): Promise<{ claim: Chargeback; invoice_id: string; orders: OrderWithEvents[] }> => {
  const { data } = await requireTransaction(id)
  const claim = claimOf(data, wanted)
  const orders = await readContestedOrders(claim.id, data)
  return { claim, invoice_id: data.invoice_id, orders }
}

/**
 * What accepting gives the bank.
 * @throws Refusal if nothing is left to give
 */
export const acceptedMinor = (claim: Chargeback, orders: readonly OrderWithEvents[]): number => {
  const given_minor = acceptableMinor(
    orders.map(({ transaction }) => transaction),
    claim.id,
  )
  if (given_minor <= 0) {
    throw new Refusal('The buyer has all of it back: there is nothing to accept.')
  }
  return given_minor
}

/**
 * Accepts a chargeback for the claimed amount, at most what was not yet refunded to the buyer of
 * all transactions of the charge. From there it is handled like any lost chargeback.
 * @throws AppError `transaction/no-open-chargeback`, Refusal if nothing is left to give
 */
export const acceptChargeback = async (
  given: Deps,
  id: string,
  { chargeback_id, ...by }: Answer,
): Promise<Recorded<{ transaction: Transaction; given_minor: number }>> => {
  const deps = traced(given, { operation: given.ids() })
  const { claim, invoice_id, orders } = await requireContested(id, chargeback_id)
  const given_minor = acceptedMinor(claim, orders)
  await requireAwaited(deps, claim.id)
  const action = `accept-chargeback:${claim.id}:${given_minor}`
  const logged = await logAnswer(deps, by, id, action, { id: claim.id, given_minor })
  const file = await deps.payments.disputeUploadUrl(claim.id, FILE)
  await deps.payments.uploadDisputeFile(file.signed_url, `${invoice_id}: accepted.`, 'text/plain')
  await deps.payments.resolveDispute(claim.id, {
    resolution: 'merchant-accepted',
    message: 'The merchant accepts the claim.',
    refund_amount_minor: given_minor,
    uploaded_filename: file.file_name,
  })
  await syncChargeback(deps, claim.id, `accepted:${claim.id}`)
  return carriedOn(logged, { transaction: (await requireTransaction(id)).data, given_minor })
}

/**
 * Contests a chargeback with the stored evidence, before the rule would.
 * @throws AppError `transaction/no-open-chargeback`, Refusal if the provider takes no answer
 */
export const contestChargeback = async (
  given: Deps,
  id: string,
  { chargeback_id, ...by }: Answer,
): Promise<Recorded<{ done: true }>> => {
  const deps = traced(given, { operation: given.ids() })
  const { claim, orders } = await requireContested(id, chargeback_id)
  await requireAwaited(deps, claim.id)
  const action = `contest-chargeback:${claim.id}`
  const logged = await logAnswer(deps, by, id, action, { id: claim.id, given_minor: 0 })
  await sendContest(deps, claim.id, orders, await readPack(deps, orders))
  return carriedOn(logged, { done: true })
}
