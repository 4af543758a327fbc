import { microsOf, type Timestamp } from '../contract/time'
import type { SearchProduct } from '../ports/product-search'
import type { Deps } from '../usecases/deps'

type Written = {
  id: string
  /** Undefined if the document was deleted. */
  product: unknown
  /** Firestore's update time of the document; undefined if it was deleted. */
  updated_at: Timestamp | undefined
  /** The time of the event, as an ISO string. */
  deleted_at: string
}

const MICROS_A_MS = 1_000

/**
 * Writes a product as it is after an event to the search index. Events may come twice and in any
 * order: the index ignores those that are older than what it has.
 */
export const onProductIndexed = async (
  deps: Pick<Deps, 'search'>,
  { id, product, updated_at, deleted_at }: Written,
): Promise<void> => {
  const version = updated_at
    ? microsOf(updated_at)
    : // Rounded up: the deletion is later than an update of the same millisecond.
      (Date.parse(deleted_at) + 1) * MICROS_A_MS
  await deps.search.index?.put([{ id, version, product: product as SearchProduct | undefined }])
}
