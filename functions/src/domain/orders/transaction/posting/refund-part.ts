import { positiveMinor } from '../../../../contract/amount'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { refundEntry } from './entries'

/** Refunds a part of the held money while the order goes on. */
export const refundPart = ({ id, currency, money }: Transaction, amount_minor: number) => {
  const positive = positiveMinor(amount_minor)
  return {
    entries: [refundEntry(id, currency, amount_minor)],
    money: {
      ...money,
      held_minor: money.held_minor - amount_minor,
      refunded_minor: money.refunded_minor + amount_minor,
    },
    to_refund:
      positive === null ? null : { amount_minor: positive, currency, is_part: true as const },
    amount_minor,
  }
}
