import { AppError } from '../../../contract/api/errors'
import type { Vendor } from '../../../contract/entities/people/vendor'
import { storagePaths } from '../../../contract/paths'
import { readVendor, updateVendor } from '../../../db/people/vendors'
import type { Deps } from '../../deps'
import { ownImageUrl } from '../user/own-image-url'

/** Sets the store's logo to the caller's own upload; an empty URL removes it. */
export const updateLogo = async (deps: Deps, uid: string, address: string): Promise<Vendor> => {
  const path = storagePaths.logo(uid)
  const logo = address === '' ? '' : await ownImageUrl(deps, address, path)
  if (logo === undefined) throw new AppError('vendor/logo-not-ours')
  const stored = await readVendor(uid)
  if (!stored) throw new AppError('vendor/not-found')
  await updateVendor(uid, { logo })
  return { ...stored.data, logo }
}
