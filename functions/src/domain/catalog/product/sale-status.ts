import { AppError } from '../../../contract/api/errors'
import type { PRODUCT_STATUSES, Product } from '../../../contract/entities/catalog/product'
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
 * @throws AppError `product/taken-down`, `product/incomplete`, `product/not-on-sale`
 */
export const nextSaleStatus = (product: Product, action: SaleAction): Status => {
  const { from, to } = MOVES[action]
  if (product.status === to) return to
  if (product.taken_down) throw new AppError('product/taken-down')
  if (product.status !== from) {
    throw new AppError(product.status === 'draft' ? 'product/incomplete' : 'product/not-on-sale')
  }
  if (to === 'active') {
    if (!product.vendor_active) throw new AppError('vendor/suspended')
    requireComplete(product)
  }
  return to
}
