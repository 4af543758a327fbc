import type { Product } from '../entities/product'
import type { Vendor } from '../entities/vendor'
import { site } from '../site'
import type { paths } from '../urls'

/** What a page is about, as far as its head tells. */
export type PageSubject =
  /** Home, and what is said of every page until it says more itself. */
  | { kind: 'site'; path?: typeof paths.home }
  | { kind: 'product'; product: Product }
  /** @property query with its `?`, where it makes another page of the store */
  | { kind: 'store'; vendor: Vendor; query?: string }
  /** Any other page for everyone. @property path with the query that makes it another page */
  | { kind: 'page'; title: string; description: string; path: string }
  /** Nothing for a search engine: one person's, or not there. */
  | { kind: 'private'; title: string }

const nameOf = (subject: Exclude<PageSubject, { kind: 'site' }>): string => {
  if (subject.kind === 'product') return subject.product.name
  return subject.kind === 'store' ? subject.vendor.name : subject.title
}

/** The document's title: the page's name, followed by the site's. */
export const titleOf = (subject: PageSubject): string =>
  subject.kind === 'site' ? `${site.title} · ${site.line}` : `${nameOf(subject)} · ${site.title}`
