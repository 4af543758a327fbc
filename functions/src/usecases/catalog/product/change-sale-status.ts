import type { Product } from '../../../contract/entities/catalog/product'
import { timestampFromMillis } from '../../../contract/time'
import { changeProduct } from '../../../db/catalog/products'
import { commitWithRetry } from '../../../db/commit'
import { nextSaleStatus, type SaleAction } from '../../../domain/catalog/product/sale-status'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { readOwnProduct } from './require-product-owner'

/** Puts a product on sale, pauses it, or resumes it. Idempotent. */
export const changeSaleStatus = (
  deps: Deps,
  uid: string,
  id: string,
  action: SaleAction,
): Promise<Product> =>
  commitWithRetry(backoffFrom(deps), 'product/busy', async (batch) => {
    const stored = await readOwnProduct(id, uid)
    const status = nextSaleStatus(stored.data, action)
    if (status === stored.data.status) return { result: stored.data, skip_commit: true }
    const change = { status, updated_at: timestampFromMillis(deps.clock()) }
    changeProduct(batch, stored, change)
    return { result: { ...stored.data, ...change } }
  })
