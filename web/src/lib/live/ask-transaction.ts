import { transactionEndpoints } from '@contract/endpoints/transactions'
import { call } from '../api-client'
import { shareAnswer } from './share-answer'

/** A transaction whole: what is drawn of it at once comes in one answer. */
export const askTransaction = (id: string) =>
  shareAnswer(['transaction', id], () => call(transactionEndpoints.get, { params: { id } }))
