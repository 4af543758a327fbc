import { AppError } from '../../../contract/api/errors'
import type { Product } from '../../../contract/entities/catalog/product'
import { isPublicStore } from '../../../contract/people/public-store'
import { timestampFromMillis } from '../../../contract/time'
import { changeProduct } from '../../../db/catalog/products'
import { commitWithRetry } from '../../../db/commit'
import { readVendor } from '../../../db/people/vendors'
import { nextSaleStatus, type SaleAction } from '../../../domain/catalog/product/sale-status'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { readOwnProduct } from './read-own-product'

/**
 * Puts a product on sale, pauses it, or resumes it. Idempotent. The store is read: what the product knows of it
 * comes by a trigger, which may be on its way.
 * @throws AppError as `nextSaleStatus`, and `vendor/not-found`
 */
export const changeSaleStatus = (
  deps: Deps,
  uid: string,
  id: string,
  action: SaleAction,
): Promise<Product> =>
  commitWithRetry(backoffFrom(deps), 'product/busy', async (batch) => {
    const [stored, vendor] = await Promise.all([readOwnProduct(id, uid), readVendor(uid)])
    if (!vendor) throw new AppError('vendor/not-found')
    const status = nextSaleStatus(stored.data, vendor.data, action)
    if (status === stored.data.status) return { result: stored.data, skip_commit: true }
    const vendor_active = isPublicStore(vendor.data)
    const change = { status, vendor_active, updated_at: timestampFromMillis(deps.clock()) }
    changeProduct(batch, stored, change)
    return { result: { ...stored.data, ...change } }
  })
