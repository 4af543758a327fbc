import { allDealsMadeBy, allRequestsOfBuyer } from '../../../contract/queries/orders/deals'
import { type BoundQuery, bind } from '../../../contract/queries/query'
import { commitWithRetry } from '../../../db/commit'
import { readIds } from '../../../db/list-query'
import {
  leaveSeller,
  type RequestChange,
  withdrawUnpaid,
} from '../../../domain/orders/deal/request-answers'
import { FORMER_USER } from '../../../domain/people/user/former-user'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { type NotificationRequest, notify } from '../../messaging/notification/notify'
import {
  changeRequest,
  endedNews,
  readRequest,
  type StoredRequest,
  sellerNews,
} from './own-request'

type Step = { change: RequestChange | undefined; news: NotificationRequest[] }

const changeEach = async (
  deps: Deps,
  query: BoundQuery,
  stepOf: (stored: StoredRequest, now: number) => Step,
): Promise<void> => {
  for (const id of await readIds(query)) {
    await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
      const stored = await readRequest(id)
      const now = deps.clock()
      const { change, news } = stepOf(stored, now)
      if (!change) return { result: undefined, skip_commit: true }
      changeRequest(batch, stored, change, now)
      await notify(deps, batch, ...news)
      return { result: undefined }
    })
  }
}

/**
 * Takes a seller who leaves from what they accepted, and tells the buyers of what is open again. Idempotent.
 */
export const leaveAcceptedRequests = (deps: Deps, vendor_id: string): Promise<void> =>
  changeEach(deps, bind(allDealsMadeBy, { vendor_id, made_by: 'buyer' }), ({ data }, now) => {
    const change = leaveSeller(data)
    const vendor = { vendor_id, name: FORMER_USER }
    const isOpen = change?.status === 'open'
    return { change, news: isOpen ? sellerNews(data, 'REQUEST_REOPENED', vendor, now) : [] }
  })

/** Ends what a buyer who leaves asked for and didn't pay, and tells who accepted it. Idempotent. */
export const withdrawRequestsOf = (deps: Deps, buyer_id: string): Promise<void> =>
  changeEach(deps, bind(allRequestsOfBuyer, { buyer_id }), ({ data }, now) => ({
    change: withdrawUnpaid(data),
    news: endedNews(data, now),
  }))
