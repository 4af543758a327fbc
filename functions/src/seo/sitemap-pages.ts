import type { Product } from '../contract/entities/catalog/product'
import { lagosDayOf } from '../contract/lagos-day'
import { CATEGORIES } from '../contract/reference/categories'
import { millisOf } from '../contract/time'
import { paths } from '../contract/urls'

/** The fields of a product on sale that the sitemap needs. */
export type ListedProduct = Pick<Product, 'id' | 'name' | 'vendor_details' | 'updated_at'>

/** A page of the sitemap. `changed` is a date, yyyy-mm-dd. */
export type ListedPage = { path: string; changed?: string }

const ALWAYS = [
  paths.home,
  paths.marketplace,
  paths.vendors,
  paths.howEscrowWorks,
  paths.sell,
  paths.check,
  paths.about,
  paths.contact,
  paths.careers,
  paths.announcements,
  paths.productViolations,
  paths.privacyPolicy,
  paths.termsOfUse,
]

/** The latest change of each store's products, in epoch milliseconds. */
type Stores = Map<string, number>

const noteStore = (stores: Stores, { vendor_details, updated_at }: ListedProduct): void => {
  const { vendor_id } = vendor_details
  stores.set(vendor_id, Math.max(stores.get(vendor_id) ?? 0, millisOf(updated_at)))
}

/**
 * All pages of the sitemap: the static ones, the products, then the stores with products on sale.
 * Of the products it holds one page and the stores' ids at a time.
 */
export async function* pagesToList(
  products: AsyncIterable<readonly ListedProduct[]>,
  slugOf: (name: string, id: string) => string,
): AsyncGenerator<ListedPage> {
  for (const path of ALWAYS) yield { path }
  for (const { value } of CATEGORIES) yield { path: paths.marketplaceCategory(value) }
  const stores: Stores = new Map()
  for await (const page of products) {
    for (const product of page) {
      noteStore(stores, product)
      const changed = lagosDayOf(millisOf(product.updated_at))
      yield { path: paths.product(slugOf(product.name, product.id)), changed }
    }
  }
  for (const [vendor_id, ms] of stores) {
    yield { path: paths.vendor(vendor_id), changed: lagosDayOf(ms) }
  }
}
