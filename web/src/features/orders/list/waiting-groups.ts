import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { availableActions } from '../actions/available-actions'

/** The orders that wait for this party, the most urgent first, and the others as they are given. */
export const waitingGroups = (
  transactions: readonly Transaction[],
  party: Party,
  now: number,
): { mine: Transaction[]; others: Transaction[] } => {
  const isMine = (transaction: Transaction) => availableActions(transaction, party, now).isMyTurn
  return {
    mine: transactions
      .filter(isMine)
      .sort((a, b) => (a.deadline?.at.seconds ?? 0) - (b.deadline?.at.seconds ?? 0)),
    others: transactions.filter((transaction) => !isMine(transaction)),
  }
}

export const waitingTitle = (count: number): string => `Waiting for you (${count})`

export const OTHERS_TITLE = 'Everything else'
