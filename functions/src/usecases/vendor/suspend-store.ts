import { timestampFromMillis } from '../../contract/time'
import { commitGuarded } from '../../store/commit'
import { addOpsDecision } from '../../store/ops-decisions'
import { changeVendor, readVendor } from '../../store/vendors'
import type { Deps } from '../deps'
import { tell } from '../notification/tell'
import { paceOf } from '../pace'

type Suspension = { operator: string; reason: string; is_suspended: boolean }

/**
 * Closes a store, or opens it again: a trigger takes its products off the market or puts them
 * back. Orders that run go on and payouts stay as they are; the decision and what the vendor is
 * told are kept in the same commit.
 * @throws Error where there is no such store or it is so already
 */
export const suspendStore = (
  deps: Deps,
  vendor_id: string,
  { operator, reason, is_suspended }: Suspension,
): Promise<void> =>
  commitGuarded(paceOf(deps), 'service/unavailable', async (batch) => {
    const kept = await readVendor(vendor_id)
    if (!kept) throw new Error(`There is no store ${vendor_id}.`)
    const status = is_suspended ? 'suspended' : 'active'
    if (kept.data.status === status) throw new Error(`The store ${vendor_id} is ${status} already.`)
    const at = timestampFromMillis(deps.clock())
    const id = deps.ids()
    changeVendor(batch, kept, { status })
    addOpsDecision(batch, {
      id,
      operator,
      action: is_suspended ? 'suspend-store' : 'restore-store',
      subject: vendor_id,
      reason,
      at,
    })
    await tell(deps, batch, {
      uid: vendor_id,
      type: is_suspended ? 'STORE_SUSPENDED' : 'STORE_RESTORED',
      id: `store-${id}`,
      values: { vendor_name: kept.data.name, reason },
      at,
    })
    return { answer: undefined }
  })
