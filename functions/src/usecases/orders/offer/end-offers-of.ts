import { commitWithRetry } from '../../../db/commit'
import { liveOfferIdsOf, readOffer } from '../../../db/orders/offers'
import { ended } from '../../../domain/orders/offer/decide-offer'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { saveEnd } from './take-step'

/** Ends all offers of somebody who leaves, and tells the others. Idempotent. */
export const endOffersOf = async (deps: Deps, uid: string): Promise<void> => {
  for (const id of await liveOfferIdsOf(uid)) {
    await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
      const stored = await readOffer(id)
      if (!stored?.data.due) return { result: undefined, skip_commit: true }
      const now = deps.clock()
      const isOwn = stored.data.buyer_id === uid
      const end = isOwn ? ended('withdrawn', now) : ended('void', now, { void_reason: 'gone' })
      await saveEnd(deps, batch, stored, end)
      return { result: undefined }
    })
  }
}
