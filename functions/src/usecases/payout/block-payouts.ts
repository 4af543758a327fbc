import { Refusal } from '../../contract/api/errors'
import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { commitWithRetry } from '../../db/commit'
import { changeVendorPrivate, readStore } from '../../db/vendors/vendors'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'

type Block = { operator: string; reason: string; is_blocked: boolean }

/**
 * Blocks a store's payouts, or allows them again; the decision is stored in the same commit.
 * @throws Refusal if the store doesn't exist
 */
export const blockPayouts = (
  deps: Deps,
  vendor_id: string,
  { operator, reason, is_blocked }: Block,
): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const store = await readStore(vendor_id)
    if (!store) throw new Refusal(`There is no store ${vendor_id}.`)
    const at = timestampFromMillis(deps.clock())
    changeVendorPrivate(batch, vendor_id, { payouts_blocked: is_blocked, updated_at: at })
    await addOpsDecision(batch, {
      id: deps.ids(),
      operator,
      action: is_blocked ? 'block-payouts' : 'unblock-payouts',
      subject: vendor_id,
      reason,
      before: { payouts_blocked: store.private.payouts_blocked },
      after: { payouts_blocked: is_blocked },
      at,
    })
    return { result: undefined }
  })
