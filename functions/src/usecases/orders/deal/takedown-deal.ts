import { AppError, Refusal } from '../../../contract/api/errors'
import { dueFrom } from '../../../contract/entities/due'
import type { Deal } from '../../../contract/entities/orders/deal'
import { timestampFromMillis } from '../../../contract/time'
import type { Versioned } from '../../../db/firestore'
import { changeDeal, readDeal } from '../../../db/orders/deals'
import { flagValuesOf, makerOf } from '../../../domain/orders/deal/flagged-deal'
import type { Deps } from '../../deps'
import { notify } from '../../messaging/notification/notify'
import { type By, commitDecision, type Recorded } from '../../operators/recorded'
import { shownReason } from '../../operators/shown-reason'
import { takedownEntry } from '../../operators/takedown-entry'

type Takedown = By & { is_down: boolean }

const requireDeal = async (id: string, is_down: boolean): Promise<Versioned<Deal>> => {
  const stored = await readDeal(id)
  if (!stored) throw new AppError('deal/not-found')
  const { status, taken_down, of } = stored.data
  if (is_down && (status === 'withdrawn' || status === 'declined')) {
    throw new Refusal(`The deal ${id} has ended already.`)
  }
  if (!is_down && !taken_down) throw new Refusal(`The deal ${id} was not taken down.`)
  // Its one use went back to the live deal.
  if (!is_down && of) throw new Refusal(`The deal ${id} was a price for one buyer, which is over.`)
  return stored
}

/** As it was before it was taken down. */
const statusBefore = ({ made_by, vendor_id }: Deal): Deal['status'] =>
  made_by === 'buyer' && vendor_id !== null ? 'accepted' : 'open'

/**
 * Takes a deal down, so that nobody begins to pay it, or opens it again. What is being paid and orders go
 * on. The decision and the notification of who made it are in the same commit.
 * @throws AppError `deal/not-found`
 * @throws Refusal if it is in that state already
 */
export const takedownDeal = (
  deps: Deps,
  id: string,
  { is_down, ...by }: Takedown,
): Promise<Recorded<{ done: true }>> =>
  commitDecision(deps, by, 'service/unavailable', async (batch, now) => {
    const stored = await requireDeal(id, is_down)
    const { data } = stored
    const at = timestampFromMillis(now)
    const id_of_entry = deps.ids()
    const reason = shownReason(by)
    const status = is_down ? 'withdrawn' : statusBefore(data)
    changeDeal(batch, stored, {
      status,
      taken_down: is_down ? { reason, at } : null,
      // A price for one buyer goes back to its live deal as soon as nobody is paying it.
      ...(data.due && { due: dueFrom(at) }),
      updated_at: at,
    })
    await notify(deps, batch, {
      uid: makerOf(data),
      type: 'DEAL_FLAGGED',
      id: `deal-${id_of_entry}`,
      values: {
        ...flagValuesOf(data),
        finding: is_down ? 'taken_down' : 'reinstated',
        reason,
      },
      at,
    })
    const entry = takedownEntry(id_of_entry, data, { is_down, status })
    return { entry, result: { done: true } }
  })
