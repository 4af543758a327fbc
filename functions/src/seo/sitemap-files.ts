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
 * Writes the pages into sitemap files as they come, one file in memory at a time, followed by the
 * sitemap index.
 * @param origin the site's origin, without a trailing slash
 */
export async function* sitemapFiles(
  pages: AsyncIterable<ListedPage>,
  origin: string,
  max: number = MAX_PAGES,
): AsyncGenerator<SitemapFile> {
  const names: string[] = []
  let entries: string[] = []
  const part = (): SitemapFile => {
    const file = { name: `pages-${names.length + 1}.xml`, xml: documentOf('urlset', entries) }
    names.push(file.name)
    entries = []
    return file
  }
  for await (const { path, changed } of pages) {
    entries.push(entry('url', `${origin}${path}`, changed))
    if (entries.length === max) yield part()
  }
  if (entries.length > 0) yield part()
  const named = names.map((name) => entry('sitemap', `${origin}${paths.sitemapPart(name)}`))
  yield { name: 'index.xml', xml: documentOf('sitemapindex', named) }
}
