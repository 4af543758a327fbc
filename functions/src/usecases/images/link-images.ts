import { AppError } from '../../contract/api/errors'
import { renditionPath, renditionUrls } from '../../contract/catalog/images'
import type { Image } from '../../contract/entities/catalog/image'
import { isOwnCoverPath } from '../../domain/catalog/product/own-image-path'
import type { Deps } from '../deps'
import { ensureImageRenditions } from './ensure-image-renditions'

const linkUpload = async (deps: Deps, path: string): Promise<Image> => {
  await ensureImageRenditions(deps, path)
  return { ...renditionUrls((width) => deps.objects.urlOf(renditionPath(path, width))), path }
}

/** Whether somebody may link the upload at this path. */
type IsOwn = (path: string) => boolean

const linkOne = async (deps: Deps, isOwn: IsOwn, path: string, alt: string): Promise<Image> => {
  if (!isOwn(path)) throw new AppError('product/image-not-ours')
  return { ...(await linkUpload(deps, path)), alt }
}

/** A store's cover at this Storage path; null if the path is empty. */
export const linkCover = (deps: Deps, uid: string, path: string): Promise<Image | null> => {
  if (path === '') return Promise.resolve(null)
  if (!isOwnCoverPath(path, uid)) throw new AppError('product/image-not-ours')
  return linkUpload(deps, path)
}

/** The images at these Storage paths, in this order; images linked before are reused. */
export const linkImages = async (
  deps: Deps,
  isOwn: IsOwn,
  paths: readonly string[],
  alt: string,
  linked: readonly Image[] = [],
): Promise<Image[]> => {
  const images: Image[] = []
  for (const path of new Set(paths)) {
    const known = linked.find((image) => image.path === path)
    images.push(known ?? (await linkOne(deps, isOwn, path, alt)))
  }
  return images
}
