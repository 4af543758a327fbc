import { AppError } from '../../contract/errors'
import { uploadAt } from '../../domain/picture/upload-kind'
import type { Deps } from '../deps'
import { cleanPicture } from '../user/clean-picture'
import { MOST_BYTES } from './judge-picture'

/**
 * A picture of a dispute or a conversation, for the two people that its path names: the rules let
 * nobody write to a path that names others than the document does. What the trigger hasn't looked
 * at yet is looked at now.
 * @throws AppError `image/not-found`, also to everyone else; `product/image-not-a-picture`
 */
export const readPrivateImage = async (
  deps: Deps,
  uid: string,
  id: string,
): Promise<{ bytes: Buffer; type: string }> => {
  const path = id.replaceAll('~', '/')
  const upload = uploadAt(path)
  if (upload?.kind !== 'shared' || !upload.seen_by.includes(uid)) {
    throw new AppError('image/not-found')
  }
  await cleanPicture(deps, path)
  const found = await deps.objects.find(path)
  const bytes = found?.is_validated
    ? await deps.objects.readUpload(path, found.generation, MOST_BYTES)
    : undefined
  if (!found || !bytes) throw new AppError('image/not-found')
  return { bytes, type: found.content_type }
}
