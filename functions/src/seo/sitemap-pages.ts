import type { Product } from '../contract/entities/product'
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
  paths.about,
  paths.contact,
  paths.careers,
  paths.announcements,
  paths.productViolations,
  paths.privacyPolicy,
  paths.termsOfUse,
]

/** Vendors with products on sale, each dated by its latest product change. */
const storesOf = (products: readonly ListedProduct[]): ListedPage[] => {
  const changed_at = new Map<string, number>()
  for (const { vendor_details, updated_at } of products) {
    const { vendor_id } = vendor_details
    changed_at.set(vendor_id, Math.max(changed_at.get(vendor_id) ?? 0, millisOf(updated_at)))
  }
  return [...changed_at].map(([vendor_id, ms]) => ({
    path: paths.vendor(vendor_id),
    changed: lagosDayOf(ms),
  }))
}

/** All pages of the sitemap, static ones first. */
export const pagesToList = (
  products: readonly ListedProduct[],
  slugOf: (name: string, id: string) => string,
): ListedPage[] => [
  ...ALWAYS.map((path) => ({ path })),
  ...CATEGORIES.map(({ value }) => ({ path: paths.marketplaceCategory(value) })),
  ...storesOf(products),
  ...products.map(({ id, name, updated_at }) => ({
    path: paths.product(slugOf(name, id)),
    changed: lagosDayOf(millisOf(updated_at)),
  })),
]
