import { vendorNetOf } from '@contract/entities/money/statement'
import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'

/** What the buyer pays, or what the vendor receives of it. */
export const amountFor = (transaction: Transaction, party: Party): number =>
  party === 'buyer' ? transaction.amount_paid : vendorNetOf(transaction)
