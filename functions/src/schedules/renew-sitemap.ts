import type { Deps } from '../usecases/deps'
import { renewSitemap } from '../usecases/sitemap/renew-sitemap'

export const renewSitemapDaily = async (deps: Deps): Promise<void> => {
  const files = await renewSitemap(deps)
  deps.log.info('The sitemap was renewed', { files })
}
