import { AppError } from '../../contract/errors'
import { storagePaths } from '../../contract/paths'
import { timestampFromMillis } from '../../contract/time'
import type { User } from '../../contract/user'
import { readUser, updateUser } from '../../store/users'
import type { Deps } from '../deps'
import { ownPictureAddress } from './own-picture-address'

/** Sets the caller's photo to the caller's own upload; an empty address takes it away. */
export const updatePhoto = async (deps: Deps, uid: string, photoURL: string): Promise<User> => {
  const path = storagePaths.avatar(uid)
  const photo_url = photoURL === '' ? '' : await ownPictureAddress(deps, photoURL, path)
  if (photo_url === undefined) throw new AppError('user/photo-not-ours')
  const kept = await readUser(uid)
  if (!kept) throw new AppError('user/not-found')
  const change = { photo_url, updated_at: timestampFromMillis(deps.clock()) }
  await updateUser(uid, change)
  await deps.identity.updatePhoto(uid, photo_url)
  return { ...kept.data, ...change }
}
