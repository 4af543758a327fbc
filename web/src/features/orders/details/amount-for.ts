import type { Party, Transaction } from '@contract/entities/orders/transaction'
import { vendorNetOf } from '@contract/entities/statement'

/** What the buyer pays, or what the vendor receives of it. */
export const amountFor = (transaction: Transaction, party: Party): number =>
  party === 'buyer' ? transaction.amount_paid : vendorNetOf(transaction)
