import { AppError } from '../contract/errors'
import { isProductOriginal } from '../domain/product/own-image-path'
import type { Deps } from '../usecases/deps'
import { ensurePictureVersions } from '../usecases/product/picture-versions'
import { cleanPicture } from '../usecases/user/clean-picture'

const PROFILE = /^[A-Za-z0-9_-]{1,128}\/profile_photo\/(avatar|logo)$/
const SHARED = /^(disputes|messages)\/.+/

const check = async (deps: Deps, path: string): Promise<void> => {
  if (isProductOriginal(path)) await ensurePictureVersions(deps, path)
  else if (PROFILE.test(path) || SHARED.test(path)) await cleanPicture(deps, path)
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
