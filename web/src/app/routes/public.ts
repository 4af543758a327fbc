import { PUBLIC_PAGE_NAMES, PUBLIC_PAGES } from '@contract/public-pages'
import { paths } from '@/config/paths'
import { PAGE_FILES } from '../public-pages'
import type { RouteRow } from '../route-definition'

/** Public too, but without the footer. */
export const hubRows: RouteRow[] = [[paths.account, 'account']]

/** The pages that the server renders, and the cart. */
export const publicRows: RouteRow[] = [
  ...PUBLIC_PAGE_NAMES.map((name): RouteRow => [PUBLIC_PAGES[name].path, PAGE_FILES[name].page]),
  [paths.cart, 'cart'],
]
