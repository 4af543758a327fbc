import { type OfferSettings, offerSettingsId } from '../../contract/entities/orders/offer'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import { type Batch, collectionOf } from '../firestore'

type OfProduct = { vendor_id: string; id: string }

/** Beside the store's private part: the rules show it to the vendor alone. */
const settings = ({ vendor_id, id }: OfProduct) =>
  collectionOf<OfferSettings>(`${COLLECTIONS.vendors}/${vendor_id}/${SUBCOLLECTIONS.private}`).doc(
    offerSettingsId(id),
  )

export const readOfferSettings = async (product: OfProduct): Promise<OfferSettings | undefined> =>
  (await settings(product).get()).data()

export const saveOfferSettings = (
  batch: Batch,
  product: OfProduct,
  wanted: OfferSettings | null,
): void => {
  if (wanted) batch.set(settings(product), wanted)
  else batch.delete(settings(product))
}
