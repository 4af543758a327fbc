import type { Product } from '../../contract/product'
import { timestampFromMillis } from '../../contract/time'
import { nextSaleStatus, type SaleAction } from '../../domain/product/sale-status'
import { commitGuarded } from '../../store/commit'
import { changeProduct } from '../../store/products'
import type { Deps } from '../deps'
import { paceOf } from '../pace'
import { readOwnProduct } from './own-product'

/** Puts a product on sale, takes it off, or puts it back. A replay answers the same. */
export const changeSaleStatus = (
  deps: Deps,
  uid: string,
  id: string,
  action: SaleAction,
): Promise<Product> =>
  commitGuarded(paceOf(deps), 'product/busy', async (batch) => {
    const kept = await readOwnProduct(id, uid)
    const status = nextSaleStatus(kept.data, action)
    if (status === kept.data.status) return { answer: kept.data, unchanged: true }
    const change = { status, updated_at: timestampFromMillis(deps.clock()) }
    changeProduct(batch, kept, change)
    return { answer: { ...kept.data, ...change } }
  })
