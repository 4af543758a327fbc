import type { Payment } from '../../../contract/entities/money/payment'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { readPayment } from '../../../db/money/payments'
import { wholeClaim } from '../../../domain/money/chargeback/left-to-claim'
import { type Claim, claimCommands, claimIn } from '../../../domain/orders/checkout/claim'
import type { ProviderDispute } from '../../../ports/payments'
import type { Deps } from '../../deps'
import { executeCommands } from '../../orders/transaction/execute-command'
import { takeBackPayment } from '../payment/confirm-debt-payment'
import { confirmPayment } from '../payment/confirm-payment'
import { noteUnplaced } from '../payment/note-unplaced'
import type { WebhookOutcome } from '../payment/webhook-outcome'

const DONE: WebhookOutcome = { outcome: 'processed', note: null }

const askedOf = ({ refund_amount_minor, charge_amount_minor }: ProviderDispute): number =>
  refund_amount_minor ?? charge_amount_minor

/** The amount that the chargeback finally took; null while it is open. */
const takenOf = (dispute: ProviderDispute): number | null => {
  if (dispute.state !== 'resolved') return null
  // Declined with no refund means that we won.
  const isWon = dispute.resolution === 'declined' && (dispute.refund_amount_minor ?? 0) === 0
  return isWon ? 0 : askedOf(dispute)
}

const claimOf = (dispute: ProviderDispute, now: number): Claim => ({
  chargeback_id: dispute.dispute_id,
  amount_minor: askedOf(dispute),
  due_at_ms: dispute.due_at ?? now,
  taken_minor: takenOf(dispute),
  reason: dispute.category,
})

/**
 * Applies one command after the other to all transactions of the charge: the outcome may arrive
 * before the chargeback was recorded.
 */
const applyToTable = async (
  deps: Deps,
  ids: readonly string[],
  dispute: ProviderDispute,
): Promise<Transaction[]> => {
  for (;;) {
    const acted = await executeCommands(deps, ids, (current, now) => ({
      plans: claimCommands(current, claimOf(dispute, now)).map(
        (command) => command && { command, actor: { role: 'provider', id: deps.payments.id } },
      ),
    }))
    if (acted.every(({ replayed }) => replayed)) return acted.map(({ transaction }) => transaction)
  }
}

type Match = { ids: readonly string[]; problem: string | null; debt_payment?: Payment }

/**
 * Finds the transactions of a chargeback: their payment must be confirmed by the provider and in
 * the purchase's currency.
 */
const matchOf = async (deps: Deps, { reference, currency }: ProviderDispute): Promise<Match> => {
  const payment = await readPayment(reference)
  if (!payment) return { ids: [], problem: 'a chargeback on no payment of ours' }
  const ids = payment.data.transaction_ids
  // The dispute may arrive before the payment's event: the payment is held first, then frozen.
  const { transactions } = await confirmPayment(deps, reference)
  if (transactions.some((transaction) => transaction.payment.paid_at === null)) {
    return { ids, problem: 'a chargeback on a payment that is not confirmed' }
  }
  const isOwn = (currency ?? payment.data.currency) === payment.data.currency
  if (payment.data.debt_id !== undefined && isOwn) {
    return { ids, problem: null, debt_payment: payment.data }
  }
  if (ids.length === 0) return { ids, problem: 'a chargeback on what a vendor paid in' }
  const isCounted = transactions.some(({ money }) => money.charged_minor > 0)
  return isOwn && isCounted
    ? { ids, problem: null }
    : { ids, problem: 'a chargeback in another currency than the purchase' }
}

/**
 * Freezes the money of a contested payment, and applies the outcome once there is one. Money that
 * the bank took and no purchase accounts for is posted too, and reported to the operators.
 */
export const syncChargeback = async (
  deps: Deps,
  dispute_id: string,
  event_key: string,
): Promise<WebhookOutcome> => {
  const dispute = await deps.payments.fetchDispute(dispute_id)
  const taken_minor = takenOf(dispute) ?? 0
  const { ids, problem, debt_payment } = await matchOf(deps, dispute)
  if (debt_payment) {
    deps.log.warn('A bank contests what a vendor paid', { chargeback_id: dispute_id })
    await takeBackPayment(deps, debt_payment, { chargeback_id: dispute_id, taken_minor })
    return DONE
  }
  const isPlaced = problem === null
  const concerned = isPlaced ? await applyToTable(deps, ids, dispute) : []
  const claims = concerned.flatMap((one) => claimIn(one, dispute_id) ?? [])
  const posted_minor = claims.reduce(
    (sum, claim) => sum + (claim.state === 'lost' ? wholeClaim(claim) : 0),
    0,
  )
  const isOpen = claims.some(({ state }) => state === 'open')
  const isOtherwise = isPlaced && !isOpen && posted_minor !== taken_minor
  await noteUnplaced(deps, {
    kind: 'chargeback',
    subject: dispute_id,
    event_key,
    reference: dispute.reference,
    transaction_id: ids[0] ?? null,
    amount_minor: askedOf(dispute),
    currency: dispute.currency ?? 'NGN',
    moved_minor: posted_minor === taken_minor ? 0 : posted_minor - taken_minor,
    problem: isOtherwise ? 'a chargeback that ended otherwise than was reported before' : problem,
  })
  return DONE
}
