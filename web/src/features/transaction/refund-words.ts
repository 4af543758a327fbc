import type { REFUND_STATES } from '@contract/transaction'

type RefundState = (typeof REFUND_STATES)[number]

/** Where a refund is on its way from us to the buyer's bank. */
export const REFUND_WORDS: Record<RefundState, string> = {
  pending: 'being sent to the payment provider.',
  processing: 'with the bank. This takes up to 10 working days.',
  processed: 'sent back to how it was paid.',
  failed: 'did not go through yet. It is sent again; nothing is lost.',
  needs_attention: 'delayed. The bank needs something from us and we are on it; nothing is lost.',
}
