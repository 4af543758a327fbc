import type { ProductDraft } from '../../../contract/api/people/vendors'
import type { Product } from '../../../contract/entities/catalog/product'
import { addProducts } from '../../../db/catalog/products'
import { commitWithRetry } from '../../../db/commit'
import { isOwnImagePath } from '../../../domain/catalog/product/own-image-path'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import {
  type IdempotentResult,
  idempotentRequest,
  orItsAnswer,
  withIdempotency,
} from '../../idempotency'
import { linkImages } from '../../images/link-images'
import { getStore } from '../../people/vendor/get-store'
import { contendedDrafts, takeDrafts } from './draft-limit'
import { newDraft } from './new-draft'

/**
 * Creates a product as a draft of the caller's store.
 * @throws AppError `product/too-many-drafts`, `product/variants-invalid`, `idempotency/...`
 */
export const createProduct = async (
  deps: Deps,
  uid: string,
  draft: ProductDraft,
  key: string | undefined,
): Promise<IdempotentResult<Product>> => {
  const endpoint = 'vendors.createProduct'
  const idempotency = idempotentRequest({ uid, endpoint, key, body: draft })
  return orItsAnswer(deps, idempotency, async () => {
    const { vendor } = await getStore(uid)
    const images = await linkImages(
      deps,
      (path) => isOwnImagePath(path, uid),
      draft.image_paths ?? [],
      draft.name,
    )
    const begun = newDraft(vendor, draft, {
      id: deps.ids(),
      images,
      now: deps.clock(),
      newId: deps.ids,
    })
    return commitWithRetry(backoffFrom(deps), 'product/busy', async (batch) => {
      const now = deps.clock()
      const attempt = await withIdempotency(batch, idempotency, now, async () => {
        const count = await takeDrafts(uid, now, { drafts: 1 })
        addProducts(batch, [begun])
        count(batch)
        return begun.product
      })
      return attempt.overtaken ? attempt : { ...attempt, contends: contendedDrafts(uid) }
    })
  })
}
