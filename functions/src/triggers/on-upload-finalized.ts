import { AppError } from '../contract/errors'
import { HOUR_MS } from '../contract/time'
import { uploadAt } from '../domain/picture/upload-kind'
import type { Deps } from '../usecases/deps'
import { giveUpUpload } from '../usecases/picture/take-upload'
import { ensurePictureVersions } from '../usecases/product/picture-versions'
import { cleanPicture } from '../usecases/user/clean-picture'

/** A failed delivery comes again; bytes that end the process each time must not come for ever. */
const GIVE_UP_AFTER_MS = HOUR_MS

const check = async (deps: Deps, path: string, age_ms: number): Promise<void> => {
  const upload = uploadAt(path)
  if (upload === undefined) return
  if (age_ms > GIVE_UP_AFTER_MS) await giveUpUpload(deps, path)
  else if (upload.kind === 'product') await ensurePictureVersions(deps, path)
  else await cleanPicture(deps, path)
}

/**
 * What an upload claims to be is not believed. A second delivery finds the work done.
 * @param age_ms how long ago the event happened
 */
export const onUploadFinalized = async (deps: Deps, path: string, age_ms = 0): Promise<void> => {
  try {
    await check(deps, path, age_ms)
  } catch (error) {
    if (!(error instanceof AppError) || error.httpStatus >= 500) throw error
    deps.log.warn('An upload was refused', { code: error.code, ...error.details })
  }
}
