import { AppError } from '../../contract/api/errors'
import type { ProductImage } from '../../contract/entities/product'
import { renditionPath } from '../../contract/paths'
import { isOwnImagePath } from '../../domain/product/own-image-path'
import type { Deps } from '../deps'
import { ensureImageRenditions } from './image-renditions'

const linkOne = async (
  deps: Deps,
  uid: string,
  path: string,
  alt: string,
): Promise<ProductImage> => {
  if (!isOwnImagePath(path, uid)) throw new AppError('product/image-not-ours')
  await ensureImageRenditions(deps, path)
  const address = (width: 320 | 640 | 1280) => deps.objects.urlOf(renditionPath(path, width))
  return { url: address(1280), url_640: address(640), url_320: address(320), path, alt }
}

/** The images at these Storage paths, in this order; images linked before are reused. */
export const linkImages = async (
  deps: Deps,
  uid: string,
  paths: readonly string[],
  alt: string,
  linked: readonly ProductImage[] = [],
): Promise<ProductImage[]> => {
  const images: ProductImage[] = []
  for (const path of new Set(paths)) {
    const known = linked.find((image) => image.path === path)
    images.push(known ?? (await linkOne(deps, uid, path, alt)))
  }
  return images
}
