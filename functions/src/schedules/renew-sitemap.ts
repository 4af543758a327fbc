import type { Deps } from '../usecases/deps'
import { renewSitemap } from '../usecases/sitemap/renew-sitemap'

/** Tells search engines of what came and what left the shelves. */
export const renewSitemapDaily = async (deps: Deps): Promise<void> => {
  const pages = await renewSitemap(deps)
  deps.log.info('The sitemap was renewed', { pages })
}
