import { paths } from '../contract/urls'
import type { ListedPage } from './sitemap-pages'

/** https://www.sitemaps.org/protocol.html allows 50,000 pages and 50 MB per file. */
const MAX_PAGES = 50_000
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export type SitemapFile = { name: string; xml: string }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const entry = (element: string, address: string, changed?: string): string => {
  const day = changed ? `<lastmod>${changed}</lastmod>` : ''
  return `<${element}><loc>${escaped(address)}</loc>${day}</${element}>`
}

const documentOf = (element: string, entries: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${element} xmlns="${NAMESPACE}">`,
    ...entries,
    `</${element}>`,
    '',
  ].join('\n')

/**
 * Splits the pages into sitemap files, followed by the sitemap index.
 * @param origin the site's origin, without a trailing slash
 */
export const sitemapFiles = (
  pages: readonly ListedPage[],
  origin: string,
  most: number = MAX_PAGES,
): SitemapFile[] => {
  const parts = Array.from({ length: Math.ceil(pages.length / most) }, (_, index) => ({
    name: `pages-${index + 1}.xml`,
    xml: documentOf(
      'urlset',
      pages
        .slice(index * most, (index + 1) * most)
        .map(({ path, changed }) => entry('url', `${origin}${path}`, changed)),
    ),
  }))
  const named = parts.map(({ name }) => entry('sitemap', `${origin}${paths.sitemapPart(name)}`))
  return [...parts, { name: 'index.xml', xml: documentOf('sitemapindex', named) }]
}
