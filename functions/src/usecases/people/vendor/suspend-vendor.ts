import { Refusal } from '../../../contract/api/errors'
import { timestampFromMillis } from '../../../contract/time'
import { changeVendor, readVendor } from '../../../db/people/vendors'
import type { Deps } from '../../deps'
import { notify } from '../../messaging/notification/notify'
import { type By, commitDecision, type Recorded } from '../../operators/recorded'
import { shownReason } from '../../operators/shown-reason'

type Suspension = By & { is_suspended: boolean }

/**
 * Suspends a store, or reopens it; a trigger then hides or shows its products. Running orders and
 * payouts continue. The decision and the vendor's notification are in the same commit.
 * @throws Refusal if the store doesn't exist or already has the status
 */
export const suspendVendor = (
  deps: Deps,
  vendor_id: string,
  { is_suspended, ...by }: Suspension,
): Promise<Recorded<{ done: true }>> =>
  commitDecision(deps, by, 'service/unavailable', async (batch, now) => {
    const stored = await readVendor(vendor_id)
    if (!stored) throw new Refusal(`There is no store ${vendor_id}.`)
    const status = is_suspended ? 'suspended' : 'active'
    if (stored.data.status === status)
      throw new Refusal(`The store ${vendor_id} is ${status} already.`)
    const id = deps.ids()
    changeVendor(batch, stored, { status })
    await notify(deps, batch, {
      uid: vendor_id,
      type: is_suspended ? 'STORE_SUSPENDED' : 'STORE_RESTORED',
      id: `store-${id}`,
      values: { vendor_name: stored.data.name, reason: shownReason(by) },
      at: timestampFromMillis(now),
    })
    const entry = {
      id,
      action: is_suspended ? 'suspend-store' : 'reinstate-store',
      subject: vendor_id,
      before: { status: stored.data.status },
      after: { status },
    }
    return { entry, result: { done: true } }
  })
