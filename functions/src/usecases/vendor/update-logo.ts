import { AppError } from '../../contract/errors'
import { storagePaths } from '../../contract/paths'
import type { Vendor } from '../../contract/vendor'
import { ownPicture } from '../../domain/user/own-picture'
import { readVendor, updateVendor } from '../../store/vendors'
import type { Deps } from '../deps'

/** Sets the store's logo to the caller's own upload; an empty address takes it away. */
export const updateLogo = async (deps: Deps, uid: string, address: string): Promise<Vendor> => {
  const path = storagePaths.logo(uid)
  const logo = address === '' ? '' : ownPicture(address, deps.objects.folder, path)
  if (logo === undefined || (logo !== '' && !(await deps.objects.find(path)))) {
    throw new AppError('vendor/logo-not-ours')
  }
  const kept = await readVendor(uid)
  if (!kept) throw new AppError('vendor/not-found')
  await updateVendor(uid, { logo })
  return { ...kept.data, logo }
}
