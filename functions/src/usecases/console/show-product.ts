import type { ShownProduct } from '../../contract/entities/console/console'
import type { Timestamp } from '../../contract/time'
import { versionAt } from '../../db/catalog/product-versions'
import { readProduct } from '../../db/catalog/products'

/** What buyers read of a product at an instant, with its pictures as they are. */
export const showProduct = async (
  product_id: string,
  at: Timestamp,
): Promise<ShownProduct | undefined> => {
  const [stored, earlier] = await Promise.all([readProduct(product_id), versionAt(product_id, at)])
  if (!stored) return undefined
  const { name, description, attributes } = earlier ?? stored.data
  return {
    ...{ product_id, name, description, attributes },
    images: stored.data.images.map(({ url_640 }) => url_640),
    is_changed: earlier !== undefined,
  }
}
