import { PUBLIC_PAGE_NAMES, PUBLIC_PAGES } from '@contract/public-pages'
import { paths } from '@/config/paths'
import { PAGE_FILES } from '../public-pages'
import type { RouteRow } from '../route-definition'

export const publicRows: RouteRow[] = [
  ...PUBLIC_PAGE_NAMES.map((name): RouteRow => [PUBLIC_PAGES[name].path, PAGE_FILES[name].page]),
  [paths.history, 'history'],
  [paths.guestFavourites, 'favourites'],
  [paths.about, 'about'],
  [paths.contact, 'contact'],
  [paths.careers, 'careers'],
  [paths.privacyPolicy, 'privacy-policy'],
  [paths.termsOfUse, 'terms-of-use'],
  [paths.productViolations, 'product-violations'],
  [paths.howEscrowWorks, 'how-escrow-works'],
  [paths.announcements, 'announcements'],
  [paths.newsletterConfirm, 'newsletter-confirm'],
  [paths.newsletterUnsubscribe, 'newsletter-unsubscribe'],
]
