import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { partyName } from '@/shared/parties/parties'
import { defaultWords } from './default-copy'

/** Describes the state of the dispute from the reader's view. */
export const disputeStatusText = (transaction: Transaction, reader: Party): string => {
  const { dispute, ended_at } = transaction
  if (!dispute) return ''
  if (dispute.frozen && ended_at) {
    return transaction.fulfilment === 'cancelled'
      ? 'The buyer’s bank contests a payment that has gone back: nothing changes for you.'
      : 'The buyer’s bank contests the payment: only the bank’s answer moves the money now.'
  }
  if (dispute.frozen) {
    return 'The buyer’s bank contests the payment, so only the bank’s answer or Oja moves the money. What you write and show here is part of what the bank is given.'
  }
  if (ended_at) return 'This dispute is over. You can still read everything.'
  if (dispute.escalated) {
    return 'You did not settle it in time, so Oja decides and tells you why. Until then you can still settle it yourselves.'
  }
  if (dispute.responded) {
    return 'Both of you have answered. Settle it with an offer; otherwise Oja decides.'
  }
  return dispute.raised_by === 'provider'
    ? `${partyName(transaction, 'vendor')} is asked to answer.`
    : defaultWords(transaction, dispute.raised_by, reader)
}
