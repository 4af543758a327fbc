import { AppError } from '../../../contract/api/errors'
import type { ProductDraft } from '../../../contract/api/people/vendors'
import { RENDITION_WIDTHS, renditionPath, renditionUrls } from '../../../contract/catalog/images'
import { variantsOnSale } from '../../../contract/catalog/variants'
import type { Image } from '../../../contract/entities/catalog/image'
import type { Product } from '../../../contract/entities/catalog/product'
import type { ProductStock } from '../../../contract/entities/catalog/product-stock'
import { storagePaths } from '../../../contract/paths'
import { addProducts } from '../../../db/catalog/products'
import { readStock } from '../../../db/catalog/stock'
import { commitWithRetry } from '../../../db/commit'
import { countsOf, plainStock } from '../../../domain/catalog/product/variants'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import {
  type IdempotentResult,
  idempotentRequest,
  orItsAnswer,
  withIdempotency,
} from '../../idempotency'
import { getStore } from '../../people/vendor/get-store'
import { takeDrafts } from './draft-limit'
import { newDraft } from './new-draft'
import { readOwnProduct } from './read-own-product'

const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const copyOne = async (deps: Deps, image: Image, path: string): Promise<Image | undefined> => {
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
const copyImages = async (
  deps: Deps,
  uid: string,
  images: readonly Image[],
  product_id: string,
): Promise<Image[]> => {
  const copies = await Promise.all(
    images.map((image) =>
      copyOne(deps, image, storagePaths.productImage(uid, product_id, fileOf(image.path))),
    ),
  )
  return copies.flatMap((copy) => copy ?? [])
}

/** What is sold, with prices and stock; the copy's variants get ids of their own. */
const soldAs = (product: Product, stock: ProductStock, images: readonly Image[]): ProductDraft => {
  const { name, options, sku, weight_grams } = product
  const drafts = variantsOnSale(product).map(({ id, image_path, ...variant }) => ({
    ...variant,
    available_items: countsOf(stock, { id }).available,
    image_path: images.find(({ path }) => image_path && fileOf(path) === fileOf(image_path))?.path,
  }))
  const [only] = drafts
  if (options) return { name, options, variants: drafts }
  const price = product.price > 0 ? { price: product.price } : {}
  return { name, sku, weight_grams, available_items: only?.available_items, ...price }
}

/**
 * Creates a draft with the same fields and copies of the images, without sales and reviews.
 * @throws AppError `product/not-found`, `product/not-yours`, `product/taken-down`,
 * `product/too-many-drafts`, `idempotency/...`
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
  const duplicate = () =>
    commitWithRetry(backoffFrom(deps), 'product/busy', (batch) => {
      const now = deps.clock()
      return withIdempotency<Product>(batch, idempotency, now, async () => {
        const [{ data: first }, { vendor }] = await Promise.all([
          readOwnProduct(id, uid),
          getStore(uid),
        ])
        if (first.taken_down) throw new AppError('product/taken-down')
        const count = await takeDrafts(uid, now, { drafts: 1 })
        const copy_id = deps.ids()
        const images = await copyImages(deps, uid, first.images, copy_id)
        const stock = (await readStock(id))?.data ?? plainStock(first)
        const beginning = { id: copy_id, images, now, newId: deps.ids }
        const begun = newDraft(vendor, soldAs(first, stock, images), beginning)
        const { description, category, attributes, delivery_states, search_states } = first
        const copied = { description, category, attributes, delivery_states, search_states }
        const product = { ...begun.product, ...copied }
        addProducts(batch, [{ product, stock: begun.stock }])
        count(batch)
        return product
      })
    })
  return orItsAnswer(deps, idempotency, duplicate)
}
