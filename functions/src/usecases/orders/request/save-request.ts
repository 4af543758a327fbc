import { isDeepStrictEqual } from 'node:util'
import { AppError } from '../../../contract/api/errors'
import type { DealDraft, ShownDeal } from '../../../contract/api/orders/deals'
import { type Deal, MAX_UNPROVEN_DEAL_USES } from '../../../contract/entities/orders/deal'
import { HOUR_MS, millisOf } from '../../../contract/time'
import { readProduct } from '../../../db/catalog/products'
import { commitWithRetry } from '../../../db/commit'
import { readDeal } from '../../../db/orders/deals'
import { isOwnRequestImage } from '../../../domain/catalog/product/own-image-path'
import { editRequest } from '../../../domain/orders/deal/request-answers'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { linkImages } from '../../images/link-images'
import { notify } from '../../messaging/notification/notify'
import { addCoded, type Said, saidBy } from '../deal/save-deal'
import { changeRequest, endedNews, readOwnRequest, shownRequestOf } from './own-request'

/** Whether it was sent before, and its answer was lost. */
const isSame = ({ status, terms, expires_at }: Deal, said: Said): boolean =>
  status !== 'withdrawn' &&
  millisOf(said.expires_at) - millisOf(expires_at) < HOUR_MS &&
  isDeepStrictEqual(terms, said.terms)

/**
 * Asks for something in words and numbers by which a seller who accepts is bound, or changes what was asked: a new
 * version, from which who accepted the one before is unbound, and told.
 * @throws AppError `deal/not-found`, `deal/over`, `deal/being-paid`, `deal/too-many-uses`, `product/image-not-ours`, `product/image-not-a-picture`
 */
export const saveRequest = async (
  deps: Deps,
  uid: string,
  id: string,
  draft: DealDraft,
): Promise<ShownDeal> => {
  // Whoever accepts may be new.
  const most = MAX_UNPROVEN_DEAL_USES
  if (draft.uses > most) throw new AppError('deal/too-many-uses', { most })
  const now = deps.clock()
  const isOwn = (path: string) => isOwnRequestImage(path, uid, id)
  const known = (await readDeal(id))?.data.terms.images
  const images = await linkImages(deps, isOwn, draft.image_paths, draft.title, known)
  const said = saidBy(draft, images, now)
  const deal = await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    if (!(await readDeal(id))) {
      // Reports and decisions name a product and a deal alike: the chosen id is neither's yet.
      if (await readProduct(id)) throw new AppError('deal/not-found')
      const parties = { made_by: 'buyer', vendor_id: null, buyer_id: uid } as const
      return { result: await addCoded(deps, batch, { id, ...parties }, said, now) }
    }
    const stored = await readOwnRequest(id, uid)
    if (isSame(stored.data, said)) return { result: stored.data, skip_commit: true }
    const change = { ...said, ...editRequest(stored.data, draft.uses) }
    const result = changeRequest(batch, stored, change, now)
    await notify(deps, batch, ...endedNews(stored.data, now))
    return { result }
  })
  return shownRequestOf(deal, now)
}
