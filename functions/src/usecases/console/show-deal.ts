import type { ShownProduct } from '../../contract/entities/console/console'
import type { DealTerms } from '../../contract/entities/orders/deal'
import type { DealSource } from '../../contract/entities/orders/source'
import { readTerms } from '../../db/orders/deal-uses'
import { readDeal } from '../../db/orders/deals'

/** What anybody with its code reads of a deal. */
export const shownDealOf = (
  product_id: string,
  { title, description, images, price_minor, delivery, fee_payer }: DealTerms,
  is_changed: boolean,
): ShownProduct => ({
  ...{ product_id, name: title, description, attributes: {}, is_changed },
  images: images.map(({ url_640 }) => url_640),
  agreed: { price_minor, delivery, fee_payer },
})

/** What the buyer of a deal read, in the version that was bought. */
export const showDeal = async (source: DealSource): Promise<ShownProduct | undefined> => {
  const [deal, terms] = await Promise.all([readDeal(source.id), readTerms(source)])
  if (!terms) return undefined
  return shownDealOf(source.id, terms, deal?.data.version !== source.version)
}
