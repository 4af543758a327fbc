import type { TopUp } from '../../../contract/entities/money/top-up'
import { COLLECTIONS } from '../../../contract/paths'
import { dueTopUps, failingTopUps } from '../../../contract/queries/money/money'
import { bind } from '../../../contract/queries/query'
import { timestampFromMillis } from '../../../contract/time'
import { readTopUp } from '../../../db/money/top-ups'
import type { Deps } from '../../deps'
import { dueKind, workDue } from '../../jobs/due'
import { lapseUnpaid } from '../payment/confirm-top-up'

const lapseOne = async (deps: Deps, id: string): Promise<boolean> => {
  const stored = await readTopUp(id)
  return stored !== undefined && lapseUnpaid(deps, stored.data.reference)
}

/** Top-ups that nobody paid. */
export const TOP_UPS = dueKind<TopUp>({
  name: 'top-up',
  collections: [COLLECTIONS.topUps],
  due: (now, limit) => bind(dueTopUps, { now: timestampFromMillis(now) }, limit),
  failing: (least) => bind(failingTopUps, { least }),
  isWaiting: ({ state }) => state === 'awaiting',
  work: lapseOne,
  failure: 'A top-up could not lapse',
  describe: ({ vendor_id, created_at }) => ({
    subject: { type: 'store', id: vendor_id },
    title: 'top-up that nobody paid',
    due_at: created_at,
    parties: [vendor_id],
  }),
})

/** Lets top-ups lapse that nobody paid in time, each once. Returns how many. */
export const lapseTopUps = (deps: Deps): Promise<number> => workDue(deps, TOP_UPS)
