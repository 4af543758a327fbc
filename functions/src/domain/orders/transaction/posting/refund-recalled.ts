import { accounts } from '../../../../contract/entities/money/ledger'
import type { Transaction } from '../../../../contract/entities/orders/transaction'

/** Takes a refund that wasn't sent yet back into escrow. */
export const refundRecalled = ({ id, currency, money, refund }: Transaction) => {
  const amount_minor = refund?.amount_minor ?? 0
  return {
    entries: [
      {
        kind: 'refund_recalled' as const,
        currency,
        postings: [
          { account: accounts.refund(id), amount_minor: -amount_minor },
          { account: accounts.escrow(id), amount_minor },
        ],
      },
    ],
    money: {
      ...money,
      held_minor: money.held_minor + amount_minor,
      refunded_minor: money.refunded_minor - amount_minor,
    },
    refund: null,
    amount_minor,
  }
}
