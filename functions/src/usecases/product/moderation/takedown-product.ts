import { Refusal } from '../../../contract/api/errors'
import type { Product } from '../../../contract/entities/catalog/product'
import { timestampFromMillis } from '../../../contract/time'
import { addOpsDecision } from '../../../db/audit-log'
import { changeProduct, readProduct } from '../../../db/catalog/products'
import { commitWithRetry } from '../../../db/commit'
import type { Versioned } from '../../../db/firestore'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { notify } from '../../notification/notify'

type Takedown = { operator: string; reason: string; is_down: boolean }

const requireProduct = async (id: string, is_down: boolean): Promise<Versioned<Product>> => {
  const stored = await readProduct(id)
  if (!stored) throw new Refusal(`There is no product ${id}.`)
  const { status, taken_down } = stored.data
  if (is_down && status === 'removed') throw new Refusal(`The product ${id} is removed already.`)
  if (!is_down && !taken_down) throw new Refusal(`The product ${id} was not taken down.`)
  return stored
}

/**
 * Takes a product down, or reinstates it as paused. Running orders continue. The decision and the
 * vendor's notification are in the same commit.
 * @throws Refusal if the product doesn't exist or is already in that state
 */
export const takedownProduct = (
  deps: Deps,
  id: string,
  { operator, reason, is_down }: Takedown,
): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'product/busy', async (batch) => {
    const stored = await requireProduct(id, is_down)
    const at = timestampFromMillis(deps.clock())
    const decision_id = deps.ids()
    changeProduct(batch, stored, {
      status: is_down ? 'removed' : 'paused',
      taken_down: is_down ? { reason, at } : null,
      updated_at: at,
    })
    await addOpsDecision(batch, {
      id: decision_id,
      operator,
      action: is_down ? 'takedown' : 'reinstate',
      subject: id,
      reason,
      at,
    })
    const { vendor_id, name } = stored.data
    await notify(deps, batch, {
      uid: vendor_id,
      type: 'PRODUCT_FLAGGED',
      id: `product-${decision_id}`,
      values: {
        finding: is_down ? 'taken_down' : 'reinstated',
        product_id: id,
        product_name: name,
        reason,
      },
      at,
    })
    return { result: undefined }
  })
