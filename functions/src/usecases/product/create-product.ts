import type { ProductDraft } from '../../contract/api/endpoints/vendors'
import type { Product } from '../../contract/entities/catalog/product'
import { addProduct } from '../../db/catalog/products'
import type { Deps } from '../deps'
import { getStore } from '../vendor/get-store'
import { linkImages } from './link-images'
import { newDraft } from './new-draft'

/** Creates a product as a draft of the caller's store. */
export const createProduct = async (
  deps: Deps,
  uid: string,
  draft: ProductDraft,
): Promise<Product> => {
  const { vendor } = await getStore(uid)
  const images = await linkImages(deps, uid, draft.image_paths ?? [], draft.name)
  const begun = newDraft(vendor, draft, {
    id: deps.ids(),
    images,
    now: deps.clock(),
    newId: deps.ids,
  })
  await addProduct(begun)
  return begun.product
}
