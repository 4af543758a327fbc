import { AppError } from '../../../contract/api/errors'
import { readStore, type Store } from '../../../db/people/vendors'

/** @throws AppError `vendor/not-found` */
export const getStore = async (vendor_id: string): Promise<Store> => {
  const store = await readStore(vendor_id)
  if (!store) throw new AppError('vendor/not-found')
  return store
}
