import { filterOf, type MarketplaceFilter, searchOf } from '@contract/catalog/marketplace-filter'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'

/**
 * Keeps the filter in the URL, so that back, reload and sharing work.
 * @param vendor_id set on a store's page, undefined on the marketplace
 */
export const useMarketplaceFilter = (vendor_id?: string) => {
  const { category } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const filter = filterOf(search, category)

  const hrefOf = (next: MarketplaceFilter) => {
    const list = next.category ? paths.marketplaceCategory(next.category) : paths.marketplace
    const path = vendor_id === undefined ? list : paths.vendor(vendor_id)
    const text = searchOf(next, vendor_id === undefined)
    return text ? `${path}?${text}` : path
  }
  const replace = (next: MarketplaceFilter, isSilent = false) =>
    navigate(hrefOf(next), { replace: isSilent })
  /** Applies a change and returns to the first page, unless the change sets the page. */
  const change = (changed: Partial<MarketplaceFilter>) =>
    replace({ ...filter, page: 1, ...changed })

  return { filter, hrefOf, change, replace }
}
