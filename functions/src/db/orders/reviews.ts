import type { Review } from '../../contract/entities/orders/review'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { COLLECTIONS } from '../../contract/paths'
import {
  productRatings,
  productReviews,
  vendorReviews,
} from '../../contract/queries/catalog/products'
import { allPurchases } from '../../contract/queries/orders/transactions'
import { bind } from '../../contract/queries/query'
import {
  type Batch,
  collectionOf,
  fieldsOf,
  newBatch,
  readDocument,
  type Versioned,
} from '../firestore'
import { countOf, type NumberedPage, queryOf, readNumbered, readPage } from '../list-query'

const reviews = () => collectionOf<Review>(COLLECTIONS.reviews)

const STARS = ['1', '2', '3', '4', '5'] as const

/** A page of a product's reviews, newest first, and the number of reviews per star rating. */
export const listReviews = async (product_id: string, page: number, limit: number) => {
  const histogram: Record<string, number> = {}
  const countStars = async (): Promise<number> => {
    const counts = await Promise.all(
      STARS.map((stars) => countOf(bind(productRatings, { product_id, rating: Number(stars) }))),
    )
    for (const [index, stars] of STARS.entries()) histogram[stars] = counts[index] ?? 0
    return counts.reduce((sum, count) => sum + count, 0)
  }
  const query = bind(productReviews, { product_id })
  const found = await readNumbered<Review>(query, { page, limit }, countStars)
  return { ...found, histogram }
}

/** A page of a store's reviews, newest first. */
export const listReviewsOfStore = (vendor_id: string, page: NumberedPage) =>
  readPage<Review>(bind(vendorReviews, { vendor_id }), page)

export const readReview = (id: string): Promise<Versioned<Review> | undefined> =>
  readDocument(reviews().doc(id))

/** The ids of a buyer's reviews, read from the buyer's transactions. */
export const reviewIdsOfBuyer = async (buyer_id: string): Promise<string[]> => {
  const { docs } = await queryOf<Transaction>(bind(allPurchases, { uid: buyer_id }))
    .select('review_id')
    .get()
  return docs.flatMap((document) => document.data().review_id ?? [])
}

export const addReview = (batch: Batch, review: Review): void => {
  batch.create(reviews().doc(review.id), review)
}

/** Changes the review only if it is unchanged since it was read. */
export const changeReview = (
  batch: Batch,
  { data, updated }: Versioned<Review>,
  change: Partial<Review>,
): void => {
  batch.update(reviews().doc(data.id), fieldsOf<Review>(change), { lastUpdateTime: updated })
}

const RENAMED_AT_ONCE = 300

/** Changes the buyer's name on reviews, 300 per commit. */
export const renameReviewer = async (ids: readonly string[], buyer_name: string): Promise<void> => {
  for (let from = 0; from < ids.length; from += RENAMED_AT_ONCE) {
    const batch = newBatch()
    for (const id of ids.slice(from, from + RENAMED_AT_ONCE)) {
      batch.update(reviews().doc(id), { buyer_name })
    }
    await batch.commit()
  }
}
