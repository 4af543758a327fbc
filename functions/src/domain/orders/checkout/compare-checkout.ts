import type { AppError } from '../../../contract/api/errors'
import type { CheckoutChange, CheckoutLine } from '../../../contract/api/orders/checkouts'
import { defaultOption } from '../../../contract/delivery/default-option'
import { promiseOf, type WorkingTimes } from '../../../contract/delivery/promise'
import type { Place } from '../../../contract/entities/delivery/delivery'
import type { StoreTrial } from '../../../contract/entities/people/vendor'
import { storeLimitOf } from '../../../contract/escrow/limits'
import { type ChosenDelivery, deliveryBy } from '../../delivery/choose-delivery'
import { quoteDelivery } from '../../delivery/quote-delivery'
import { goodsOf, type OrderLine } from '../transaction/open-order'
import {
  escrowFeesOfOrders,
  lineRefusal,
  mergedLines,
  parcelOf,
  type StoreOrder,
} from './open-checkout'

/** A line as the buyer asked for it, and what there is; undefined if nothing is any more. */
type AskedLine = { asked: CheckoutLine; line: OrderLine | undefined }

/** What a buyer asked one store for, with what was seen. */
export type AskedStore = Omit<StoreOrder, 'lines'> & {
  vendor_id: string
  lines: readonly AskedLine[]
  seen_until?: string | undefined
  /** If the store isn't proven. */
  trial?: StoreTrial | undefined
  /** The version of a deal that the buyer saw. */
  seen_version?: number | undefined
}

type Who = { buyer: { uid: string; name: string }; delivery: Place | undefined }

const ofLine = ({ product_id, variant_id }: CheckoutLine) => ({
  product_id,
  ...(variant_id === undefined ? {} : { variant_id }),
})

const KINDS = {
  'product/own-store': 'own',
  'product/not-delivered-there': 'not_sent',
  'product/store-resting': 'resting',
} as const

const changeOf = (asked: CheckoutLine, { code, details }: AppError): CheckoutChange => {
  const line = ofLine(asked)
  if (code === 'product/out-of-stock') {
    // As `lineRefusal` gives them.
    const { available_items, held_until } = details as {
      available_items: number
      held_until?: Extract<CheckoutChange, { kind: 'fewer' }>['held_until']
    }
    return { kind: 'fewer', ...line, available_items, ...(held_until ? { held_until } : {}) }
  }
  const kind = code in KINDS ? KINDS[code as keyof typeof KINDS] : 'gone'
  return { kind, ...line }
}

/** The problems of a line, then its price, if it can be bought. */
const lineChanges = (
  { asked, line }: AskedLine,
  { buyer, delivery }: Who,
  now: number,
): CheckoutChange[] => {
  if (!line) return [{ kind: 'gone', ...ofLine(asked) }]
  const refusal = lineRefusal(line, { buyer, delivery }, now)
  if (refusal) return [changeOf(asked, refusal)]
  const { seen_price_minor: before_minor } = asked
  const now_minor = line.offer.variant.price
  if (before_minor === undefined || before_minor === now_minor) return []
  return [{ kind: 'price', ...ofLine(asked), before_minor, now_minor }]
}

const PROBLEMS: readonly CheckoutChange['kind'][] = ['gone', 'fewer', 'own', 'not_sent', 'resting']

/** Whether the buyer must agree before it is bought. */
export const needsConsent = (change: CheckoutChange): boolean =>
  change.kind === 'total'
    ? change.now_minor > change.before_minor
    : [...PROBLEMS, 'terms', 'delivery', 'later'].includes(change.kind)

const daysOf = ({ delivery_times: times }: ChosenDelivery, now: number) => {
  if (!times) return {}
  const { from, until } = promiseOf(times, times, now)
  return { from, until }
}

const timesOf = ({ working_days, cutoff_hour, handling_days }: WorkingTimes) => ({
  working_days: [...working_days],
  cutoff_hour,
  handling_days,
})

