import { saveCharge } from '../../db/delivery/carrier-charges'
import { concludedCharge, leftMinor } from '../../domain/delivery/carrier-charge'
import type { Deps } from '../deps'
import { type By, type Entered, enter, type Recorded, requireEntered } from '../operators/recorded'
import { shownReason } from '../operators/shown-reason'
import { executeCommand } from '../orders/transaction/execute-command'
import { requireCharge } from './collect-charge'

/**
 * An operator says what a carrier paid into our wallet for a parcel that it lost; we bear what it
 * refused.
 * @throws AppError `delivery/charge-settled`, `delivery/charge-not-found`, `delivery/claim-out-of-range`
 */
export const concludeClaim = async (
  deps: Deps,
  id: string,
  { paid_minor, ...by }: By & { paid_minor: number },
): Promise<Recorded<{ done: true }>> => {
  const { transaction_id } = (await requireCharge(id)).data
  let entered: Entered | undefined
  await executeCommand(deps, transaction_id, async (_, now) => {
    const stored = await requireCharge(id)
    const after = concludedCharge(stored.data, 'settled', now, shownReason(by))
    const refused_minor = leftMinor(after) - paid_minor
    return {
      actor: { role: 'operator', id: by.operator },
      command: { action: 'settle_claim', charge_id: id, paid_minor, refused_minor },
      write: async (batch) => {
        saveCharge(batch, after, stored)
        const entry = {
          action: 'settle-carrier-claim',
          subject: transaction_id,
          before: { claim: id, amount_minor: leftMinor(stored.data) },
          after: { claim: id, paid_minor, refused_minor },
        }
        entered = await enter(deps, batch, by, entry, now)
      },
    }
  })
  return requireEntered(entered)({ done: true })
}
