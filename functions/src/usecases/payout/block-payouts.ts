import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { newBatch } from '../../db/firestore'
import { changeVendorPrivate, readVendor } from '../../db/vendors/vendors'
import type { Deps } from '../deps'

type Block = { operator: string; reason: string; is_blocked: boolean }

/**
 * Blocks a store's payouts, or allows them again; the decision is stored in the same commit.
 * @throws Error if the store doesn't exist
 */
export const blockPayouts = async (
  deps: Deps,
  vendor_id: string,
  { operator, reason, is_blocked }: Block,
): Promise<void> => {
  if (!(await readVendor(vendor_id))) throw new Error(`There is no store ${vendor_id}.`)
  const at = timestampFromMillis(deps.clock())
  const batch = newBatch()
  changeVendorPrivate(batch, vendor_id, { payouts_blocked: is_blocked, updated_at: at })
  addOpsDecision(batch, {
    id: deps.ids(),
    operator,
    action: is_blocked ? 'block-payouts' : 'unblock-payouts',
    subject: vendor_id,
    reason,
    at,
  })
  await batch.commit()
}
