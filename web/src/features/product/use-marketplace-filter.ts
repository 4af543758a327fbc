import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { filterOf, type MarketplaceFilter, searchOf } from './marketplace-filter'

/** The filter lives in the address, so that back, reload and sharing work. */
export const useMarketplaceFilter = () => {
  const { category } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const filter = filterOf(search, category)

  const replace = (next: MarketplaceFilter) => {
    const path = next.category ? paths.marketplaceCategory(next.category) : paths.marketplace
    const text = searchOf(next)
    navigate(text ? `${path}?${text}` : path)
  }
  /** Any change but turning the page goes back to the first one. */
  const change = (changed: Partial<MarketplaceFilter>) =>
    replace({ ...filter, page: 1, ...changed })

  return { filter, change, replace }
}
