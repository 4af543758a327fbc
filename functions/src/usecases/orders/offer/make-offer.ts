import { createHash } from 'node:crypto'
import type { BodyOf } from '../../../contract/api/endpoint'
import { AppError } from '../../../contract/api/errors'
import type { offerEndpoints } from '../../../contract/api/orders/offers'
import {
  LIVE_OFFER_STATES,
  type Offer,
  type OfferState,
  type StoredOffer,
} from '../../../contract/entities/orders/offer'
import { makeId } from '../../../contract/ids'
import { DAY_MS, timestampFromMillis } from '../../../contract/time'
import { readProduct } from '../../../db/catalog/products'
import { commitWithRetry } from '../../../db/commit'
import { addOffer, readOffersOnProduct, readUnpaidOffers } from '../../../db/orders/offers'
import { isProvenBuyer } from '../../../db/orders/unpaid-orders'
import { readVendor } from '../../../db/people/vendors'
import { offerOf } from '../../../domain/catalog/product/offer'
import { shareRefusal } from '../../../domain/orders/checkout/new-buyer'
import { lineRefusal } from '../../../domain/orders/checkout/open-checkout'
import { requirePriceBetween, waiting } from '../../../domain/orders/offer/decide-offer'
import {
  requirePaysOffers,
  requireRoundOfDay,
  UNPAID_WINDOW_MS,
} from '../../../domain/orders/offer/offer-limits'
import { backoffFrom } from '../../backoff'
import type { Actor, Deps } from '../../deps'
import { answerTimeOf } from './answer-time'
import { loadListing } from './load-listing'
import { shownOffer } from './shown-offer'
import { sayStep, tellOffer } from './tell-offer'

/**
 * The id of a buyer's n-th offer on a product. Two that are made at once have the same, so that the
 * second finds the first open.
 */
const offerId = (buyer_id: string, product_id: string, n: number): string => {
  const hash = createHash('sha512').update(`${buyer_id}~${product_id}~${n}`).digest()
  let drawn = 0
  return makeId((size) => {
    drawn += 1
    return createHash('sha512').update(hash).update(String(drawn)).digest().subarray(0, size)
  })
}

const LIVE: readonly OfferState[] = LIVE_OFFER_STATES

/** @throws AppError `offer/off` with why the goods can't be bought either */
const asRefusal = <T>(work: () => T): T => {
  try {
    return work()
  } catch (error) {
    if (error instanceof AppError) throw new AppError('offer/off', { why: error.code })
    throw error
  }
}

/** What a buyer may offer on now, as goods of one variant. */
const requireGoods = async (
  buyer: Pick<Actor, 'uid'>,
  product_id: string,
  { variant_id, units }: { variant_id?: string | undefined; units: number },
  now: number,
) => {
  const vendor_id = (await readProduct(product_id))?.data.vendor_id
  if (vendor_id === undefined) throw new AppError('product/not-found')
  const [vendor, { product, stock, is_blocked }] = await Promise.all([
    readVendor(vendor_id),
    loadListing({ product_id, buyer_id: buyer.uid, vendor_id }),
  ])
  if (!product || !stock) throw new AppError('product/not-found')
  const rested = { ...product, store_rest: vendor?.data.rest ?? null }
  if (!product.takes_offers || is_blocked) throw new AppError('offer/off')
  const goods = asRefusal(() => {
    const offer = offerOf(rested, stock, variant_id)
    const refusal = lineRefusal({ offer, quantity: units }, { buyer }, now)
    if (refusal) throw refusal
    return offer
  })
  const refusal = shareRefusal({ product_id, quantity: units, stock: goods.stock })
  if (refusal && !(await isProvenBuyer(buyer.uid))) throw refusal
  return goods
}

/**
 * Offers a lower price for units of a product. Nothing is reserved by it.
 * @throws AppError `product/not-found`, `offer/off`, `transaction/unpaid-quantity`, `offer/exists`, `offer/too-many`,
 * `offer/unpaid`, `offer/price-out-of-range`
 */
export const makeOffer = (
  deps: Deps,
  buyer: Pick<Actor, 'uid'>,
  product_id: string,
  { variant_id, units, price_minor }: BodyOf<(typeof offerEndpoints)['make']>,
): Promise<Offer> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const { product, variant, choice } = await requireGoods(
      buyer,
      product_id,
      { variant_id, units },
      now,
    )
    const [own, unpaid] = await Promise.all([
      readOffersOnProduct(buyer.uid, product_id),
      readUnpaidOffers(buyer.uid, now - 2 * UNPAID_WINDOW_MS - DAY_MS),
    ])
    const live = own.find(({ state }) => LIVE.includes(state))
    if (live) throw new AppError('offer/exists', { offer_id: live.id })
    requirePaysOffers(unpaid, now)
    requireRoundOfDay(own, now)
    requirePriceBetween([], variant.price, price_minor)
    const at = timestampFromMillis(now)
    const { images, vendor_id, name } = product
    const image = images.find(({ path }) => path === variant.image_path) ?? images[0]
    const made = {
      id: offerId(buyer.uid, product_id, own.length),
      product_id,
      variant_id: variant.id,
      buyer_id: buyer.uid,
      vendor_id,
      conversation_id: `${buyer.uid}_${vendor_id}_${product_id}`,
      units,
      rounds: [{ by: 'buyer' as const, price_minor, at }],
      order_id: null,
      goods: {
        name,
        image_url: image?.url_320 ?? '',
        choice: choice.map(({ value }) => value),
        price_minor: variant.price,
      },
      unpaid_at: null,
      created_at: at,
    }
    const answer_ms = await answerTimeOf(deps, made, now)
    const offer: StoredOffer = { ...made, answer_at: null, ...waiting('open', now, answer_ms) }
    addOffer(batch, offer)
    await sayStep(batch, offer, 'buyer', 'make', now)
    if (answer_ms === null) await tellOffer(deps, batch, offer, 'OFFER_RECEIVED', ['vendor'])
    return { result: shownOffer(offer, 'buyer') }
  })
