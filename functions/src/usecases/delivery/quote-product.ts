import type { deliveryEndpoints } from '../../contract/api/delivery/delivery'
import type { BodyOf, ResponseOf } from '../../contract/api/endpoint'
import { AppError } from '../../contract/api/errors'
import { isOnSale } from '../../contract/catalog/product-facts'
import { storeLimitOf } from '../../contract/escrow/limits'
import { restingOf } from '../../contract/people/store-rest'
import { readProduct } from '../../db/catalog/products'
import { loadProfile } from '../../db/delivery/load-profile'
import { readVendor } from '../../db/people/vendors'
import { requireVariant } from '../../domain/catalog/product/variants'
import { quoteDelivery } from '../../domain/delivery/quote-delivery'
import { requireArea } from '../../domain/location'
import { quoteCarrier } from '../carriers/carrier-offer'
import type { Deps } from '../deps'

type Quote = (typeof deliveryEndpoints)['quote']

/** @throws AppError `product/not-found` for a product that is not public, `product/variant-...` */
export const quoteProduct = async (
  deps: Deps,
  buyer_id: string,
  { product_id, variant_id, quantity, place }: BodyOf<Quote>,
): Promise<ResponseOf<Quote>> => {
  requireArea(place, 'place.')
  const product = (await readProduct(product_id))?.data
  if (!isOnSale(product)) throw new AppError('product/not-found')
  const vendor = (await readVendor(product.vendor_id))?.data
  const profile = vendor && (await loadProfile(vendor))
  const room = storeLimitOf(vendor?.trial, deps.clock())
  const limit = room && { room }
  if (!profile) return { quote: null, times: null, ...limit }
  const is_resting = restingOf(vendor.rest, deps.clock()) !== undefined
  const { price, weight_grams, id } = requireVariant(product, variant_id)
  const { name } = product
  const lines = [{ product_id, variant_id: id, name, quantity, price, weight_grams }]
  const wanted = { buyer_id, vendor, profile, lines, place }
  const carrier = is_resting ? undefined : await quoteCarrier(deps, wanted)
  const { working_days, cutoff_hour, handling_days } = profile
  return {
    quote: quoteDelivery(profile, lines, place, { is_resting, carrier }),
    times: { working_days, cutoff_hour, handling_days },
    ...limit,
  }
}
