import { AppError } from '../../contract/api/errors'
import { POLICY } from '../../contract/escrow/policy'
import { millisOf, timestampFromMillis } from '../../contract/time'
import { holdWalletEntry, readWalletEntry } from '../../db/money/wallets'
import type { Deps } from '../deps'
import { type By, commitDecision, type Recorded } from '../operators/recorded'

type Decision = By & { action: 'release' | 'keep' }

/**
 * The entry of a wallet whose money is held, and its vendor.
 * @param id `{vendor_id}~{entry_id}`
 * @throws AppError `hold/over`
 */
export const requireHold = async (id: string) => {
  const [vendor_id = '', entry_id = ''] = id.split('~')
  const stored = vendor_id && entry_id ? await readWalletEntry(vendor_id, entry_id) : undefined
  const hold = stored?.data.hold
  if (!stored || !hold || stored.data.state === 'available' || hold.state === 'released') {
    throw new AppError('hold/over')
  }
  return { vendor_id, stored, hold }
}

/**
 * Ends the hold on a flagged sale's money, or keeps it until 14 days after the release. The money is
 * the vendor's then in any case: what should stop it is a dispute or blocked payouts.
 * @param id of the wallet entry, as `{vendor_id}~{entry_id}`
 * @throws AppError `hold/over`
 */
export const decideHold = (
  deps: Deps,
  id: string,
  { action, ...by }: Decision,
): Promise<Recorded<{ done: true }>> =>
  commitDecision(deps, by, 'service/unavailable', async (batch, now) => {
    const { vendor_id, stored, hold } = await requireHold(id)
    const until = timestampFromMillis(
      action === 'release' ? now : millisOf(hold.since) + POLICY.strong_hold_ms,
    )
    const state = action === 'release' ? 'released' : 'kept'
    holdWalletEntry(batch, vendor_id, stored, {
      hold: { ...hold, state, until },
      available_at: until,
    })
    const { transaction_id, amount_minor } = stored.data
    const entry = {
      action: `${action}-hold`,
      subject: transaction_id ?? id,
      before: { state: hold.state, until: hold.until },
      after: { state, until, amount_minor },
    }
    return { entry, result: { done: true } }
  })
