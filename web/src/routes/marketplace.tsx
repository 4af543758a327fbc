import { CATEGORIES } from '@contract/reference/categories'
import { useParams } from 'react-router-dom'
import { FavouriteButton } from '@/features/favourite/favourite-button'
import { Marketplace } from '@/features/product/marketplace'
import { usePageTitle } from '@/ui/use-page-title'

export default function MarketplacePage() {
  const { category } = useParams()
  const label = CATEGORIES.find(({ value }) => value === category)?.label
  usePageTitle(
    label ?? 'Marketplace',
    `${label ?? 'Products'} made in Nigeria, bought with the money held until you approve.`,
  )
  return (
    <div className="page py-8">
      <Marketplace actionFor={(product) => <FavouriteButton product={product} />} />
    </div>
  )
}
