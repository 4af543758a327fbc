import type { Transaction } from '@contract/entities/orders/transaction'

/** Names the offer that the user read: the server refuses an answer to one that was replaced since. */
export const answeredOffer = ({ dispute }: Pick<Transaction, 'dispute'>) => {
  const { refund_minor = 0, goods } = dispute?.proposal ?? {}
  return { refund_minor, ...(goods && { goods }) }
}
