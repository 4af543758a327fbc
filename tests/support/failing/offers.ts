import { dueFrom } from '../../../functions/src/contract/entities/due'
import type { StoredOffer } from '../../../functions/src/contract/entities/orders/offer'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { plantOffer, readOfferNow } from '../offers'
import { type Given, job, type Kind } from './kind'

const offerOf = (id: string) => collectionOf<StoredOffer>(COLLECTIONS.offers).doc(id)

/** A failing offer: it has no price. */
export const offerKinds = (given: () => Given): Record<'offers', Kind> => {
  const plant = async (id: string, rounds?: StoredOffer['rounds']) => {
    const at = timestampFromMillis(given().testApi.clock())
    const { uid: buyer_id } = given().buyer
    const { uid: vendor_id } = given().vendor
    const product = await given().testApi.product(given().vendor, { takes_offers: true })
    await plantOffer({
      ...{ id, buyer_id, vendor_id, expires_at: at, due: dueFrom(at), ...(rounds && { rounds }) },
      ...{ product_id: product.id, variant_id: product.id },
    })
    return id
  }
  const isOver = async (id: string) => (await readOfferNow({ id })).state === 'expired'
  return {
    offers: {
      run: job('advanceOffers'),
      make: () => plant('failing0offer0000001', []),
      makeHealthy: async () => {
        const id = await plant('healthy0offer0000001')
        return () => isOver(id)
      },
      mend: (id) =>
        offerOf(id).update({
          rounds: [{ by: 'buyer', price_minor: 400_000, at: { seconds: 1, nanoseconds: 0 } }],
        }),
      isDone: isOver,
    },
  }
}
