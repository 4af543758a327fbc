import { timestampFromMillis } from '../../../contract/time'
import type { DecisionContext, Effects } from './effect-result'

const paidNow = ({ transaction, now }: DecisionContext) => ({
  payment: { ...transaction.payment, paid_at: timestampFromMillis(now) },
})

export const PAYMENT_EFFECTS: Effects<
  | 'payment_confirmed'
  | 'payment_mismatched'
  | 'payment_failed'
  | 'transfer_rejected'
  | 'refund_processed'
  | 'refund_delayed'
  | 'name_refund_account'
  | 'refund_returned'
> = {
  payment_confirmed: ({ provider_fee_minor, invoice_number = null }, context) => ({
    patch: { ...paidNow(context), invoice_number },
    money: {
      charge: {
        amount_minor: context.transaction.amount_paid,
        currency: context.transaction.currency,
        provider_fee_minor,
      },
    },
  }),
  payment_mismatched: ({ mismatch, amount_minor, currency, provider_fee_minor }, context) => ({
    patch: paidNow(context),
    money: { charge: { amount_minor, currency, provider_fee_minor } },
    note: `mismatch: ${mismatch}`,
  }),
  payment_failed: ({ note }) => ({ note }),
  transfer_rejected: ({ message_type, amount_minor }) => ({ note: message_type, amount_minor }),
  refund_processed: ({ provider_fee_minor = 0 }) => ({
    money: { refund_cost_minor: provider_fee_minor },
  }),
  /** Restarts the refund to another account and drops the old attempt's state. */
  name_refund_account: ({ account }, { transaction: { refund } }) => ({
    patch: { refund: refund && { ...refund, state: 'pending' } },
    note: account,
  }),
  refund_delayed: ({ state }, { transaction: { refund } }) => ({
    patch: { refund: refund && { ...refund, state } },
    note: state,
  }),
  refund_returned: ({ provider_fee_minor = 0 }) => ({
    money: { refund_cost_minor: provider_fee_minor },
  }),
}
