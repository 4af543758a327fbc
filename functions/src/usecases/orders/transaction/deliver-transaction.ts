import { AppError } from '../../../contract/api/errors'
import type { TransactionResponse } from '../../../contract/api/orders/transaction-reads'
import type { Party, Transaction } from '../../../contract/entities/orders/transaction'
import { findTransition } from '../../../contract/escrow/actions'
import { SECOND_MS, timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { changePayment } from '../../../db/money/payments'
import { requirePayment } from '../../../db/money/require-payment'
import { tryEscrowCode } from '../../../domain/orders/transaction/escrow-code'
import { backoffFrom } from '../../backoff'
import type { Actor, Deps } from '../../deps'
import { executeAsParty } from './execute-as-party'

/**
 * Checks an escrow code. Every wrong attempt counts, concurrent ones too. A correct attempt commits
 * only if the counter is unchanged, so parallel guesses can't exceed the limit.
 * @throws AppError `transaction/wrong-code` with the tries that are left, `transaction/code-locked`
 * with the seconds to wait
 */
const checkCode = (deps: Deps, { id, payment }: Transaction, code: string): Promise<void> =>
  commitWithRetry<AppError | null>(backoffFrom(deps), 'transaction/busy', async (batch) => {
    const now = deps.clock()
    const stored = await requirePayment(payment.reference)
    const known = stored.data.codes[id]
    if (!known) throw new Error(`${payment.reference} has no code of ${id}`)
    const found = tryEscrowCode(known, id, code, now)
    if (found.kind === 'locked') {
      const retry_after_seconds = Math.ceil((found.until_ms - now) / SECOND_MS)
      throw new AppError('transaction/code-locked', { retry_after_seconds })
    }
    const change = found.kind === 'wrong' ? found.change : { attempts: 0 }
    changePayment(batch, stored, {
      codes: { ...stored.data.codes, [id]: { ...known, ...change } },
      updated_at: timestampFromMillis(now),
    })
    if (found.kind === 'right') return { result: null }
    const { tries_left } = found
    return { result: new AppError('transaction/wrong-code', { tries_left }) }
  }).then((refusal) => {
    if (refusal) throw refusal
  })

/** @throws AppError `transaction/proof-required` if the code alone would deliver it */
const checkShown = (transaction: Transaction, party: Party, now: number): void => {
  const isAllowed = (action: 'deliver' | 'deliver_with_code') =>
    findTransition(transaction, action, party, now) !== undefined
  if (isAllowed('deliver_with_code') && !isAllowed('deliver')) {
    throw new AppError('transaction/proof-required')
  }
}

/**
 * Marks the goods as delivered. The escrow code proves the handover and starts the short
 * inspection; without it, other proof is needed.
 */
export const deliverTransaction = (
  deps: Deps,
  actor: Actor,
  id: string,
  escrow_code: string | undefined,
): Promise<TransactionResponse> =>
  executeAsParty(deps, actor, id, async (transaction, party, now) => {
    if (escrow_code === undefined) {
      checkShown(transaction, party, now)
      return { command: { action: 'deliver' } }
    }
    const command = { action: 'deliver_with_code' } as const
    // If delivery isn't allowed, the attempt doesn't count.
    if (findTransition(transaction, command.action, party, now)) {
      await checkCode(deps, transaction, escrow_code)
    }
    return { command }
  })
