import { type Payment, paymentSchema } from '../../../functions/src/contract/entities/payment'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import {
  escrowCodeHash,
  makeEscrowCode,
} from '../../../functions/src/domain/transaction/escrow-code'
import { providerLocalFeeOf } from '../../../functions/src/domain/transaction/posting/fees'
import type { PlayedScenario } from '../scenarios/play-scenario'
import { bytesFrom } from '../seeded'

export const escrowCodeOf = ({ transaction }: PlayedScenario): string =>
  makeEscrowCode(bytesFrom(`escrow code of ${transaction.id}`))

/** When the provider took the money, in epoch milliseconds; undefined if it never did. */
export const paidAt = ({ made }: PlayedScenario): number | undefined =>
  made.find(({ decision }) => decision.event.action === 'payment_confirmed')?.now

const stateOf = (played: PlayedScenario): Payment['state'] => {
  if (paidAt(played) !== undefined) return 'paid'
  const isRefused = played.made.some(({ decision }) => decision.event.action === 'payment_failed')
  return isRefused ? 'failed' : 'awaiting'
}

/** @param provider_id the provider's id of the charge, if it has one */
export const paymentDocument = (played: PlayedScenario, provider_id: string | null): Payment => {
  const { transaction } = played
  const at = paidAt(played)
  return paymentSchema.parse({
    reference: transaction.payment.reference,
    transaction_id: transaction.id,
    buyer_id: transaction.buyer_id,
    amount_minor: transaction.amount_paid,
    currency: transaction.currency,
    channel: transaction.payment.channel,
    mode: 'test',
    state: stateOf(played),
    provider_id,
    provider_fee_minor: at === undefined ? null : providerLocalFeeOf(transaction.amount_paid),
    mismatch: null,
    code_hash: escrowCodeHash(transaction.id, escrowCodeOf(played)),
    code_attempts: 0,
    code_locked_until: null,
    created_at: transaction.created_at,
    updated_at: at === undefined ? transaction.created_at : timestampFromMillis(at),
  })
}
