import { AppError } from '../../../contract/api/errors'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { checkImagePaths } from '../../../domain/orders/transaction/evidence'
import type { Deps } from '../../deps'

/**
 * Checks that each image path belongs to the transaction and the file exists.
 * @throws AppError `transaction/evidence-not-ours` with the paths that fail
 */
export const requireOwnFiles = async (
  { objects }: Deps,
  transaction: Transaction,
  uid: string,
  paths: readonly string[],
): Promise<void> => {
  checkImagePaths(transaction, uid, paths)
  const found = await Promise.all(paths.map((path) => objects.find(path)))
  const missing = paths.filter((_path, index) => found[index] === undefined)
  if (missing.length > 0) throw new AppError('transaction/evidence-not-ours', { paths: missing })
}
