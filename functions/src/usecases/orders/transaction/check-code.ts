import { AppError, type ErrorCode } from '../../../contract/api/errors'
import type { CodeState } from '../../../contract/entities/money/payment'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { SECOND_MS, timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { changePayment } from '../../../db/money/payments'
import { requirePayment } from '../../../db/money/require-payment'
import { tryEscrowCode } from '../../../domain/orders/transaction/escrow-code'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'

/** The codes of a payment's orders: for the way there, and for the way back. */
type Kind = 'codes' | 'return_codes'

const WRONG: Record<Kind, ErrorCode> = {
  codes: 'transaction/wrong-code',
  return_codes: 'transaction/wrong-return-code',
}

/**
 * Checks a code. Every wrong attempt counts, concurrent ones too. A correct attempt commits
 * only if the counter is unchanged, so parallel guesses can't exceed the limit.
 * @throws AppError `transaction/wrong-code` or `transaction/wrong-return-code` with the tries that are
 * left, `transaction/code-locked` with the seconds to wait
 */
export const checkCode = (
  deps: Deps,
  { id, payment }: Pick<Transaction, 'id' | 'payment'>,
  kind: Kind,
  code: string,
): Promise<void> =>
  commitWithRetry<AppError | null>(backoffFrom(deps), 'transaction/busy', async (batch) => {
    const now = deps.clock()
    const stored = await requirePayment(payment.reference)
    const codes: Record<string, CodeState> = stored.data[kind] ?? {}
    const known = codes[id]
    if (!known) throw new Error(`${payment.reference} has no code of ${id}`)
    const found = tryEscrowCode(known, id, code, now)
    if (found.kind === 'locked') {
      const retry_after_seconds = Math.ceil((found.until_ms - now) / SECOND_MS)
      throw new AppError('transaction/code-locked', { retry_after_seconds })
    }
    const change = found.kind === 'wrong' ? found.change : { attempts: 0 }
    changePayment(batch, stored, {
      [kind]: { ...codes, [id]: { ...known, ...change } },
      updated_at: timestampFromMillis(now),
    })
    if (found.kind === 'right') return { result: null }
    const { tries_left } = found
    return { result: new AppError(WRONG[kind], { tries_left }) }
  }).then((refusal) => {
    if (refusal) throw refusal
  })
