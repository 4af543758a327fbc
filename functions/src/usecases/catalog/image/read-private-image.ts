import { AppError } from '../../../contract/api/errors'
import { UPLOAD_LIMITS } from '../../../contract/catalog/images'
import { uidsJoinedInto } from '../../../db/people/account-joins'
import { uploadAt } from '../../../domain/catalog/image/upload-kind'
import type { Deps } from '../../deps'
import { stripMetadata } from '../../images/strip-metadata'

/** A path keeps the name of an account that became a part of another one. */
const isSeenBy = async (people: readonly string[], uid: string): Promise<boolean> =>
  people.includes(uid) || (await uidsJoinedInto(uid)).some((one) => people.includes(one))

/**
 * Reads an image of a dispute or a conversation, for the two people named in its path: Storage
 * rules allow no upload to a path with other names than the document's. An upload that the trigger
 * hasn't processed yet is processed now.
 * @throws AppError `image/not-found`, also to everyone else; `product/image-not-a-picture`
 */
export const readPrivateImage = async (
  deps: Deps,
  uid: string,
  id: string,
): Promise<{ bytes: Buffer; type: string }> => {
  const path = id.replaceAll('~', '/')
  const upload = uploadAt(path)
  if (upload?.kind !== 'shared' || !(await isSeenBy(upload.seen_by, uid))) {
    throw new AppError('image/not-found')
  }
  await stripMetadata(deps, path)
  const found = await deps.objects.find(path)
  const bytes = found?.is_validated
    ? await deps.objects.readUpload(path, found.generation, UPLOAD_LIMITS.image.max_bytes)
    : undefined
  if (!found || !bytes) throw new AppError('image/not-found')
  return { bytes, type: found.content_type }
}
