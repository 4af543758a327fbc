import { vendorEndpoints } from '@contract/endpoints/vendors'
import type { Product } from '@contract/product'
import { call } from '@/lib/api-client'

const byId = (id: string) => ({ params: { id } })

export const pauseProduct = (id: string) => call(vendorEndpoints.pauseProduct, byId(id))
export const resumeProduct = (id: string) => call(vendorEndpoints.resumeProduct, byId(id))
export const deleteProduct = (id: string) => call(vendorEndpoints.deleteProduct, byId(id))

/** The tabs of the products table; removed ones are gone for the vendor as well. */
export const PRODUCT_TABS = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'On sale' },
  { value: 'draft', label: 'Drafts' },
  { value: 'paused', label: 'Paused' },
] as const

export const STATUS_WORDS: Record<Product['status'], string> = {
  active: 'On sale',
  draft: 'Draft',
  paused: 'Paused',
  removed: 'Removed',
}
