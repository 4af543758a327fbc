import { marketplaceSubject } from '@contract/page-head/lists'
import { CATEGORIES } from '@contract/reference/categories'
import { useParams, useSearchParams } from 'react-router-dom'
import { FavouriteButton } from '@/features/favourite/favourite-button'
import { Marketplace } from '@/features/product/marketplace'
import { usePageHead } from '@/ui/use-page-head'

/** A further page of the whole list is a page of its own; a choice out of it isn't. */
const ownQuery = (search: URLSearchParams) =>
  [...search.keys()].join() === 'page' ? `?${search}` : ''

export default function MarketplacePage() {
  const { category } = useParams()
  const [search] = useSearchParams()
  const known = CATEGORIES.find(({ value }) => value === category)
  const subject = marketplaceSubject(known?.value, ownQuery(search))
  usePageHead(search.has('q') ? { kind: 'private', title: subject.title } : subject)
  return (
    <div className="page py-8">
      <Marketplace actionFor={(product) => <FavouriteButton product={product} />} />
    </div>
  )
}
