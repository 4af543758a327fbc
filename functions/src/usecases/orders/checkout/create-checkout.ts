import type { BodyOf, ResponseOf } from '../../../contract/api/endpoint'
import { AppError, type ErrorCode } from '../../../contract/api/errors'
import type { CheckoutChange, checkoutEndpoints } from '../../../contract/api/orders/checkouts'
import { MAX_CHECKOUT_STORES } from '../../../contract/entities/money/payment'
import { offerOf } from '../../../domain/catalog/product/offer'
import { requireArea } from '../../../domain/location'
import {
  type AskedStore,
  compareCheckout,
  needsConsent,
} from '../../../domain/orders/checkout/compare-checkout'
import { dealChannels } from '../../../domain/orders/checkout/deal-refusal'
import { openCheckout, type StoreOrder } from '../../../domain/orders/checkout/open-checkout'
import type { OrderLine } from '../../../domain/orders/transaction/open-order'
import type { Actor, Deps } from '../../deps'
import type { IdempotentResult } from '../../idempotency'
import { lineOfDeal, requireDeal, sourceOf } from './load-deal'
import { type LoadedLine, type LoadedStore, storeOf } from './load-stores'
import { type Loaded, reserveCheckout } from './reserve-checkout'
import { withAgreedPrices } from './with-agreed-prices'

type Create = (typeof checkoutEndpoints)['create']
export type CheckoutBody = BodyOf<Create>
type Line = CheckoutBody['lines'][number]

/** A suspended or missing store's goods are gone. */
const isOpen = ({ vendor }: LoadedStore<unknown>): boolean => vendor?.status === 'active'

/** Variants that are no longer sold are gone, as a product is. */
const GONE: readonly ErrorCode[] = ['product/variant-unknown', 'product/variant-not-sold']

/** @throws AppError `product/variant-required` */
const lineOf = ({ asked, product, stock }: LoadedLine<Line>): OrderLine | undefined => {
  try {
    const { variant_id, quantity, offer_id } = asked
    return { offer: offerOf(product, stock, variant_id), quantity, ...(offer_id && { offer_id }) }
  } catch (error) {
    if (error instanceof AppError && GONE.includes(error.code)) return undefined
    throw error
  }
}

/** What the buyer asked each store for, with what was loaded. */
export const askedStores = (
  stores: readonly LoadedStore<Line>[],
  ways: CheckoutBody['ways'],
  now: number,
  idOf: (vendor_id: string) => string = () => '',
  seen_version?: number,
): AskedStore[] =>
  stores.map((store) => {
    const { vendor_id, vendor, profile, lines, carrier_offer } = store
    const way = ways.find((one) => one.vendor_id === vendor_id)
    return {
      id: idOf(vendor_id),
      vendor_id,
      store: vendor ? storeOf(vendor) : { name: '', address: '', city: '', state: '', country: '' },
      return_policy: vendor?.return_policy,
      profile,
      lines: lines.map((line) => ({
        asked: line.asked,
        line: isOpen(store) ? lineOf(line) : undefined,
      })),
      delivery_method: way?.method,
      carrier_offer,
      seen_until: way?.seen_until,
      trial: vendor?.trial,
      ...(store.deal && { source: sourceOf(store.deal.read.data, now), seen_version }),
    }
  })

export const goneLines = (missing: readonly Line[]): CheckoutChange[] =>
  missing.map(({ product_id, variant_id }) => ({
    kind: 'gone',
    product_id,
    ...(variant_id === undefined ? {} : { variant_id }),
  }))

const ordersOf = (stores: readonly AskedStore[]): StoreOrder[] =>
  stores.map((store) => ({ ...store, lines: store.lines.flatMap(({ line }) => line ?? []) }))

const openOrders = (
  { stores: read_stores, missing, request, idOf, now }: Loaded<Line>,
  { deal, ways, expected_total_minor: before_minor }: CheckoutBody,
) => {
  const stores = withAgreedPrices(read_stores, request.buyer.uid, now)
  if (stores.length > MAX_CHECKOUT_STORES) {
    throw new AppError('checkout/too-many-stores', { max_stores: MAX_CHECKOUT_STORES })
  }
  if (deal) {
    const { vendor } = requireDeal(stores, request.buyer.uid, now)
    if (!dealChannels(vendor, now).includes(request.channel)) {
      throw new AppError('deal/transfer-only')
    }
  }
  const asked = askedStores(stores, ways, now, idOf, deal?.version)
  const compared = compareCheckout(asked, request, now)
  const changes = [...goneLines(missing), ...compared.changes]
  const { total_minor } = compared
  if (total_minor !== before_minor) {
    changes.push({ kind: 'total', before_minor, now_minor: total_minor })
  }
  if (changes.some(needsConsent)) throw new AppError('checkout/changed', { changes, total_minor })
  return { decisions: openCheckout(ordersOf(asked), request, now), changes }
}

/**
 * Reserves the goods of several stores for one payment, all or nothing.
 * @throws AppError `checkout/changed` with each difference to what the buyer saw, if any is worse;
 * `checkout/too-many-stores`, `deal/...`, `offer/...`, `delivery/...`, and what `reserveCheckout` throws
 */
export const createCheckout = async (
  deps: Deps,
  buyer: Actor,
  body: CheckoutBody,
  key: string | undefined,
): Promise<IdempotentResult<ResponseOf<Create>>> => {
  requireArea(body.delivery, 'delivery.')
  let changes: CheckoutChange[] = []
  return reserveCheckout(deps, buyer, {
    endpoint: 'checkouts.create',
    key,
    body,
    lines: body.deal ? [lineOfDeal(body.deal)] : body.lines,
    isDeal: body.deal !== undefined,
    delivery: body.delivery,
    channel: body.channel,
    methodOf: (vendor_id) => body.ways.find((way) => way.vendor_id === vendor_id)?.method,
    open: (loaded) => {
      const opened = openOrders(loaded, body)
      changes = opened.changes
      return opened.decisions
    },
    respond: (transactions, begun): ResponseOf<Create> => ({
      ...begun,
      state: 'awaiting',
      transactions,
      changes,
    }),
  })
}
