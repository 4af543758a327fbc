import { paths } from '@/config/paths'
import type { RouteRow } from '../route-definition'

export const checkoutRows: RouteRow[] = [
  [paths.checkoutReturn, 'checkout/return'],
  [paths.cartCheckout(), 'checkout/cart'],
  [paths.dealCheckout(':code'), 'checkout/deal'],
  [paths.checkout(':product_id'), 'checkout/checkout'],
  [paths.offerCheckout(':offer_id'), 'checkout/offer'],
]
