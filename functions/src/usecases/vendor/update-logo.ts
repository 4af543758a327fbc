import { AppError } from '../../contract/errors'
import { storagePaths } from '../../contract/paths'
import type { Vendor } from '../../contract/vendor'
import { readVendor, updateVendor } from '../../store/vendors'
import type { Deps } from '../deps'
import { ownPictureAddress } from '../user/own-picture-address'

/** Sets the store's logo to the caller's own upload; an empty address takes it away. */
export const updateLogo = async (deps: Deps, uid: string, address: string): Promise<Vendor> => {
  const path = storagePaths.logo(uid)
  const logo = address === '' ? '' : await ownPictureAddress(deps, address, path)
  if (logo === undefined) throw new AppError('vendor/logo-not-ours')
  const kept = await readVendor(uid)
  if (!kept) throw new AppError('vendor/not-found')
  await updateVendor(uid, { logo })
  return { ...kept.data, logo }
}
