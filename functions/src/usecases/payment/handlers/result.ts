import type { OutboxItem } from '../../../contract/entities/outbox'
import { MINUTE_MS, millisOf } from '../../../contract/time'

/**
 * What one try of a task came to: `sent` waits for the provider's outcome, `stuck` for a person,
 * `due` is tried again as if nothing had happened.
 */
export type TaskResult = Pick<OutboxItem, 'state'> &
  Partial<Pick<OutboxItem, 'provider_id' | 'last_error' | 'unanswered'>> & {
    /** When to look again, where that is not a matter of how often it was tried. */
    retry_in_ms?: number
  }

/** So often the provider must not know of a call before it is sent again. */
const MIN_ASKS = 2

/**
 * A call went out and the provider did not know of it when it was asked: perhaps not yet. Asked
 * once more in a minute; undefined once it was asked often and late enough to be sent again.
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
    last_error: 'sent without an answer; the provider does not know of it yet',
  }
}
