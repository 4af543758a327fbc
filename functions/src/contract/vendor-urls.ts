import { withQuery } from './url-query'
import { paths } from './urls'

const HOME = paths.vendorHome

/** The URLs of a vendor's dashboard that no public page needs. */
export const vendorPaths = {
  onboardingDeals: `${paths.vendorOnboarding}?sell=deals`,
  products: `${HOME}/products`,
  product: (id?: string) => withQuery(`${HOME}/products/product`, { id }),
  productNew: `${HOME}/products/new`,
  productImport: `${HOME}/products/import`,
  productEdit: (id?: string) => withQuery(`${HOME}/products/edit`, { id }),
  deals: `${HOME}/deals`,
  dealNew: `${HOME}/deals/new`,
  deal: (id: string) => `${HOME}/deals/${id}`,
  dealEdit: (id: string) => `${HOME}/deals/${id}/edit`,
  /** A live show of the deal. */
  dealLive: (id: string) => `${HOME}/deals/${id}/live`,
  /** The deal's code on a sheet to print. */
  dealSheet: (id: string) => `${HOME}/deals/${id}/sheet`,
  sales: `${HOME}/sales`,
  sale: (id: string) => `${HOME}/sales/${id}`,
  messages: `${HOME}/messages`,
  conversation: (id: string) => `${HOME}/messages/${id}`,
  reviews: `${HOME}/reviews`,
  settings: `${HOME}/settings`,
  delivery: `${HOME}/settings/delivery`,
  notifications: `${HOME}/notifications`,
  wallet: `${HOME}/wallet`,
  invoice: (id: string) => `${HOME}/wallet/invoices/${id}`,
  verification: `${HOME}/verification`,
  /** What `account` is in the vendor's dashboard. */
  more: `${HOME}/more`,
} as const