/** One store's part as it is now, of the lines that can be bought. */
const comparedStore = (store: AskedStore, who: Who, now: number) => {
  const merged = mergedLines(store.lines.flatMap(({ line }) => line ?? []))
  const changes = store.lines.flatMap(({ asked, line }) => {
    const all = merged.find(({ offer }) => offer.variant.id === line?.offer.variant.id)
    return lineChanges({ asked, line: all }, who, now)
  })
  const lines = merged.filter((line) => !lineRefusal(line, who, now))
  const { profile } = store
  const quote =
    profile && who.delivery && lines.length > 0
      ? quoteDelivery(profile, parcelOf(lines), who.delivery, { carrier: store.carrier_offer })
      : null
  const option =
    quote?.options.find(({ method }) => method === store.delivery_method) ??
    defaultOption(quote?.options ?? [])
  const isOffered = !quote || option?.method === (store.delivery_method ?? option?.method)
  // Carriers are asked at the checkout, not before.
  const isLater = quote?.refusal === 'carrier_later'
  if (quote && !isLater && (!option || !isOffered)) {
    changes.push({ kind: 'delivery', vendor_id: store.vendor_id, quote })
  }
  const chosen: ChosenDelivery =
    profile && option ? deliveryBy(profile, option, store.carrier_offer) : {}
  const days = lines.length > 0 ? daysOf(chosen, now) : {}
  const { source, seen_version, seen_until: before } = store
  if (source && seen_version !== undefined && source.version !== seen_version) {
    changes.push({ kind: 'terms', deal_id: source.id, version: source.version })
  }
  if (before !== undefined && days.until !== undefined && before !== days.until) {
    const kind = days.until > before ? 'later' : 'sooner'
    changes.push({ kind, vendor_id: store.vendor_id, before, now: days.until })
  }
  return { ...store, lines, quote, chosen, days, changes }
}

/**
 * Compares what a buyer saw with what there is: each store's part, everything that differs, and the
 * total of what can be bought. Without a place, delivery counts nothing.
 * @param now epoch milliseconds
 */
export const compareCheckout = (stores: readonly AskedStore[], who: Who, now: number) => {
  const compared = stores.map((store) => comparedStore(store, who, now))
  const bought = compared.filter(({ lines }) => lines.length > 0)
  const fees = escrowFeesOfOrders(bought)
  const parts = compared.map((store) => {
    const { vendor_id, profile, lines, quote, chosen, days } = store
    const goods_minor = goodsOf(lines)
    const delivery_fee_minor = chosen.delivery_fee ?? 0
    const index = bought.indexOf(store)
    return {
      vendor_id,
      name: store.store.name,
      goods_minor,
      quote,
      times: quote && profile ? timesOf(profile) : null,
      ...(chosen.delivery_method === undefined ? {} : { method: chosen.delivery_method }),
      delivery_fee_minor,
      escrow_fee_minor: fees[index]?.buyer_minor ?? 0,
      ...days,
      ...(store.return_policy && { return_policy: store.return_policy }),
      ...(store.source && { vendor_fee_minor: fees[index]?.vendor_minor ?? 0 }),
    }
  })
  const total_minor = parts.reduce(
    (sum, { goods_minor, delivery_fee_minor, escrow_fee_minor }) =>
      sum + goods_minor + delivery_fee_minor + escrow_fee_minor,
    0,
  )
  const busy = parts.flatMap((part, index): CheckoutChange[] => {
    const { vendor_id, goods_minor, delivery_fee_minor, escrow_fee_minor } = part
    const amount_minor = goods_minor + delivery_fee_minor + escrow_fee_minor
    const limit = storeLimitOf(compared[index]?.trial, now)
    return limit && amount_minor > limit.room_minor ? [{ kind: 'busy', vendor_id, ...limit }] : []
  })
  const changes = [...compared.flatMap((store) => store.changes), ...busy]
  return { stores: parts, changes, total_minor }
}
