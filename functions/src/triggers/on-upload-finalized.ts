import { AppError } from '../contract/api/errors'
import { HOUR_MS } from '../contract/time'
import { uploadAt } from '../domain/catalog/image/upload-kind'
import type { Deps } from '../usecases/deps'
import { ensureImageRenditions } from '../usecases/images/ensure-image-renditions'
import { giveUpUpload } from '../usecases/images/process-upload'
import { stripMetadata } from '../usecases/images/strip-metadata'

/**
 * A failed event is redelivered. An upload that crashes the process each time is removed after this
 * time, so that it isn't retried forever.
 */
const GIVE_UP_AFTER_MS = HOUR_MS

const check = async (deps: Deps, path: string, age_ms: number): Promise<void> => {
  const upload = uploadAt(path)
  if (upload === undefined) return
  if (age_ms > GIVE_UP_AFTER_MS) await giveUpUpload(deps, path)
  else if (upload.kind === 'profile' || upload.kind === 'shared') await stripMetadata(deps, path)
  else await ensureImageRenditions(deps, path)
}

/**
 * Validates an upload, whatever its metadata claims. Idempotent.
 * @param age_ms time since the event
 */
export const onUploadFinalized = async (deps: Deps, path: string, age_ms = 0): Promise<void> => {
  try {
    await check(deps, path, age_ms)
  } catch (error) {
    if (!(error instanceof AppError) || error.httpStatus >= 500) throw error
    deps.log.warn('An upload was refused', { code: error.code, ...error.details })
  }
}
