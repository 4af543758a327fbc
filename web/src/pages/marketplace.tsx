import { CATEGORIES } from '@contract/reference/categories'
import { marketplaceSubject, pageQueryOf } from '@seo/lists'
import { useParams, useSearchParams } from 'react-router-dom'
import { Marketplace } from '@/features/catalog/browse/marketplace'
import { filterOf } from '@/features/catalog/browse/marketplace-filter'
import { productPageKey } from '@/features/catalog/browse/product-page-query'
import { FavouriteButton } from '@/features/catalog/favourites/favourite-button'
import { lazyChunk } from '@/ui/chunks/lazy-chunk'
import { usePageHead } from '@/ui/navigation/use-page-head'

const NotFound = lazyChunk(() => import('./not-found'))

export const initialKey = (category?: string) =>
  productPageKey(filterOf(new URLSearchParams(), category))

export default function MarketplacePage() {
  const { category } = useParams()
  const [search] = useSearchParams()
  const known = CATEGORIES.find(({ value }) => value === category)
  const subject = marketplaceSubject(known?.value, pageQueryOf(search))
  const isMissing = category !== undefined && !known
  const title = isMissing ? 'Page not found' : subject.title
  usePageHead(isMissing || search.has('q') ? { kind: 'private', title } : subject)
  if (isMissing) return <NotFound />
  return (
    <div className="page py-8">
      <Marketplace actionFor={(product) => <FavouriteButton product={product} />} />
    </div>
  )
}
