import type { Product } from '../contract/entities/catalog/product'
import type { ReturnPolicy } from '../contract/entities/orders/return-policy'
import type { Vendor } from '../contract/entities/people/vendor'
import type { InitialData } from '../contract/initial-data'
import type { paths } from '../contract/urls'
import { site } from './site'

/** What delivery to some states costs and takes, as schema.org says it. */
export type Shipping = { '@type': 'OfferShippingDetails'; [property: string]: unknown }

export type PageImage = { url: string; alt: string }

/** The subject of a page, from which its head is made. */
export type PageSubject =
  /** The home page, and without `path` the default head of every page. */
  | { kind: 'site'; path?: typeof paths.home }
  /**
   * @property shipping what delivery costs, which the server alone knows
   * @property return_policy what its store takes back for a changed mind
   * @property is_resting its store takes no orders at the moment
   */
  | {
      kind: 'product'
      product: Product
      shipping?: readonly Shipping[] | undefined
      return_policy?: ReturnPolicy | undefined
      is_resting?: boolean
    }
  /** @property query the query that selects another page of the store, with its `?` */
  | { kind: 'store'; vendor: Vendor; query?: string }
  /**
   * Any other public page.
   * @property path includes the query that selects another page
   * @property is_unlisted for visitors and previews of links, not for search engines
   * @property image the site's own if absent
   */
  | {
      kind: 'page'
      title: string
      description: string
      path: string
      is_unlisted?: true
      image?: PageImage
    }
  /** Not for search engines: a personal page, or one that doesn't exist. */
  | { kind: 'private'; title: string }

export type OfProduct = Extract<PageSubject, { kind: 'product' }>

/** Whether it can be bought now. */
export const isAvailable = ({ product, is_resting }: OfProduct): boolean =>
  product.available_items > 0 && !is_resting

const nameOf = (subject: Exclude<PageSubject, { kind: 'site' }>): string => {
  if (subject.kind === 'product') return subject.product.name
  return subject.kind === 'store' ? subject.vendor.name : subject.title
}

/** The document's title: the page's name, then the site's. */
export const titleOf = (subject: PageSubject): string =>
  subject.kind === 'site' ? `${site.title} · ${site.line}` : `${nameOf(subject)} · ${site.title}`

/** Renders a page that needs no data, with what it is about. */
export type PrerenderPage = (
  path: string,
  initial: InitialData,
) => Promise<{ html: string; subject: PageSubject | undefined }>
