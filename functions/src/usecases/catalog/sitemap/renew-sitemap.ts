import { sitemapFiles } from '../../../seo/sitemap-files'
import { pagesToList } from '../../../seo/sitemap-pages'
import type { Deps } from '../../deps'
import { productSlug } from '../product/product-slug'

/** The Storage path of a sitemap file. No rule allows access to it: only the server reads it. */
export const sitemapPath = (name: string): string => `sitemap/${name}`

/** Writes the sitemap files, the index last. Returns the number of files. */
export const renewSitemap = async (
  deps: Pick<Deps, 'objects' | 'onSale' | 'app_url'>,
): Promise<number> => {
  let files = 0
  const pages = pagesToList(deps.onSale(), productSlug)
  for await (const { name, xml } of sitemapFiles(pages, deps.app_url)) {
    await deps.objects.write(sitemapPath(name), Buffer.from(xml), 'application/xml')
    files += 1
  }
  return files
}
