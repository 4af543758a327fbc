import { vendorEndpoints } from '@contract/api/people/vendors'
import type { Product } from '@contract/entities/catalog/product'
import { call, callFile } from '@/lib/api/api-client'
import type { Attempt } from '@/lib/use-attempt'

const byId = (id: string) => ({ params: { id } })

export const pauseProduct = (id: string) => call(vendorEndpoints.pauseProduct, byId(id))
export const resumeProduct = (id: string) => call(vendorEndpoints.resumeProduct, byId(id))
export const deleteProduct = (id: string) => call(vendorEndpoints.deleteProduct, byId(id))
export const duplicateProduct = (id: string, attempt: Attempt) =>
  call(vendorEndpoints.duplicateProduct, { ...byId(id), ...attempt })
export const exportProducts = (format: 'oja' | 'shopify') =>
  callFile(vendorEndpoints.exportProducts, { query: { format } })

export const STATUS_WORDS: Record<Product['status'], string> = {
  active: 'On sale',
  draft: 'Draft',
  paused: 'Paused',
  /** Only taken-down products are shown with this status; deleted ones never are. */
  removed: 'Taken down',
}
