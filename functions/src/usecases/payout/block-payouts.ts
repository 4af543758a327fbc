import { timestampFromMillis } from '../../contract/time'
import { newBatch } from '../../store/firestore'
import { addOpsDecision } from '../../store/ops-decisions'
import { changeVendorPrivate } from '../../store/vendors'
import type { Deps } from '../deps'

type Block = { operator: string; reason: string; is_blocked: boolean }

/** Stops a store's payouts, or allows them again; the decision is kept in the same commit. */
export const blockPayouts = async (
  deps: Deps,
  vendor_id: string,
  { operator, reason, is_blocked }: Block,
): Promise<void> => {
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
