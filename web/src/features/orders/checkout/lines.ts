import type { CheckoutChange, WantedDeal } from '@contract/api/orders/checkouts'
import { goodsIdOf, variantsOf } from '@contract/catalog/variants'
import type { Product } from '@contract/entities/catalog/product'
import type { CartLine } from '@contract/entities/orders/cart-item'
import type { Timestamp } from '@contract/time'

/** A line of a cart, with how its offer stands if it names one. */
export type ShownLine = CartLine & {
  /** Until when the agreed price holds, as far as is known. */
  agreed_until?: Timestamp
  /** Why its agreed price doesn't hold any more, as the second half of a sentence; it names no offer then. */
  lapsed?: string
}

/** A line with its product as it is sold now; undefined if it isn't any more. */
export type KnownLine = ShownLine & {
  id: string
  product: Product | undefined
  /** The version that was seen, if the goods are of a deal, which is bought alone. */
  deal?: WantedDeal
}

/** The lines of one store. */
export type StoreLines = { vendor_id: string; name: string; lines: KnownLine[] }

/**
 * The lines by store, in the order of the cart; `gone` are those of no store any more, `unheard` those of which nothing
 * is known.
 */
export const byStore = (
  lines: readonly ShownLine[],
  products: readonly Product[],
  unheard_ids: readonly string[] = [],
): { stores: StoreLines[]; gone: KnownLine[]; unheard: KnownLine[] } => {
  const stores = new Map<string, StoreLines>()
  const gone: KnownLine[] = []
  const unheard: KnownLine[] = []
  for (const line of lines) {
    const product = products.find(({ id }) => id === line.product_id)
    const known = { ...line, id: goodsIdOf(line), product }
    if (!product) {
      const among = unheard_ids.includes(line.product_id) ? unheard : gone
      among.push(known)
      continue
    }
    const { vendor_id, name } = product.vendor_details
    const store = stores.get(vendor_id) ?? { vendor_id, name, lines: [] }
    store.lines.push(known)
    stores.set(vendor_id, store)
  }
  return { stores: [...stores.values()], gone, unheard }
}

/** What was chosen, as "L, Indigo". */
export const choiceOf = ({ product, variant_id }: KnownLine): string => {
  const variant = product && variantsOf(product).find(({ id }) => id === variant_id)
  return variant?.values.join(', ') ?? ''
}

/** The units in stock that the page knows of. */
export const stockOf = ({ product, variant_id }: KnownLine): number =>
  product ? (product.available?.[variant_id] ?? product.available_items) : 0

/** The price of one now: as it was agreed, or as it is listed; what was seen if the product isn't sold any more. */
export const priceOf = ({ product, variant_id, price_minor, offer_id }: KnownLine): number =>
  offer_id ? price_minor : (listedPriceOf({ product, variant_id }) ?? price_minor)

/** What the store asks of everyone. */
export const listedPriceOf = ({
  product,
  variant_id,
}: Pick<KnownLine, 'product' | 'variant_id'>): number | undefined =>
  (product && variantsOf(product).find(({ id }) => id === variant_id)?.price) ?? product?.price

/** The request's line: only a product with options is named with its variant. */
const requestedLine = ({
  product,
  product_id,
  variant_id,
  quantity,
  price_minor,
  offer_id,
}: KnownLine) => ({
  product_id,
  ...(product?.options ? { variant_id } : {}),
  quantity,
  seen_price_minor: price_minor,
  ...(offer_id && { offer_id }),
})

/** What a request names: lines, or the deal. */
export const requested = (lines: readonly KnownLine[]) => {
  const deal = lines[0]?.deal
  return deal ? { lines: [], deal } : { lines: lines.map(requestedLine) }
}

export const isOfLine = (
  change: CheckoutChange,
  { product_id, variant_id }: Pick<CartLine, 'product_id' | 'variant_id'>,
): boolean =>
  'product_id' in change &&
  change.product_id === product_id &&
  (change.variant_id === undefined || change.variant_id === variant_id)
