import type { ProductImage } from '../../contract/entities/product'
import { RENDITION_WIDTHS, renditionPath, renditionUrls } from '../../contract/images'
import { storagePaths } from '../../contract/paths'
import type { Deps } from '../deps'

const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const copyOne = async (
  deps: Deps,
  image: ProductImage,
  path: string,
): Promise<ProductImage | undefined> => {
  const copied = await Promise.all(
    RENDITION_WIDTHS.map((width) =>
      deps.objects.copy(renditionPath(image.path, width), renditionPath(path, width)),
    ),
  )
  if (copied.includes(false)) return undefined
  const urls = renditionUrls((width) => deps.objects.urlOf(renditionPath(path, width)))
  return { ...image, ...urls, path }
}

/** Copies images to another product's folder, so that removing one product's leaves the other's. */
export const copyImages = async (
  deps: Deps,
  uid: string,
  images: readonly ProductImage[],
  product_id: string,
): Promise<ProductImage[]> => {
  const copies = await Promise.all(
    images.map((image) =>
      copyOne(deps, image, storagePaths.productImage(uid, product_id, fileOf(image.path))),
    ),
  )
  return copies.flatMap((copy) => copy ?? [])
}
