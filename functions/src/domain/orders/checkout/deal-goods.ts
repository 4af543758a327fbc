import { ALL_STATES } from '../../../contract/catalog/product-facts'
import type { Product } from '../../../contract/entities/catalog/product'
import type { ProductStock } from '../../../contract/entities/catalog/product-stock'
import type { DeliveryProfile } from '../../../contract/entities/delivery/delivery'
import type { Deal } from '../../../contract/entities/orders/deal'
import type { Vendor } from '../../../contract/entities/people/vendor'
import { usesLeft } from '../../../contract/orders/uses-left'

/** A deal as one checkout buys it: goods that no catalogue names, of one variant, with uses for stock. */
export type DealGoods = { product: Product; stock: ProductStock }

const NO_FIGURES = { rating: 0, rating_count: 0, sales_count: 0, reserved_items: 0, sold_items: 0 }

/** The uses of a deal by where they are, as the units of goods are counted. */
export const usesOf = (deal: Deal) => {
  const { id, vendor_id, reserved, sold, held_until, updated_at } = deal
  return {
    product_id: id,
    vendor_id: vendor_id ?? '',
    variants: {
      [id]: {
        available: usesLeft(deal),
        reserved,
        sold,
        ...(held_until && { held_until }),
      },
    },
    updated_at,
  }
}

export const goodsOfDeal = (deal: Deal, { vendor_id, name, logo, rest }: Vendor): DealGoods => {
  const { id, terms, created_at, updated_at } = deal
  const { title, description, category, images, price_minor } = terms
  const stock = usesOf(deal)
  const available_items = usesLeft(deal)
  const product: Product = {
    ...NO_FIGURES,
    ...{ id, description, category, images, vendor_id, created_at, updated_at, available_items },
    name: title,
    slug: '',
    price: price_minor,
    currency: 'NGN',
    attributes: {},
    status: 'active',
    vendor_active: true,
    store_rest: rest ?? null,
    delivery_states: [ALL_STATES],
    search_states: [],
    vendor_details: { vendor_id, name, logo },
  }
  return { product, stock }
}

/** Every day but Sunday, if the seller never said. */
const TIMES = { working_days: [1, 2, 3, 4, 5, 6], cutoff_hour: 16, handling_days: 1 }

/**
 * How a deal is delivered: by the seller's own rates, for the fee that it names wherever it goes, or
 * not at all. Without rates of the seller's, delivery is included in the price.
 */
export const profileOfDeal = (
  { terms: { delivery }, updated_at }: Deal,
  { state, city }: Pick<Vendor, 'state' | 'city'>,
  own: DeliveryProfile | undefined,
): DeliveryProfile | undefined => {
  if (delivery.kind === 'rates') return own
  const { working_days, cutoff_hour, handling_days } = own ?? TIMES
  const shared = {
    origin: own?.origin ?? { state, city },
    ...{ working_days, cutoff_hour, handling_days, updated_at },
    free_from_minor: null,
    version: own?.version ?? 0,
  }
  if (delivery.kind === 'pickup') return { ...shared, methods: ['pickup'], rates: [] }
  const { fee_minor, days_min, days_max } = delivery
  const rate = { method: 'courier', scope: 'everywhere', places: [], fee_minor } as const
  return {
    ...shared,
    methods: ['courier'],
    rates: [{ ...rate, places: [], days_min, days_max }],
  }
}
