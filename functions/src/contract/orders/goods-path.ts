import type { Source } from '../entities/orders/source'
import { paths } from '../urls'
import { shownDealCode } from './deal-code'
import { dealOf } from './deal-of'

/** The page of what was bought: its product's, or its deal's; undefined if there is none. */
export const goodsPath = (
  of: { source?: Source | undefined },
  slug: string,
): string | undefined => {
  if (slug !== '') return paths.product(slug)
  const code = dealOf(of)?.code
  return code && paths.deal(shownDealCode(code))
}
