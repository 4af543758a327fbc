import { AppError } from '../../../contract/api/errors'
import type { Party } from '../../../contract/entities/orders/party'
import type { Transaction } from '../../../contract/entities/orders/transaction'

/** @throws AppError `transaction/not-found` for whoever is no party of it */
export const partyOf = (
  { buyer_id, vendor_id }: Pick<Transaction, 'buyer_id' | 'vendor_id'>,
  uid: string,
): Party => {
  if (uid === buyer_id) return 'buyer'
  if (uid === vendor_id) return 'vendor'
  throw new AppError('transaction/not-found')
}
