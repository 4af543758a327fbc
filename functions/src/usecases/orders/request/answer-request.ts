import type { BodyOf } from '../../../contract/api/endpoint'
import { AppError } from '../../../contract/api/errors'
import type { ShownDeal } from '../../../contract/api/orders/deals'
import type { requestEndpoints } from '../../../contract/api/orders/requests'
import type { Deal } from '../../../contract/entities/orders/deal'
import { timestampFromMillis } from '../../../contract/time'
import { type CommitAttempt, commitWithRetry } from '../../../db/commit'
import type { Batch } from '../../../db/firestore'
import { readBlock } from '../../../db/messaging/blocks'
import {
  acceptRequest,
  answerSeller,
  type RequestChange,
  refuseSeller,
} from '../../../domain/orders/deal/request-answers'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { type NotificationRequest, notify } from '../../messaging/notification/notify'
import { getStore } from '../../people/vendor/get-store'
import { requireSeller } from '../deal/save-deal'
import {
  agreedNews,
  changeRequest,
  endedNews,
  readRequest,
  type StoredRequest,
  sellerNews,
  shownRequestOf,
} from './own-request'

type Caller = { uid: string; email_verified: boolean; roles: readonly string[] }
type Answer = BodyOf<(typeof requestEndpoints)['answer']>
type Step = { change: RequestChange | undefined; news: (after: Deal) => NotificationRequest[] }

/** The buyer agrees to the seller whom they saw, or declines them; nobody named, it is withdrawn. */
const asBuyer = ({ data }: StoredRequest, answer: Answer, now: number): Step => {
  const { vendor_id, version, accepts } = answer
  if (vendor_id !== undefined) {
    const seen = { vendor_id, version, agrees: accepts }
    const change = answerSeller(data, seen, timestampFromMillis(now), now)
    return { change, news: () => (accepts ? agreedNews : endedNews)(data, now) }
  }
  if (accepts) throw new AppError('deal/changed')
  const isWithdrawn = data.status === 'withdrawn'
  return {
    change: isWithdrawn ? undefined : { status: 'withdrawn' },
    news: () => endedNews(data, now),
  }
}

/** A seller is bound if they are the first, or is kept from it. */
const asSeller = async (
  { data, buyer_id }: StoredRequest,
  caller: Caller,
  answer: Answer,
  now: number,
): Promise<Step> => {
  const { uid } = caller
  if (answer.vendor_id !== uid) throw new AppError('deal/not-yours')
  if (!caller.roles.includes('vendor')) throw new AppError('auth/vendor-required')
  if (!answer.accepts) {
    const { vendor } = await getStore(uid)
    const change = refuseSeller(data, uid)
    return { change, news: (after) => sellerNews(after, 'REQUEST_REOPENED', vendor, now) }
  }
  const [{ vendor }, block] = await Promise.all([
    requireSeller(caller, data.terms, now),
    readBlock([buyer_id, uid]),
  ])
  const is_blocked = block !== undefined
  const change = acceptRequest(data, { id: uid, is_blocked }, answer.version, now)
  return { change, news: (after) => sellerNews(after, 'REQUEST_ACCEPTED', vendor, now) }
}

const attempt = async (
  deps: Deps,
  batch: Batch,
  caller: Caller,
  id: string,
  answer: Answer,
): Promise<CommitAttempt<Deal>> => {
  const stored = await readRequest(id)
  const now = deps.clock()
  const isBuyer = stored.buyer_id === caller.uid
  if (isBuyer && answer.vendor_id === caller.uid) throw new AppError('deal/not-yours')
  const { change, news } = isBuyer
    ? asBuyer(stored, answer, now)
    : await asSeller(stored, caller, answer, now)
  if (!change) return { result: stored.data, skip_commit: true }
  const result = changeRequest(batch, stored, change, now)
  await notify(deps, batch, ...news(result))
  return { result }
}

/**
 * Records an answer to a request, of a seller or of its buyer about one. Links are forwarded: a seller who declines ends
 * nothing for others, and nobody sells by it to whom the buyer hasn't agreed.
 * @throws AppError `deal/not-found`, `deal/not-yours`, `deal/taken`, `deal/changed`, `deal/over`, `deal/being-paid`,
 * `auth/vendor-required`, and what `requireSeller` throws
 */
export const answerRequest = async (
  deps: Deps,
  caller: Caller,
  id: string,
  answer: Answer,
): Promise<ShownDeal> => {
  const deal = await commitWithRetry(backoffFrom(deps), 'service/unavailable', (batch) =>
    attempt(deps, batch, caller, id, answer),
  )
  return shownRequestOf(deal, deps.clock())
}
