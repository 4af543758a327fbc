import { timestampFromMillis } from '../../../contract/time'
import { changeProduct } from '../../../db/catalog/products'
import { commitWithRetry } from '../../../db/commit'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { readOwnProduct } from './read-own-product'

/** Marks a product as removed for good; its transactions have their own copy and continue. */
export const deleteProduct = (deps: Deps, uid: string, id: string): Promise<{ done: true }> =>
  commitWithRetry(backoffFrom(deps), 'product/busy', async (batch) => {
    const stored = await readOwnProduct(id, uid)
    const updated_at = timestampFromMillis(deps.clock())
    changeProduct(batch, stored, { status: 'removed', taken_down: null, updated_at })
    return { result: { done: true } }
  })
