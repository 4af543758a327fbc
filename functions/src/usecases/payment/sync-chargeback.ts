import type { Transaction } from '../../contract/entities/transaction'
import { readPayment } from '../../db/money/payments'
import type { Command } from '../../domain/transaction/decision'
import type { Deps } from '../deps'
import type { ProviderDispute } from '../ports/payments'
import { executeCommand } from '../transaction/execute-command'
import { confirmPayment } from './confirm-payment'
import { noteUnplaced } from './note-unplaced'
import type { WebhookOutcome } from './webhook-outcome'

const PROVIDER = { role: 'provider', id: 'paystack' } as const
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

const claimOf = ({ chargebacks }: Transaction, id: string) =>
  chargebacks.find((claim) => claim.id === id)

/** The next command for the transaction; null if it already reflects the provider's state. */
const commandOf = (
  transaction: Transaction,
  dispute: ProviderDispute,
  now: number,
): Command | null => {
  const chargeback_id = dispute.dispute_id
  const claim = claimOf(transaction, chargeback_id)
  if (!claim) {
    const amount_minor = askedOf(dispute)
    return {
      action: 'chargeback',
      chargeback_id,
      amount_minor,
      due_at_ms: dispute.due_at ?? now,
    }
  }
  const taken_minor = takenOf(dispute)
  if (claim.state !== 'open' || taken_minor === null) return null
  return taken_minor === 0
    ? { action: 'chargeback_won', chargeback_id }
    : { action: 'chargeback_lost', chargeback_id, taken_minor }
}

/**
 * Applies one command after the other: the outcome may arrive before the chargeback was recorded.
 */
const applyToTable = async (deps: Deps, id: string, dispute: ProviderDispute) => {
  for (;;) {
    const { transaction, replayed } = await executeCommand(deps, id, (current, now) => {
      const command = commandOf(current, dispute, now)
      return command && { command, actor: PROVIDER }
    })
    if (replayed) return transaction
  }
}

/**
 * Finds the transaction of a chargeback: its payment must be confirmed by the provider and in the
 * purchase's currency.
 */
const placeOf = async (
  deps: Deps,
  { reference, currency }: ProviderDispute,
): Promise<{ transaction_id: string | null; problem: string | null }> => {
  const payment = await readPayment(reference)
  if (!payment) return { transaction_id: null, problem: 'a chargeback on no payment of ours' }
  const { transaction_id } = payment.data
  // The dispute may arrive before the payment's event: the payment is held first, then frozen.
  const { transaction } = await confirmPayment(deps, reference)
  if (transaction.payment.paid_at === null) {
    return { transaction_id, problem: 'a chargeback on a payment that is not confirmed' }
  }
  const isOwn = (currency ?? transaction.currency) === transaction.currency
  const isCounted = transaction.money.charged_minor > 0
  return isOwn && isCounted
    ? { transaction_id, problem: null }
    : { transaction_id, problem: 'a chargeback in another currency than the purchase' }
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
  const { transaction_id, problem } = await placeOf(deps, dispute)
  const isPlaced = transaction_id !== null && problem === null
  const claim = isPlaced
    ? claimOf(await applyToTable(deps, transaction_id, dispute), dispute_id)
    : undefined
  const posted_minor = claim?.state === 'lost' ? claim.amount_minor : 0
  const isOtherwise = isPlaced && claim?.state !== 'open' && posted_minor !== taken_minor
  await noteUnplaced(deps, {
    kind: 'chargeback',
    subject: dispute_id,
    event_key,
    reference: dispute.reference,
    transaction_id,
    amount_minor: askedOf(dispute),
    currency: dispute.currency ?? 'NGN',
    moved_minor: posted_minor === taken_minor ? 0 : posted_minor - taken_minor,
    problem: isOtherwise ? 'a chargeback that ended otherwise than was reported before' : problem,
  })
  return DONE
}
