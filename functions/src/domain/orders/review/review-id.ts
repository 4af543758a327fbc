import { createHash } from 'node:crypto'
import { ID_LENGTH } from '../../../contract/ids'

/** The id of a transaction's only review: deterministic, but it doesn't reveal the transaction. */
export const reviewIdOf = (transaction_id: string): string => {
  const digest = createHash('sha256').update(`review:${transaction_id}`).digest('hex')
  return BigInt(`0x${digest}`).toString(36).padStart(ID_LENGTH, '0').slice(-ID_LENGTH)
}
