import { AppError } from '../../../contract/api/errors'
import type { PRODUCT_STATUSES, Product } from '../../../contract/entities/catalog/product'
import type { Vendor } from '../../../contract/entities/people/vendor'
import { isPublicStore } from '../../../contract/people/public-store'
import { requireComplete } from './completeness'

type Status = (typeof PRODUCT_STATUSES)[number]
export type SaleAction = 'publish' | 'pause' | 'resume'

const MOVES: Record<SaleAction, { from: Status; to: Status }> = {
  publish: { from: 'draft', to: 'active' },
  pause: { from: 'active', to: 'paused' },
  resume: { from: 'paused', to: 'active' },
}

/**
 * The status after an action; unchanged if it already applies.
 * @throws AppError `product/taken-down`, `product/incomplete`, `product/not-on-sale`,
 * `vendor/suspended`, `vendor/not-listed`
 */
export const nextSaleStatus = (
  product: Product,
  vendor: Pick<Vendor, 'status' | 'is_listed'>,
  action: SaleAction,
): Status => {
  const { from, to } = MOVES[action]
  if (product.status === to) return to
  if (product.taken_down) throw new AppError('product/taken-down')
  if (product.status !== from) {
    throw new AppError(product.status === 'draft' ? 'product/incomplete' : 'product/not-on-sale')
  }
  if (to === 'active') {
    if (vendor.status !== 'active') throw new AppError('vendor/suspended')
    if (!isPublicStore(vendor)) throw new AppError('vendor/not-listed')
    requireComplete(product)
  }
  return to
}
