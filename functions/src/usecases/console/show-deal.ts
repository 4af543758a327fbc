import type { ShownProduct } from '../../contract/entities/console/console'
import type { DealSource } from '../../contract/entities/orders/source'
import { readTerms } from '../../db/orders/deal-uses'
import { readDeal } from '../../db/orders/deals'

/** What the buyer of a deal read, in the version that was bought. */
export const showDeal = async (source: DealSource): Promise<ShownProduct | undefined> => {
  const [deal, terms] = await Promise.all([readDeal(source.id), readTerms(source)])
  if (!terms) return undefined
  const { title, description, images } = terms
  return {
    ...{ product_id: source.id, name: title, description, attributes: {} },
    images: images.map(({ url_640 }) => url_640),
    is_changed: deal?.data.version !== source.version,
  }
}
