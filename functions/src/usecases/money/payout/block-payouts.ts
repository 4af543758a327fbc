import { Refusal } from '../../../contract/api/errors'
import { timestampFromMillis } from '../../../contract/time'
import { changeVendorPrivate, readStore } from '../../../db/people/vendors'
import type { Deps } from '../../deps'
import { type By, commitDecision, type Recorded } from '../../operators/recorded'

type Block = By & { is_blocked: boolean }

/**
 * Blocks a store's payouts, or allows them again; the decision is stored in the same commit.
 * @throws Refusal if the store doesn't exist
 */
export const blockPayouts = (
  deps: Deps,
  vendor_id: string,
  { is_blocked, ...by }: Block,
): Promise<Recorded<{ done: true }>> =>
  commitDecision(deps, by, 'service/unavailable', async (batch, now) => {
    const store = await readStore(vendor_id)
    if (!store) throw new Refusal(`There is no store ${vendor_id}.`)
    changeVendorPrivate(batch, vendor_id, {
      payouts_blocked: is_blocked,
      updated_at: timestampFromMillis(now),
    })
    const entry = {
      action: is_blocked ? 'block-payouts' : 'unblock-payouts',
      subject: vendor_id,
      before: { payouts_blocked: store.private.payouts_blocked },
      after: { payouts_blocked: is_blocked },
    }
    return { entry, result: { done: true } }
  })
