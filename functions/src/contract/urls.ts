import { withQuery } from './url-query'

/** All URLs of the app. Routers call the builders with `:name` for their patterns. */
export const paths = {
  home: '/',
  marketplace: '/marketplace',
  marketplaceCategory: (category: string) => `/marketplace/${category}`,
  search: (q: string) => withQuery('/marketplace', { q }),
  product: (slug: string) => `/products/${slug}`,
  /** A deal, by its code as people read it. */
  deal: (code: string) => `/d/${code}`,
  /** Where a deal's code is typed. */
  dealCode: '/d',
  console: '/console',
  vendors: '/vendors',
  vendor: (vendor_id: string) => `/vendors/${vendor_id}`,
  history: '/history',
  /** What a visitor liked; in an account it is `favourites`. */
  guestFavourites: '/favourites',
  /** On phones, everything that has no place in the bottom bar. */
  account: '/account',
  about: '/about',
  contact: '/contact',
  careers: '/careers',
  privacyPolicy: '/privacy-policy',
  termsOfUse: '/terms-of-use',
  productViolations: '/product-violations',
  howEscrowWorks: '/how-escrow-works',
  /** What selling costs and needs; `vendorOnboarding` opens the store. */
  sell: '/sell',
  /** Where anybody checks a code, link or message that claims to be ours. */
  check: '/check',
  announcements: '/announcements',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',

  auth: '/auth',
  login: '/auth/login',
  loginThen: (redirect: string) => withQuery('/auth/login', { redirect }),
  signup: '/auth/signup',
  signupThen: (redirect: string) => withQuery('/auth/signup', { redirect }),
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',

  cart: '/cart',
  checkouts: '/checkout',
  /** One payment for what is in the cart of these stores. */
  cartCheckout: (vendor_ids: readonly string[] = []) =>
    withQuery('/checkout', { stores: vendor_ids.join(',') || undefined }),
  checkout: (product_id: string) => `/checkout/${product_id}`,
  /** What a haggle agreed on. */
  offerCheckout: (offer_id: string) => `/checkout/offers/${offer_id}`,
  /** @param version the one that the buyer saw */
  dealCheckout: (code: string, version?: number) =>
    withQuery(`/checkout/deals/${code}`, { version: version?.toString() }),
  checkoutReturn: '/checkout/return',
  /** What became of a payment, with each of its orders. */
  payment: (reference: string) => withQuery('/checkout/return', { reference }),
  /** Where the provider's "cancel" leads. */
  paymentCancelled: (reference: string) =>
    withQuery('/checkout/return', { reference, cancelled: '1' }),

  dashboard: '/dashboard',
  /** What a buyer asks for; anybody with its code sees it. */
  request: (code: string) => `/r/${code}`,
  ownRequests: '/dashboard/requests',
  ownRequest: (id: string) => `/dashboard/requests/${id}`,
  newRequest: '/dashboard/requests/new',
  purchases: '/dashboard/purchases',
  purchase: (id: string) => `/dashboard/purchases/${id}`,
  receipt: (id: string) => `/dashboard/purchases/${id}/receipt`,
  messages: '/dashboard/messages',
  conversation: (id: string) => `/dashboard/messages/${id}`,
  favourites: '/dashboard/favourites',
  settings: '/dashboard/settings',
  notificationChoices: '/dashboard/settings#notifications',
  security: '/dashboard/settings/security',
  notifications: '/dashboard/notifications',

  /** More of the vendor's dashboard is in `vendorPaths`. */
  vendorHome: '/dashboard/vendor',
  vendorOnboarding: '/dashboard/vendor/onboarding',

  sitemap: '/sitemap.xml',
  sitemapPart: (file: string) => `/sitemaps/${file}`,

  uiPieces: '/dev/ui',
} as const
