import { paths } from '@/config/paths'
import type { RouteRow } from '../route-definition'

export const publicRows: RouteRow[] = [
  [paths.home, 'home'],
  [paths.marketplace, 'marketplace'],
  [paths.marketplaceCategory(':category'), 'marketplace'],
  [paths.product(':slug'), 'product'],
  [paths.vendors, 'vendors'],
  [paths.vendor(':vendor_id'), 'vendor'],
  [paths.history, 'history'],
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
