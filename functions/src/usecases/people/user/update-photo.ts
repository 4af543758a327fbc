import { AppError } from '../../../contract/api/errors'
import type { User } from '../../../contract/entities/people/user'
import { storagePaths } from '../../../contract/paths'
import { timestampFromMillis } from '../../../contract/time'
import { readUser, updateUser } from '../../../db/people/users'
import type { Deps } from '../../deps'
import { ownImageUrl } from './own-image-url'

/** Sets the caller's photo to the caller's own upload; an empty URL removes it. */
export const updatePhoto = async (deps: Deps, uid: string, photoURL: string): Promise<User> => {
  const path = storagePaths.avatar(uid)
  const photo_url = photoURL === '' ? '' : await ownImageUrl(deps, photoURL, path)
  if (photo_url === undefined) throw new AppError('user/photo-not-ours')
  const stored = await readUser(uid)
  if (!stored) throw new AppError('user/not-found')
  const change = { photo_url, updated_at: timestampFromMillis(deps.clock()) }
  await updateUser(uid, change)
  await deps.identity.updatePhoto(uid, photo_url)
  return { ...stored.data, ...change }
}
