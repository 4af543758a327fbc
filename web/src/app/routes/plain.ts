import { paths } from '@/config/paths'
import type { RouteRow } from '../route-definition'

/** Public pages that few visits begin with. */
export const plainRows: RouteRow[] = [
  [paths.history, 'history'],
  [paths.guestFavourites, 'favourites'],
  [paths.about, 'about'],
  [paths.contact, 'contact'],
  [paths.careers, 'careers'],
  [paths.privacyPolicy, 'privacy-policy'],
  [paths.termsOfUse, 'terms-of-use'],
  [paths.productViolations, 'product-violations'],
  [paths.howEscrowWorks, 'how-escrow-works'],
  [paths.sell, 'sell'],
  [paths.check, 'check'],
  [paths.dealCode, 'deal-code'],
  [paths.request(':code'), 'request'],
  [paths.announcements, 'announcements'],
  [paths.newsletterConfirm, 'newsletter-confirm'],
  [paths.newsletterUnsubscribe, 'newsletter-unsubscribe'],
]
