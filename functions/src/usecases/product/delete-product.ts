import { timestampFromMillis } from '../../contract/time'
import { commitGuarded } from '../../store/commit'
import { changeProduct } from '../../store/products'
import type { Deps } from '../deps'
import { paceOf } from '../pace'
import { readOwnProduct } from './own-product'

/** Takes a product away for good; transactions over it carry what they need and go on. */
export const deleteProduct = (deps: Deps, uid: string, id: string): Promise<{ done: true }> =>
  commitGuarded(paceOf(deps), 'product/busy', async (batch) => {
    const kept = await readOwnProduct(id, uid)
    const updated_at = timestampFromMillis(deps.clock())
    changeProduct(batch, kept, { status: 'removed', taken_down: null, updated_at })
    return { answer: { done: true } }
  })
