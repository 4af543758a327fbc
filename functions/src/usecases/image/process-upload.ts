import { AppError } from '../../contract/api/errors'
import type { RefusalReason } from '../../contract/entities/refused-upload'
import { refusedUploadId } from '../../contract/paths'
import { DAY_MS, timestampFromMillis } from '../../contract/time'
import { removeRefusedUpload, saveRefusedUpload } from '../../db/catalog/refused-uploads'
import { uploadAt } from '../../domain/image/upload-kind'
import type { StoredObject } from '../../providers/files/file-storage'
import type { Deps } from '../deps'
import { MAX_BYTES, validateImage } from './validate-image'

const TOLD_FOR_MS = 30 * DAY_MS

/** Takes the upload away and tells its owner why. The file goes first: it must not stay if we die. */
const refuse = async (
  deps: Deps,
  path: string,
  { generation }: StoredObject,
  reason: RefusalReason,
  cause?: unknown,
): Promise<never> => {
  await deps.objects.remove(path, generation)
  const owner = uploadAt(path)?.owner
  const now = deps.clock()
  if (owner) {
    await saveRefusedUpload(owner, {
      id: refusedUploadId(path),
      path,
      reason,
      refused_at: timestampFromMillis(now),
      expires_at: timestampFromMillis(now + TOLD_FOR_MS),
    })
  }
  throw new AppError('product/image-not-a-picture', { path, reason }, { cause })
}

/** What speaks against an upload before any of it is read. */
const checkMetadata = ({ content_encoding, size }: StoredObject): RefusalReason | undefined => {
  if (content_encoding !== '') return 'kind'
  return size > MAX_BYTES ? 'bytes' : undefined
}

/**
 * Hands an upload's bytes to `work`, which draws it to its end, and keeps what it makes of it. What
 * is no picture, or can't be drawn, is removed. Undefined where nothing is there (any more), or
 * nothing that the server hasn't looked at.
 * @throws AppError `product/image-not-a-picture` with the path and the reason
 */
export const processUpload = async <T>(
  deps: Deps,
  path: string,
  work: (bytes: Buffer) => Promise<T>,
): Promise<{ made: T; generation: string } | undefined> => {
  const found = await deps.objects.find(path)
  if (!found || found.is_validated) return undefined
  const { generation } = found
  const outside = checkMetadata(found)
  if (outside) return refuse(deps, path, found, outside)
  const bytes = await deps.objects.readUpload(path, generation, MAX_BYTES)
  if (!bytes) return undefined
  const reason = await validateImage(bytes)
  if (reason) return refuse(deps, path, found, reason)
  const made = await work(bytes).catch((cause: unknown) =>
    refuse(deps, path, found, 'damaged', cause),
  )
  // A photo or a logo is uploaded to the same path again: what was told of the one before is over.
  const upload = uploadAt(path)
  if (upload?.kind === 'profile') await removeRefusedUpload(upload.owner, path)
  return { made, generation }
}

/**
 * Removes an upload that could not be judged for too long, without a look at what is in it.
 * @throws AppError `product/image-not-a-picture` where it did
 */
export const giveUpUpload = async (deps: Deps, path: string): Promise<void> => {
  const found = await deps.objects.find(path)
  if (found && !found.is_validated) await refuse(deps, path, found, 'damaged')
}
