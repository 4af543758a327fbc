import { AppError } from '../../../contract/api/errors'
import type { DealDraft, HeldDeal } from '../../../contract/api/orders/deals'
import type { Image } from '../../../contract/entities/catalog/image'
import { type Deal, MAX_UNPROVEN_DEAL_USES } from '../../../contract/entities/orders/deal'
import { isUnproven } from '../../../contract/escrow/limits'
import { usesLeft } from '../../../contract/orders/uses-left'
import { DAY_MS, timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import type { Batch } from '../../../db/firestore'
import { addDeal, changeDeal } from '../../../db/orders/deals'
import type { Store } from '../../../db/people/vendors'
import { isOwnImagePath } from '../../../domain/catalog/product/own-image-path'
import { dealFlagsOf } from '../../../domain/orders/deal/deal-flags'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import {
  type IdempotentResult,
  idempotentRequest,
  orItsAnswer,
  withIdempotency,
} from '../../idempotency'
import { linkImages } from '../../images/link-images'
import { getStore } from '../../people/vendor/get-store'
import { freeCode } from './free-code'
import { tellReopened } from './late-orders'
import { ownDealOf, readOwnDeal } from './own-deal'

type Seller = { uid: string; email_verified: boolean }

const ownedBy =
  ({ uid }: Seller) =>
  (path: string): boolean =>
    isOwnImagePath(path, uid)

/** Whose deals can be paid, and how often one may be bought. */
export const requireSeller = async (
  { uid, email_verified }: Seller,
  { uses }: Pick<DealDraft, 'uses'>,
  now: number,
): Promise<Store> => {
  if (!email_verified) throw new AppError('auth/email-not-verified')
  const store = await getStore(uid)
  if (store.vendor.status !== 'active') throw new AppError('vendor/suspended')
  if (!store.private.payout_account) throw new AppError('payout/no-account')
  if (uses > MAX_UNPROVEN_DEAL_USES && isUnproven(store.vendor.trial, now)) {
    throw new AppError('deal/too-many-uses', { most: MAX_UNPROVEN_DEAL_USES })
  }
  return store
}

export type Said = Pick<Deal, 'terms' | 'flags' | 'expires_at' | 'updated_at'>

export const saidBy = (draft: DealDraft, images: Image[], now: number): Said => {
  const { days, image_paths, ...terms } = draft
  return {
    terms: { ...terms, images },
    flags: dealFlagsOf(terms),
    expires_at: timestampFromMillis(now + days * DAY_MS),
    updated_at: timestampFromMillis(now),
  }
}

type Parties = Pick<Deal, 'id' | 'made_by' | 'vendor_id' | 'buyer_id'>

/** Adds a deal with a code that no other has. `now` in epoch milliseconds. */
export const addCoded = async (
  deps: Deps,
  batch: Batch,
  parties: Parties,
  said: Said,
  now: number,
): Promise<Deal> => {
  const code = await freeCode(deps)
  const counts = { version: 1, reserved: 0, sold: 0 }
  const created_at = timestampFromMillis(now)
  const deal: Deal = { ...parties, code, status: 'open', ...counts, created_at, ...said }
  addDeal(batch, deal)
  return deal
}

/**
 * Makes a deal of a seller.
 * @throws AppError `auth/email-not-verified`, `vendor/suspended`, `payout/no-account`,
 * `deal/too-many-uses`, `product/image-not-ours`, `idempotency/...`
 */
export const createDeal = async (
  deps: Deps,
  seller: Seller,
  draft: DealDraft,
  key: string | undefined,
): Promise<IdempotentResult<HeldDeal>> => {
  const { uid } = seller
  const idempotency = idempotentRequest({ uid, endpoint: 'deals.create', key, body: draft })
  return orItsAnswer(deps, idempotency, async () => {
    const now = deps.clock()
    const store = await requireSeller(seller, draft, now)
    const images = await linkImages(deps, ownedBy(seller), draft.image_paths, draft.title)
    const said = saidBy(draft, images, now)
    const parties = { made_by: 'vendor', vendor_id: uid, buyer_id: null } as const
    return commitWithRetry(backoffFrom(deps), 'service/unavailable', (batch) =>
      withIdempotency(batch, idempotency, now, async () => {
        const deal = await addCoded(deps, batch, { id: deps.ids(), ...parties }, said, now)
        return ownDealOf(deal, store, now)
      }),
    )
  })
}

/**
 * Gives a deal other terms and time, as a new version. Units that somebody has or is paying for stay.
 * @throws AppError as `createDeal`, and `deal/not-found`, `deal/ended`, `deal/uses-taken`
 */
export const updateDeal = async (
  deps: Deps,
  seller: Seller,
  id: string,
  draft: DealDraft,
): Promise<HeldDeal> => {
  const now = deps.clock()
  const { data } = await readOwnDeal(id, seller.uid)
  const store = await requireSeller(seller, draft, now)
  const paths = draft.image_paths
  const images = await linkImages(deps, ownedBy(seller), paths, draft.title, data.terms.images)
  return commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readOwnDeal(id, seller.uid)
    const { status, made_by, version, reserved, sold, apart = 0, of } = stored.data
    if (status !== 'open' || made_by !== 'vendor' || of) throw new AppError('deal/ended')
    const taken = reserved + sold + apart
    if (draft.uses < taken) throw new AppError('deal/uses-taken', { taken })
    const change = { version: version + 1, ...saidBy(draft, images, now) }
    const edited = { ...stored.data, ...change }
    // Sold out as before, it is open to nobody.
    const is_open = usesLeft(edited) > 0
    if (is_open) await tellReopened(deps, batch, edited, store.vendor)
    const after = { ...change, ...(is_open && { late_orders: [] }) }
    changeDeal(batch, stored, after)
    return { result: ownDealOf({ ...edited, ...after }, store, now) }
  })
}
