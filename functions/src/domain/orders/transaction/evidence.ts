import { AppError } from '../../../contract/api/errors'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { storagePaths } from '../../../contract/paths'

const FILE_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/

/** Accepts only images in the party's own folder, which only the two parties can read. */
export const checkImagePaths = (
  { id, buyer_id, vendor_id }: Pick<Transaction, 'id' | 'buyer_id' | 'vendor_id'>,
  uid: string,
  paths: readonly string[],
): void => {
  const folder = storagePaths.disputeEvidence(id, buyer_id, vendor_id, uid, '')
  const strange = paths.filter(
    (path) => !path.startsWith(folder) || !FILE_NAME.test(path.slice(folder.length)),
  )
  if (strange.length > 0) throw new AppError('transaction/evidence-not-ours', { paths: strange })
}
