import { variantsOf } from '../../../contract/catalog/variants'
import type { CarrierOffer, ParcelItem } from '../../../domain/delivery/quote-delivery'
import type { LoadedStore, WantedLine } from './load-stores'

/** A line of a parcel as carriers get it. */
type ParcelLine = ParcelItem & { name: string; product_id: string; variant_id: string }

type Parcel = Pick<LoadedStore<WantedLine>, 'vendor_id' | 'vendor' | 'profile'> & {
  lines: ParcelLine[]
}

/** Lines of variants that are no longer sold aren't sent. */
const parcelLines = ({ lines }: LoadedStore<WantedLine>): ParcelLine[] =>
  lines.flatMap(({ asked, product }) => {
    const { product_id, quantity } = asked
    const wanted = asked.variant_id ?? product.id
    const variant = variantsOf(product).find(({ id }) => id === wanted)
    if (!variant) return []
    const { id: variant_id, price, weight_grams } = variant
    return [{ name: product.name, product_id, variant_id, quantity, price, weight_grams }]
  })

/** Adds to each store what a carrier takes for all of its lines; undefined if it isn't asked. */
export const withCarriers = <L extends WantedLine>(
  stores: readonly LoadedStore<L>[],
  offerFor: (parcel: Parcel) => Promise<CarrierOffer | undefined> | undefined,
): Promise<LoadedStore<L>[]> =>
  Promise.all(
    stores.map(async (store) => {
      const lines = parcelLines(store)
      if (lines.length === 0) return store
      const { vendor_id, vendor, profile } = store
      return { ...store, carrier_offer: await offerFor({ vendor_id, vendor, profile, lines }) }
    }),
  )
