import type { OutboxItem } from '../../../contract/entities/outbox'
import { MINUTE_MS, millisOf } from '../../../contract/time'

/**
 * The result of one attempt: `submitted` waits for the provider's outcome, `dead` for an operator,
 * and `pending` is retried.
 */
export type TaskResult = Pick<OutboxItem, 'state'> &
  Partial<Pick<OutboxItem, 'provider_id' | 'last_error' | 'unanswered'>> & {
    /** A fixed delay until the next attempt, instead of the backoff by attempts. */
    retry_in_ms?: number
    /** The same as an instant, in epoch milliseconds, for a deadline: however long the attempt took. */
    retry_at?: number
    /** It waits for what others end, during which it doesn't grow too old. */
    waits?: true
  }

/** The provider must report a call as unknown this often before it is sent again. */
const MIN_ASKS = 2

/**
 * Waits a minute after the provider didn't know of a call that went out. Returns undefined once it
 * was asked often enough and late enough to send the call again.
 */
export const askAgain = (
  { state, unanswered }: OutboxItem,
  now: number,
): TaskResult | undefined => {
  if (!unanswered) return undefined
  const isLate = now >= millisOf(unanswered.since) + MINUTE_MS
  if (isLate && unanswered.asks + 1 >= MIN_ASKS) return undefined
  return {
    state,
    unanswered: { ...unanswered, asks: unanswered.asks + 1 },
    retry_in_ms: MINUTE_MS,
    last_error: 'sent without a response; the provider does not know of it yet',
  }
}
