import { pagesToList } from '../../domain/sitemap/pages-to-list'
import { sitemapFiles } from '../../domain/sitemap/sitemap-files'
import type { Deps } from '../deps'
import { productSlug } from '../product/product-slug'
import { sitemapPath } from './sitemap-path'

/**
 * Writes the list of the site's pages, the file that names the others last. Tells how many pages.
 */
export const renewSitemap = async (
  deps: Pick<Deps, 'objects' | 'onSale' | 'app_url'>,
): Promise<number> => {
  const pages = pagesToList(await deps.onSale(), productSlug)
  for (const { name, xml } of sitemapFiles(pages, deps.app_url)) {
    await deps.objects.write(sitemapPath(name), Buffer.from(xml), 'application/xml')
  }
  return pages.length
}
