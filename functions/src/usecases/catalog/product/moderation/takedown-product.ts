import { Refusal } from '../../../../contract/api/errors'
import type { Product } from '../../../../contract/entities/catalog/product'
import { timestampFromMillis } from '../../../../contract/time'
import { changeProduct, readProduct } from '../../../../db/catalog/products'
import type { Versioned } from '../../../../db/firestore'
import type { Deps } from '../../../deps'
import { notify } from '../../../messaging/notification/notify'
import { type By, commitDecision, type Recorded } from '../../../operators/recorded'
import { shownReason } from '../../../operators/shown-reason'
import { takedownEntry } from '../../../operators/takedown-entry'

type Takedown = By & { is_down: boolean }

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
  { is_down, ...by }: Takedown,
): Promise<Recorded<{ done: true }>> =>
  commitDecision(deps, by, 'product/busy', async (batch, now) => {
    const stored = await requireProduct(id, is_down)
    const at = timestampFromMillis(now)
    const id_of_entry = deps.ids()
    const reason = shownReason(by)
    const next = is_down ? 'removed' : 'paused'
    changeProduct(batch, stored, {
      status: next,
      taken_down: is_down ? { reason, at } : null,
      updated_at: at,
    })
    const { vendor_id, name } = stored.data
    await notify(deps, batch, {
      uid: vendor_id,
      type: 'PRODUCT_FLAGGED',
      id: `product-${id_of_entry}`,
      values: {
        finding: is_down ? 'taken_down' : 'reinstated',
        product_id: id,
        product_name: name,
        reason,
      },
      at,
    })
    const entry = takedownEntry(id_of_entry, stored.data, { is_down, status: next })
    return { entry, result: { done: true } }
  })
