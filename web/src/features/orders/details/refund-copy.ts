import type { REFUND_STATES } from '@contract/entities/transaction'

type RefundState = (typeof REFUND_STATES)[number]

/** Describes each state of a refund. */
export const REFUND_WORDS: Record<RefundState, string> = {
  pending: 'being sent to the payment provider.',
  processing: 'with the bank. This takes up to 10 working days.',
  processed: 'paid back.',
  failed:
    'could not go back to how it was paid. It is safe with Oja until a bank account is named for it.',
  needs_attention: 'waiting for a bank account to go to; nothing is lost.',
}
