import { AppError } from '../contract/errors'
import { uploadAt } from '../domain/picture/upload-kind'
import type { Deps } from '../usecases/deps'
import { ensurePictureVersions } from '../usecases/product/picture-versions'
import { cleanPicture } from '../usecases/user/clean-picture'

const check = async (deps: Deps, path: string): Promise<void> => {
  const upload = uploadAt(path)
  if (upload?.kind === 'product') await ensurePictureVersions(deps, path)
  else if (upload) await cleanPicture(deps, path)
}

/** What an upload claims to be is not believed. A second delivery finds the work done. */
export const onUploadFinalized = async (deps: Deps, path: string): Promise<void> => {
  try {
    await check(deps, path)
  } catch (error) {
    if (!(error instanceof AppError) || error.httpStatus >= 500) throw error
    deps.log.warn('An upload was refused', { code: error.code })
  }
}
