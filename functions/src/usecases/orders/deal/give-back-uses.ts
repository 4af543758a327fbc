import type { Deal } from '../../../contract/entities/orders/deal'
import { COLLECTIONS } from '../../../contract/paths'
import { dueDeals, failingDeals } from '../../../contract/queries/orders/deals'
import { bind } from '../../../contract/queries/query'
import { timestampFromMillis } from '../../../contract/time'
import type { Deps } from '../../deps'
import { dueKind, workDue } from '../../jobs/due'
import { giveBackUse } from './go-live'

/** Prices for one buyer that nobody paid. */
export const PRICES_FOR_ONE = dueKind<Deal>({
  name: 'price for one buyer',
  collections: [COLLECTIONS.deals],
  due: (now, limit) => bind(dueDeals, { now: timestampFromMillis(now) }, limit),
  failing: (least) => bind(failingDeals, { least }),
  isWaiting: ({ due }) => due != null,
  work: giveBackUse,
  failure: 'The use of a price for one buyer could not go back',
  describe: ({ vendor_id, expires_at }) => ({
    ...(vendor_id && { subject: { type: 'store', id: vendor_id }, parties: [vendor_id] }),
    title: 'price for one buyer that nobody paid',
    due_at: expires_at,
  }),
})

/** Gives uses back that nobody paid, each once. Returns how many. */
export const giveBackUses = (deps: Deps): Promise<number> => workDue(deps, PRICES_FOR_ONE)
