import { filterOf } from '@contract/catalog/marketplace-filter'
import { CATEGORIES } from '@contract/reference/categories'
import { goodsSubject } from '@seo/lists'
import { useParams, useSearchParams } from 'react-router-dom'
import { Marketplace } from '@/features/catalog/browse/marketplace'
import { productPageKey } from '@/features/catalog/browse/product-page-query'
import { FavouriteButton } from '@/features/catalog/favourites/favourite-button'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { usePageHead } from '@/ui/navigation/use-page-head'

const NotFound = lazyPart(() => import('./not-found'))

export const initialKeys = (category: string | undefined, search: URLSearchParams) => [
  productPageKey(filterOf(search, category)),
]

export default function MarketplacePage() {
  const { category } = useParams()
  const [search] = useSearchParams()
  const known = CATEGORIES.find(({ value }) => value === category)
  const isMissing = category !== undefined && !known
  usePageHead(
    isMissing ? { kind: 'private', title: 'Page not found' } : goodsSubject(known?.value, search),
  )
  if (isMissing) return <NotFound />
  return (
    <div className="page py-8">
      <Marketplace actionFor={(product) => <FavouriteButton product={product} />} />
    </div>
  )
}
