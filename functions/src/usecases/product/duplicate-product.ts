import { AppError } from '../../contract/api/errors'
import type { Product } from '../../contract/entities/product'
import { addProducts } from '../../db/catalog/products'
import { commitWithRetry } from '../../db/commit'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import { type IdempotentResult, idempotentRequest, withIdempotency } from '../idempotency'
import { getStore } from '../vendor/get-store'
import { copyImages } from './copy-images'
import { newDraft } from './new-draft'
import { productSlug } from './product-slug'
import { readOwnProduct } from './require-product-owner'

/**
 * Creates a draft with the same fields and copies of the images, without sales and reviews.
 * @throws AppError `product/not-found`, `product/not-yours`, `product/taken-down`,
 * `idempotency/...`
 */
export const duplicateProduct = async (
  deps: Deps,
  uid: string,
  id: string,
  key: string | undefined,
): Promise<IdempotentResult<Product>> => {
  const idempotency = idempotentRequest({
    uid,
    endpoint: 'vendors.duplicateProduct',
    key,
    body: { id },
  })
  return commitWithRetry(backoffFrom(deps), 'product/busy', (batch) => {
    const now = deps.clock()
    return withIdempotency<Product>(batch, idempotency, now, async () => {
      const [{ data: first }, { vendor }] = await Promise.all([
        readOwnProduct(id, uid),
        getStore(uid),
      ])
      if (first.taken_down) throw new AppError('product/taken-down')
      const copy_id = deps.ids()
      const images = await copyImages(deps, uid, first.images, copy_id)
      const begun = newDraft(vendor, { name: first.name }, { id: copy_id, images, now })
      const { description, category, price, available_items, attributes } = first
      const { delivery_states, search_states } = first
      const copied = { description, category, price, available_items, attributes }
      const copy = {
        ...begun,
        ...copied,
        delivery_states,
        search_states,
        slug: productSlug(first.name, copy_id),
      }
      addProducts(batch, [copy])
      return copy
    })
  })
}
