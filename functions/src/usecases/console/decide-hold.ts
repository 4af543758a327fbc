import { AppError } from '../../contract/api/errors'
import { POLICY } from '../../contract/escrow/policy'
import { millisOf, timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { commitWithRetry } from '../../db/commit'
import { holdWalletEntry, readWalletEntry } from '../../db/money/wallets'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import type { Acting } from '../operator/acting'
import { requireNotOwn } from './require-not-own'

type Decision = { action: 'release' | 'keep'; reason: string }

/**
 * Ends the hold on a flagged sale's money, or keeps it until 14 days after the release. The money is
 * the vendor's then in any case: what should stop it is a dispute or blocked payouts.
 * @param id of the wallet entry, as `{vendor_id}~{entry_id}`
 * @throws AppError `hold/over`, `operator/own-case`
 */
export const decideHold = (
  deps: Deps,
  acting: Acting,
  id: string,
  { action, reason }: Decision,
): Promise<{ done: true }> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const [vendor_id = '', entry_id = ''] = id.split('~')
    const stored = vendor_id && entry_id ? await readWalletEntry(vendor_id, entry_id) : undefined
    const hold = stored?.data.hold
    if (!stored || !hold || stored.data.state === 'available' || hold.state === 'released') {
      throw new AppError('hold/over')
    }
    await requireNotOwn(acting, { buyer_id: hold.buyer_id, vendor_id })
    const now = deps.clock()
    const until = timestampFromMillis(
      action === 'release' ? now : millisOf(hold.since) + POLICY.strong_hold_ms,
    )
    const state = action === 'release' ? 'released' : 'kept'
    holdWalletEntry(batch, vendor_id, stored, {
      hold: { ...hold, state, until },
      available_at: until,
    })
    await addOpsDecision(batch, {
      id: deps.ids(),
      operator: acting.uid,
      action: `${action}-hold`,
      subject: stored.data.transaction_id ?? id,
      reason,
      before: { state: hold.state, until: hold.until },
      after: { state, until },
      at: timestampFromMillis(now),
    })
    return { result: { done: true } }
  })
