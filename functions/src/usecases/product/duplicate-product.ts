import { AppError } from '../../contract/errors'
import type { Product } from '../../contract/product'
import { commitGuarded } from '../../store/commit'
import { addProducts } from '../../store/products'
import type { Deps } from '../deps'
import { answerOnce, type KeyedAnswer, keyedRequest } from '../idempotency'
import { paceOf } from '../pace'
import { getStore } from '../vendor/get-store'
import { copyImages } from './copy-images'
import { newDraft } from './new-draft'
import { readOwnProduct } from './own-product'
import { productSlug } from './product-slug'

/**
 * A new draft with the same fields and pictures of its own; nothing of what was sold or said of the
 * first comes along.
 * @throws AppError `product/not-found`, `product/not-yours`, `product/taken-down`,
 * `idempotency/...`
 */
export const duplicateProduct = async (
  deps: Deps,
  uid: string,
  id: string,
  key: string | undefined,
): Promise<KeyedAnswer<Product>> => {
  const keyed = keyedRequest({ uid, endpoint: 'vendors.duplicateProduct', key, body: { id } })
  return commitGuarded(paceOf(deps), 'product/busy', (batch) => {
    const now = deps.clock()
    return answerOnce<Product>(batch, keyed, now, async () => {
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
