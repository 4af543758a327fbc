import type { Suggestions } from '../../../contract/api/catalog/products'
import { categoriesBegunBy, isBegunBy } from '../../../domain/catalog/search/suggestions'
import type { Deps } from '../../deps'
import { cardsOf } from './cards'
import { findProducts } from './find-products'

const MAX_PRODUCTS = 5
const MAX_OTHERS = 2

/** What a begun text may be meant to become: products, categories and stores. */
export const suggestProducts = async (deps: Deps, q: string): Promise<Suggestions> => {
  const filter = { page: 1, limit: MAX_PRODUCTS, q, category: undefined, states: [] }
  const found = await findProducts(deps.search, filter, { is_typing: true })
  const cards = await cardsOf(found.ids)
  const stores = new Map(cards.map(({ vendor_details: store }) => [store.vendor_id, store.name]))
  return {
    products: cards.map(({ slug, name, price, images: [cover] }) => ({
      slug,
      name,
      price,
      ...(cover && { image: cover.url_320 }),
    })),
    categories: categoriesBegunBy(q).slice(0, MAX_OTHERS),
    vendors: [...stores]
      .filter(([, name]) => isBegunBy(name, q))
      .map(([vendor_id, name]) => ({ vendor_id, name }))
      .slice(0, MAX_OTHERS),
  }
}
