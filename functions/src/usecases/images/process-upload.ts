import { AppError } from '../../contract/api/errors'
import { DECODABLE_TYPES, MAX_IMAGE_PIXELS, UPLOAD_LIMITS } from '../../contract/catalog/images'
import type { RefusalReason } from '../../contract/entities/catalog/refused-upload'
import { refusedUploadId } from '../../contract/paths'
import { DAY_MS, timestampFromMillis } from '../../contract/time'
import { removeRefusedUpload, saveRefusedUpload } from '../../db/catalog/refused-uploads'
import { uploadAt } from '../../domain/catalog/image/upload-kind'
import type { StoredObject } from '../../ports/file-storage'
import type { Deps } from '../deps'
import { isWithinLimit } from '../rate-limit'

const MAX_BYTES = UPLOAD_LIMITS.image.max_bytes
/** `file-type` distinguishes an animated PNG from a still one. */
const READABLE = new Set<string>([...DECODABLE_TYPES, 'image/apng'])

const typeOf = async (bytes: Buffer): Promise<string | undefined> => {
  const { fileTypeFromBuffer } = await import('file-type')
  return (await fileTypeFromBuffer(bytes))?.mime
}

/** The pixel count in the header, read before decoding; undefined without a header. */
const pixelsOf = async (bytes: Buffer): Promise<number | undefined> => {
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    return undefined
  }
}

/** Returns why an upload must be refused, from its bytes, without decoding the image. */
const validateImage = async (bytes: Buffer): Promise<RefusalReason | undefined> => {
  if (bytes.length > MAX_BYTES) return 'bytes'
  const type = await typeOf(bytes)
  if (type === undefined || !READABLE.has(type)) return 'kind'
  const pixels = await pixelsOf(bytes)
  if (pixels === undefined) return 'damaged'
  return pixels > MAX_IMAGE_PIXELS ? 'pixels' : undefined
}

const REFUSAL_TTL_MS = 30 * DAY_MS

/**
 * Removes the upload and records the reason for its owner. The file is removed first, so that it
 * doesn't stay if the process dies.
 */
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
      expires_at: timestampFromMillis(now + REFUSAL_TTL_MS),
    })
  }
  throw new AppError('product/image-not-a-picture', { path, reason }, { cause })
}

/** Checks an upload by its metadata, before it is read. */
const checkMetadata = ({ content_encoding, size }: StoredObject): RefusalReason | undefined => {
  if (content_encoding !== '') return 'kind'
  return size > MAX_BYTES ? 'bytes' : undefined
}

/** Counts an upload of the kind that anybody may make for no one else, before it is read. */
const countUpload = async (deps: Deps, path: string): Promise<RefusalReason | undefined> => {
  const upload = uploadAt(path)
  if (upload?.kind !== 'request') return undefined
  return (await isWithinLimit(deps, 'request_image', upload.owner)) ? undefined : 'many'
}

/**
 * Passes an upload's bytes to `work`, which decodes the image completely, and returns the result. A
 * file that is no image, or can't be decoded, is removed. Returns undefined if the file is missing
 * or already validated.
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
  const isPaused = (await deps.switchedOff()).has('uploads')
  const outside = isPaused ? 'paused' : (checkMetadata(found) ?? (await countUpload(deps, path)))
  if (outside) return refuse(deps, path, found, outside)
  const bytes = await deps.objects.readUpload(path, generation, MAX_BYTES)
  if (!bytes) return undefined
  const reason = await validateImage(bytes)
  if (reason) return refuse(deps, path, found, reason)
  const made = await work(bytes).catch((cause: unknown) =>
    refuse(deps, path, found, 'damaged', cause),
  )
  // Photos and logos reuse their path: an earlier refusal no longer applies.
  const upload = uploadAt(path)
  if (upload?.kind === 'profile') await removeRefusedUpload(upload.owner, path)
  return { made, generation }
}

/**
 * Removes an upload that could not be validated in time, without reading it.
 * @throws AppError `product/image-not-a-picture` if it removed the file
 */
export const giveUpUpload = async (deps: Deps, path: string): Promise<void> => {
  const found = await deps.objects.find(path)
  if (found && !found.is_validated) await refuse(deps, path, found, 'damaged')
}
