import { AppError } from '../../../contract/api/errors'
import type { ShownDeal } from '../../../contract/api/orders/deals'
import type { NotificationType } from '../../../contract/entities/messaging/notification'
import type { Deal } from '../../../contract/entities/orders/deal'
import type { Party } from '../../../contract/entities/orders/party'
import type { Vendor } from '../../../contract/entities/people/vendor'
import { shownDealCode } from '../../../contract/orders/deal-code'
import { timestampFromMillis } from '../../../contract/time'
import { type Batch, removed, type Versioned } from '../../../db/firestore'
import { changeDeal, readDeal } from '../../../db/orders/deals'
import { readStore, type Store } from '../../../db/people/vendors'
import type { RequestChange } from '../../../domain/orders/deal/request-answers'
import type { NotificationRequest } from '../../messaging/notification/notify'
import { shownDealOf } from '../deal/show-deal'

export type StoredRequest = Versioned<Deal> & { buyer_id: string }

/** @throws AppError `deal/not-found`, for a deal that no buyer made as well */
export const readRequest = async (id: string): Promise<StoredRequest> => {
  const stored = await readDeal(id)
  const buyer_id = stored?.data.buyer_id
  if (stored?.data.made_by !== 'buyer' || !buyer_id) throw new AppError('deal/not-found')
  return { ...stored, buyer_id }
}

/** @throws AppError `deal/not-found`, for somebody else's request as well */
export const readOwnRequest = async (id: string, uid: string) => {
  const stored = await readRequest(id)
  if (stored.buyer_id !== uid) throw new AppError('deal/not-found')
  return stored
}

const storeOf = async ({ vendor_id }: Deal): Promise<Store | undefined> =>
  vendor_id === null ? undefined : readStore(vendor_id)

/** A request with who accepted it. */
export const shownRequestOf = async (deal: Deal, now: number): Promise<ShownDeal> =>
  shownDealOf(deal, await storeOf(deal), now)

/** Changes a request only if it is unchanged since it was read; returns what it is then. */
export const changeRequest = (
  batch: Batch,
  stored: Versioned<Deal>,
  change: RequestChange & Partial<Pick<Deal, 'terms' | 'flags' | 'expires_at'>>,
  now: number,
): Deal => {
  const { consented_at, ...others } = change
  const updated = { ...others, updated_at: timestampFromMillis(now) }
  changeDeal(batch, stored, {
    ...updated,
    ...(consented_at !== undefined && { consented_at: consented_at ?? removed() }),
  } as Partial<Deal>)
  const { consented_at: before, ...kept } = stored.data
  const after = consented_at === undefined ? before : consented_at
  return { ...kept, ...updated, ...(after && { consented_at: after }) }
}

type News = Pick<NotificationRequest, 'type'> & { party: Party; uid: string | null }

/** What one side of a request is told, once for each version and seller. */
const newsOf = (
  { id, code, version, terms }: Deal,
  { type, party, uid }: News,
  { vendor_id, name = '' }: { vendor_id: string | null; name?: string },
  now: number,
): NotificationRequest[] =>
  uid === null
    ? []
    : [
        {
          uid,
          type,
          id: `${type.toLowerCase().replaceAll('_', '-')}-${id}-${version}-${vendor_id}`,
          values: {
            ...{ party, deal_id: id, deal_code: shownDealCode(code) },
            ...{ product_name: terms.title, vendor_name: name },
          },
          at: timestampFromMillis(now),
        },
      ]

const toVendor = (type: NotificationType) => (before: Deal, now: number) =>
  newsOf(before, { type, party: 'vendor', uid: before.vendor_id }, before, now)

const unbound = toVendor('REQUEST_REOPENED')

/** Tells who was bound by a request that they are no longer; not who sold something by it. */
export const endedNews = (before: Deal, now: number) =>
  before.reserved + before.sold > 0 ? [] : unbound(before, now)

export const agreedNews = toVendor('REQUEST_AGREED')

/** Tells the buyer what a seller answered. */
export const sellerNews = (
  deal: Deal,
  type: NotificationType,
  vendor: Pick<Vendor, 'vendor_id' | 'name'>,
  now: number,
) => newsOf(deal, { type, party: 'buyer', uid: deal.buyer_id }, vendor, now)
