import { COLLECTIONS } from '../../paths'
import type { ListQuery } from '../query'

/** A vendor's products, the last changed first. */
export const vendorProducts = {
  path: COLLECTIONS.products,
  where: [['vendor_id', '==', '{vendor_id}']],
  filters: [['status', 'in', '{statuses}']],
  order: ['updated_at', 'desc'],
} as const satisfies ListQuery

/** Unordered, for tasks that process every document. */
export const allProductsOfVendor = {
  path: COLLECTIONS.products,
  where: [['vendor_id', '==', '{vendor_id}']],
} as const satisfies ListQuery

/** What a vendor's earlier files made of the same handles or names. */
export const importedProducts = {
  path: COLLECTIONS.products,
  where: [
    ['vendor_id', '==', '{vendor_id}'],
    ['import_key', 'in', '{keys}'],
  ],
} as const satisfies ListQuery

export const productsOnSale = {
  path: COLLECTIONS.products,
  where: [
    ['status', '==', 'active'],
    ['vendor_active', '==', true],
  ],
  filters: [
    ['category', '==', '{category}'],
    ['vendor_id', '==', '{vendor_id}'],
  ],
} as const satisfies ListQuery

/** Those on sale of a store of which there are units. */
export const productsInStock = {
  path: COLLECTIONS.products,
  where: [
    ['vendor_id', '==', '{vendor_id}'],
    ['status', '==', 'active'],
    ['vendor_active', '==', true],
    ['available_items', '>', 0],
  ],
  order: ['available_items', 'asc'],
} as const satisfies ListQuery

/** Everything on sale ordered by id, to be read in pages. */
export const catalogue = {
  path: COLLECTIONS.products,
  where: [
    ['status', '==', 'active'],
    ['vendor_active', '==', true],
  ],
  order: ['__name__', 'asc'],
} as const satisfies ListQuery

export const changedProducts = {
  path: COLLECTIONS.products,
  where: [['updated_at', '>=', '{since}']],
  order: ['updated_at', 'asc'],
} as const satisfies ListQuery

export const topCategories = {
  path: COLLECTIONS.categories,
  order: ['product_count', 'desc'],
} as const satisfies ListQuery

export const productReviews = {
  path: COLLECTIONS.reviews,
  where: [['product_id', '==', '{product_id}']],
  order: ['created_at', 'desc'],
} as const satisfies ListQuery

/** Used only to count. */
export const productRatings = {
  path: COLLECTIONS.reviews,
  where: [
    ['product_id', '==', '{product_id}'],
    ['rating', '==', '{rating}'],
  ],
} as const satisfies ListQuery

export const vendorReviews = {
  path: COLLECTIONS.reviews,
  where: [['vendor_id', '==', '{vendor_id}']],
  order: ['created_at', 'desc'],
} as const satisfies ListQuery

/** The most reported products first. */
export const openReportedProducts = {
  path: COLLECTIONS.reportedProducts,
  where: [['open_reports', '>', 0]],
  order: ['open_reports', 'desc'],
  page_size: 100,
} as const satisfies ListQuery

/** The words of a product that were replaced after an instant; the earliest replaced ones first. */
export const versionsUntil = {
  path: `${COLLECTIONS.products}/{product_id}/versions`,
  where: [['until', '>', '{at}']],
  order: ['until', 'asc'],
  page_size: 1,
} as const satisfies ListQuery

export const productReports = {
  path: COLLECTIONS.productReports,
  where: [['product_id', '==', '{product_id}']],
  order: ['created_at', 'desc'],
  page_size: 100,
} as const satisfies ListQuery

export const reportsOfVendor = {
  path: COLLECTIONS.productReports,
  where: [['vendor_id', '==', '{vendor_id}']],
  order: ['created_at', 'desc'],
  page_size: 100,
} as const satisfies ListQuery

export const productReportsBy = {
  path: COLLECTIONS.productReports,
  where: [['reporter_id', '==', '{uid}']],
} as const satisfies ListQuery
