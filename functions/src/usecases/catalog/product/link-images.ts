import { AppError } from '../../../contract/api/errors'
import { renditionPath, renditionUrls } from '../../../contract/catalog/images'
import type { ProductImage } from '../../../contract/entities/catalog/product'
import { isOwnImagePath } from '../../../domain/catalog/product/own-image-path'
import type { Deps } from '../../deps'
import { ensureImageRenditions } from './image-renditions'

const linkOne = async (
  deps: Deps,
  uid: string,
  path: string,
  alt: string,
): Promise<ProductImage> => {
  if (!isOwnImagePath(path, uid)) throw new AppError('product/image-not-ours')
  await ensureImageRenditions(deps, path)
  const urls = renditionUrls((width) => deps.objects.urlOf(renditionPath(path, width)))
  return { ...urls, path, alt }
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
