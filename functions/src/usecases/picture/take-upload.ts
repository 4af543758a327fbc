import { AppError } from '../../contract/errors'
import { refusedUploadId } from '../../contract/paths'
import type { RefusalReason } from '../../contract/refused-upload'
import { DAY_MS, timestampFromMillis } from '../../contract/time'
import { uploadAt } from '../../domain/picture/upload-kind'
import { removeRefusedUpload, saveRefusedUpload } from '../../store/refused-uploads'
import type { Deps } from '../deps'
import { judgePicture, MOST_BYTES } from './judge-picture'

const TOLD_FOR_MS = 30 * DAY_MS

/** Takes the upload away and tells its owner why. The file goes first: it must not stay if we die. */
const refuse = async (
  deps: Deps,
  path: string,
  reason: RefusalReason,
  cause?: unknown,
): Promise<never> => {
  await deps.objects.remove(path)
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

/**
 * Hands an upload's bytes to `work`, which draws it to its end, and keeps what it makes of it. What
 * is no picture, or can't be drawn, is removed. Undefined where nothing is there (any more).
 * @throws AppError `product/image-not-a-picture` with the path and the reason
 */
export const takeUpload = async <T>(
  deps: Deps,
  path: string,
  work: (bytes: Buffer) => Promise<T>,
): Promise<T | undefined> => {
  const found = await deps.objects.find(path)
  if (!found) return undefined
  if (found.size > MOST_BYTES) return refuse(deps, path, 'bytes')
  const bytes = await deps.objects.read(path)
  if (!bytes) return undefined
  const reason = await judgePicture(bytes)
  if (reason) return refuse(deps, path, reason)
  const made = await work(bytes).catch((cause: unknown) => refuse(deps, path, 'damaged', cause))
  // A photo or a logo is uploaded to the same path again: what was told of the one before is over.
  const upload = uploadAt(path)
  if (upload?.kind === 'profile') await removeRefusedUpload(upload.owner, path)
  return made
}
