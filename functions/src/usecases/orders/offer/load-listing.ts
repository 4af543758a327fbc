import type { StoredOffer } from '../../../contract/entities/orders/offer'
import { readProduct } from '../../../db/catalog/products'
import { readStock } from '../../../db/catalog/stock'
import { readBlock } from '../../../db/messaging/blocks'
import { plainStock } from '../../../domain/catalog/product/variants'
import type { Listing } from '../../../domain/orders/offer/void-reason'

/** What an offer is about, as it stands now: three reads. */
export const loadListing = async ({
  product_id,
  buyer_id,
  vendor_id,
}: Pick<StoredOffer, 'product_id' | 'buyer_id' | 'vendor_id'>): Promise<Listing> => {
  const [product, stored, block] = await Promise.all([
    readProduct(product_id),
    readStock(product_id),
    readBlock([buyer_id, vendor_id]),
  ])
  return {
    product: product?.data,
    stock: stored?.data ?? (product && plainStock(product.data)),
    is_blocked: block !== undefined,
  }
}
