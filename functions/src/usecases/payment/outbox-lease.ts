import type { OutboxItem } from '../../contract/outbox'
import { MINUTE_MS, millisOf, timestampFromMillis } from '../../contract/time'
import { commitGuarded } from '../../store/commit'
import type { Kept } from '../../store/firestore'
import { changeOutboxItem, readOutboxItem } from '../../store/outbox'
import type { Deps } from '../deps'
import { paceOf } from '../pace'

/** Longer than any call to the provider takes: nobody else works on the item meanwhile. */
const LEASE_MS = 2 * MINUTE_MS

/** `announced`: the provider told of a change, so also what waits or was done is looked at. */
export type Occasion = 'sweep' | 'announced'

const isWaiting = ({ state }: OutboxItem): boolean => state === 'due' || state === 'sent'

const mayTake = (item: OutboxItem, occasion: Occasion, now: number): boolean =>
  occasion === 'announced'
    ? item.provider_id !== null || item.state === 'sent'
    : isWaiting(item) && millisOf(item.next_at) <= now

/** Takes an item to work on it alone; null where somebody else has it or there is no work. */
export const leaseOutboxItem = (
  deps: Deps,
  id: string,
  occasion: Occasion,
): Promise<Kept<OutboxItem> | null> =>
  commitGuarded(paceOf(deps), 'service/unavailable', async (batch) => {
    const kept = await readOutboxItem(id)
    const now = deps.clock()
    if (!kept || !mayTake(kept.data, occasion, now)) return { answer: null, unchanged: true }
    changeOutboxItem(batch, kept, {
      attempts: kept.data.attempts + 1,
      next_at: timestampFromMillis(now + LEASE_MS),
    })
    return { answer: kept }
  })
