import { listReviewsOfStore } from '../../../db/orders/reviews'
import { requirePublicVendor } from '../../people/vendor/require-public-vendor'
import { cardsOf } from '../product/cards'

/**
 * One page of what buyers wrote about a store's products.
 * @throws AppError `vendor/not-found` unless the store is open
 */
export const listStoreReviews = async (
  vendor_id: string,
  { page, limit }: { page: number; limit: number },
) => {
  await requirePublicVendor(vendor_id)
  const { items, total } = await listReviewsOfStore(vendor_id, { page, limit })
  const cards = await cardsOf([...new Set(items.map(({ product_id }) => product_id))])
  const known = new Map(
    cards.map(({ id, slug, name, images }) => [
      id,
      { slug, name, image: images[0]?.url_320 ?? '' },
    ]),
  )
  return {
    items: items.map((review) => ({ ...review, product: known.get(review.product_id) ?? null })),
    total,
    page,
    limit,
  }
}
