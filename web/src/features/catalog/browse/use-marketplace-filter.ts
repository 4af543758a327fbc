import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { filterOf, type MarketplaceFilter, searchOf } from './marketplace-filter'

/**
 * The filter lives in the address, so that back, reload and sharing work.
 * @param vendor_id of the store whose page it is
 */
export const useMarketplaceFilter = (vendor_id?: string) => {
  const { category } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const filter = filterOf(search, category)

  const replace = (next: MarketplaceFilter, isSilent = false) => {
    const list = next.category ? paths.marketplaceCategory(next.category) : paths.marketplace
    const path = vendor_id === undefined ? list : paths.vendor(vendor_id)
    const text = searchOf(next, vendor_id === undefined)
    navigate(text ? `${path}?${text}` : path, { replace: isSilent })
  }
  /** Any change but turning the page goes back to the first one. */
  const change = (changed: Partial<MarketplaceFilter>) =>
    replace({ ...filter, page: 1, ...changed })

  return { filter, change, replace }
}
