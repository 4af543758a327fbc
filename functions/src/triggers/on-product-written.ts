import { isOnSale } from '../contract/catalog/product-facts'
import type { Product } from '../contract/entities/catalog/product'
import { recountCategory } from '../usecases/catalog/category/recount-category'
import type { Deps } from '../usecases/deps'
import { advanceOffersOf } from '../usecases/orders/offer/advance-offer'
import { recountProducts } from '../usecases/people/vendor/recount-products'

type Written = Partial<Product>

/** True if the counts are unaffected: purchases only change a product's counters. */
const isSameListing = (before: Written | undefined, after: Written | undefined): boolean =>
  isOnSale(before) === isOnSale(after) && before?.category === after?.category

const sellable = ({ available_items = 0, reserved_items = 0 }: Written): number =>
  available_items + reserved_items

const listingOf = ({ status, vendor_active, price, options, variants, ...rest }: Written): string =>
  JSON.stringify([
    status,
    vendor_active,
    price,
    options,
    variants,
    rest.store_rest,
    rest.takes_offers,
  ])

/** Whether offers on it may not hold any more: purchases that aren't paid change nothing. */
const concernsOffers = (before: Written | undefined, after: Written | undefined): boolean => {
  if (!before || !after) return false
  return listingOf(before) !== listingOf(after) || sellable(after) < sellable(before)
}

/** Updates the product counts of categories and stores, and looks at the product's offers. Idempotent. */
export const onProductWritten = async (
  deps: Deps,
  before: Written | undefined,
  after: Written | undefined,
): Promise<void> => {
  if (after?.id && concernsOffers(before, after)) await advanceOffersOf(deps, after.id)
  if (isSameListing(before, after)) return
  const categories = new Set([before?.category, after?.category])
  const vendors = new Set([before?.vendor_id, after?.vendor_id])
  for (const category of categories) if (category) await recountCategory(deps, category)
  for (const vendor_id of vendors) if (vendor_id) await recountProducts(vendor_id)
}
