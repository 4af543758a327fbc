import { Refusal } from '../../contract/api/errors'
import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { commitWithRetry } from '../../db/commit'
import { changeVendor, readVendor } from '../../db/vendors/vendors'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import { notify } from '../notification/notify'

type Suspension = { operator: string; reason: string; is_suspended: boolean }

/**
 * Suspends a store, or reopens it; a trigger then hides or shows its products. Running orders and
 * payouts continue. The decision and the vendor's notification are in the same commit.
 * @throws Refusal if the store doesn't exist or already has the status
 */
export const suspendVendor = (
  deps: Deps,
  vendor_id: string,
  { operator, reason, is_suspended }: Suspension,
): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readVendor(vendor_id)
    if (!stored) throw new Refusal(`There is no store ${vendor_id}.`)
    const status = is_suspended ? 'suspended' : 'active'
    if (stored.data.status === status)
      throw new Refusal(`The store ${vendor_id} is ${status} already.`)
    const at = timestampFromMillis(deps.clock())
    const id = deps.ids()
    changeVendor(batch, stored, { status })
    await addOpsDecision(batch, {
      id,
      operator,
      action: is_suspended ? 'suspend-store' : 'restore-store',
      subject: vendor_id,
      reason,
      before: { status: stored.data.status },
      after: { status },
      at,
    })
    await notify(deps, batch, {
      uid: vendor_id,
      type: is_suspended ? 'STORE_SUSPENDED' : 'STORE_RESTORED',
      id: `store-${id}`,
      values: { vendor_name: stored.data.name, reason },
      at,
    })
    return { result: undefined }
  })
