import { promiseOf } from '../../../../contract/delivery/promise'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { POLICY } from '../../../../contract/escrow/policy'
import { timestampFromMillis } from '../../../../contract/time'
import type { DecisionContext, Effects } from './effect-result'

const paidNow = ({ transaction, now }: DecisionContext) => ({
  payment: { ...transaction.payment, paid_at: timestampFromMillis(now) },
})

/** The days of shipping, which count from the payment, and what follows from the vendor's times. */
const promisedNow = ({
  transaction: { delivery_times: times },
  now,
}: DecisionContext): Pick<Transaction, 'ship_by' | 'cancel_from' | 'promised'> => {
  if (!times) {
    const ship_by = timestampFromMillis(now + POLICY.ship_ms)
    return { ship_by, cancel_from: ship_by }
  }
  const { from, until, ...days } = promiseOf(times, times, now)
  const ship_by = timestampFromMillis(days.ship_by)
  return {
    ship_by,
    cancel_from: timestampFromMillis(days.cancel_from),
    promised: { ship_by, from, until },
  }
}

export const PAYMENT_EFFECTS: Effects<
  | 'payment_confirmed'
  | 'payment_late'
  | 'keep'
  | 'payment_mismatched'
  | 'payment_failed'
  | 'transfer_rejected'
> = {
  payment_confirmed: (
    { provider_fee_minor, failed_sale_cost_minor, invoice_number = null, vat },
    context,
  ) => ({
    patch: {
      ...paidNow(context),
      ...(context.from === 'pending' && promisedNow(context)),
      invoice_number,
      ...(failed_sale_cost_minor !== undefined &&
        context.from === 'pending' && { failed_sale_cost_minor }),
      ...(vat && context.from === 'pending' && { vat }),
    },
    money: {
      charge: {
        amount_minor: context.transaction.amount_paid,
        currency: context.transaction.currency,
        provider_fee_minor,
      },
    },
  }),
  payment_late: ({ provider_fee_minor, failed_sale_cost_minor }, context) => {
    const { amount_paid, currency } = context.transaction
    const keep_until = context.now + POLICY.keep_ms
    return {
      patch: {
        ...paidNow(context),
        keep_until: timestampFromMillis(keep_until),
        ...(failed_sale_cost_minor !== undefined && { failed_sale_cost_minor }),
      },
      money: { charge: { amount_minor: amount_paid, currency, provider_fee_minor } },
      tasks_at: keep_until,
    }
  },
  /** The caller has checked the stock, and takes the refund's task back in the same commit. */
  keep: ({ invoice_number = null, vat }, context) => ({
    patch: {
      ...promisedNow(context),
      invoice_number,
      keep_until: timestampFromMillis(context.now),
      ...(vat && { vat }),
    },
  }),
  payment_mismatched: ({ mismatch, amount_minor, currency, provider_fee_minor }, context) => ({
    patch: paidNow(context),
    money: { charge: { amount_minor, currency, provider_fee_minor } },
    note: `mismatch: ${mismatch}`,
  }),
  payment_failed: ({ note }) => ({ note }),
  transfer_rejected: ({ message_type, amount_minor }) => ({ note: message_type, amount_minor }),
}
