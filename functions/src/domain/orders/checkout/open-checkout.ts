import { AppError } from '../../../contract/api/errors'
import { ALL_STATES, isOnSale } from '../../../contract/catalog/product-facts'
import type {
  DeliveryMethod,
  DeliveryProfile,
  Place,
} from '../../../contract/entities/delivery/delivery'
import type { ReturnPolicy } from '../../../contract/entities/orders/return-policy'
import type { DealSource } from '../../../contract/entities/orders/source'
import { escrowFeesOf } from '../../../contract/escrow/checkout-fees'
import { type DealFees, dealFeesOf } from '../../../contract/escrow/deal-fees'
import { restingOf } from '../../../contract/people/store-rest'
import { millisOf } from '../../../contract/time'
import type { Offer } from '../../catalog/product/offer'
import { type ChosenDelivery, chooseDelivery } from '../../delivery/choose-delivery'
import type { CarrierOffer } from '../../delivery/quote-delivery'
import type { Decision, Purchase } from '../transaction/decision'
import { goodsOf, type OrderLine, openOrder, type StoreSnapshot } from '../transaction/open-order'

/** What a buyer orders from one store; `id` is the transaction's. */
export type StoreOrder = {
  id: string
  store: StoreSnapshot
  return_policy?: ReturnPolicy | undefined
  /** Undefined if delivery is included in the store's prices. */
  profile?: DeliveryProfile | undefined
  /** All of this store's; at least one. */
  lines: readonly OrderLine[]
  /** Needed if the store has a delivery profile. */
  delivery_method?: DeliveryMethod | undefined
  /** What a carrier takes, if it is the method. */
  carrier_offer?: CarrierOffer | undefined
  /** The deal that this order is, which then is the only one of its checkout. */
  source?: DealSource | undefined
}

export type CheckoutRequest = Pick<Purchase, 'buyer' | 'delivery' | 'channel' | 'reference'>

/** If reserved items would cover the quantity: how many they are and until when they are held. */
const heldItems = ({ stock }: Offer, quantity: number, now: number) => {
  const { available, reserved, held_until } = stock
  const isHeld = held_until !== undefined && millisOf(held_until) > now
  return isHeld && available + reserved >= quantity ? { held_items: reserved, held_until } : {}
}

/** Why a line can't be bought as it is; undefined if it can. Without a place, it is sent anywhere. */
export const lineRefusal = (
  { offer, quantity }: OrderLine,
  { buyer, delivery }: { buyer: { uid: string }; delivery?: Place | undefined },
  now: number,
): AppError | undefined => {
  const { product, stock } = offer
  if (product.vendor_id === buyer.uid) return new AppError('product/own-store')
  if (!isOnSale(product)) return new AppError('product/not-on-sale')
  const resting = restingOf(product.store_rest, now)
  if (resting) return new AppError('product/store-resting', resting)
  if (stock.available < quantity) {
    const held = heldItems(offer, quantity, now)
    return new AppError('product/out-of-stock', {
      available_items: Math.max(0, stock.available),
      ...held,
    })
  }
  const { delivery_states } = product
  const isSent =
    !delivery || delivery_states.includes(ALL_STATES) || delivery_states.includes(delivery.state)
  return isSent ? undefined : new AppError('product/not-delivered-there', { delivery_states })
}

/** Lines of one variant are one line, so that its stock is compared with all that is wanted of it. */
export const mergedLines = (lines: readonly OrderLine[]): OrderLine[] => {
  const merged = new Map<string, OrderLine>()
  for (const line of lines) {
    const { id } = line.offer.variant
    const quantity = line.quantity + (merged.get(id)?.quantity ?? 0)
    merged.set(id, { ...line, quantity })
  }
  return [...merged.values()]
}

/** All lines of one store as the parcel that they travel in. */
export const parcelOf = (lines: readonly OrderLine[]) =>
  lines.map(({ offer: { variant }, quantity }) => ({
    quantity,
    price: variant.price,
    ...(variant.weight_grams === undefined ? {} : { weight_grams: variant.weight_grams }),
  }))

/**
 * Prices the stores' orders together: the flat part of the escrow fee is taken once. A deal says who
 * pays it, and is alone.
 */
export const escrowFeesOfOrders = (
  orders: readonly (Pick<StoreOrder, 'lines' | 'source'> & {
    vendor_id: string
    chosen: ChosenDelivery
  })[],
): DealFees[] => {
  const bases = orders.map(({ vendor_id, lines, chosen }) => ({
    vendor_id,
    base_minor: goodsOf(lines) + (chosen.delivery_fee ?? 0),
  }))
  const fees = escrowFeesOf(bases)
  return orders.map(({ source }, index) =>
    source
      ? dealFeesOf(bases[index]?.base_minor ?? 0, source.fee_payer)
      : { buyer_minor: fees[index] ?? 0, vendor_minor: 0 },
  )
}

const vendorOf = ({ lines }: StoreOrder): string => lines[0]?.offer.product.vendor_id ?? ''

/**
 * Opens the orders of a checkout, one for each store. Prices and stock come from the offers and the
 * delivery fees from the stores' profiles, never from the client.
 * @param now epoch milliseconds
 * @throws AppError `product/...`, `delivery/...`
 */
export const openCheckout = (
  wanted: readonly StoreOrder[],
  request: CheckoutRequest,
  now: number,
): Decision[] => {
  const orders = wanted.map((order) => ({ ...order, lines: mergedLines(order.lines) }))
  for (const line of orders.flatMap(({ lines }) => lines)) {
    const refusal = lineRefusal(line, request, now)
    if (refusal) throw refusal
  }
  const priced = orders.map((order) => ({
    ...order,
    vendor_id: vendorOf(order),
    chosen: chooseDelivery(order.profile, parcelOf(order.lines), {
      delivery: request.delivery,
      delivery_method: order.delivery_method,
      carrier_offer: order.carrier_offer,
    }),
  }))
  const fees = escrowFeesOfOrders(priced)
  return priced.map((order, index) =>
    openOrder(
      {
        ...order,
        escrow_fee: fees[index]?.buyer_minor ?? 0,
        vendor_fee: fees[index]?.vendor_minor ?? 0,
      },
      { ...request, orders: orders.length },
      now,
    ),
  )
}
