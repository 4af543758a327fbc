import { withoutTracking } from '@contract/delivery/tracking'
import { PUBLIC_PAGES, type PublicPage } from '@contract/public-pages'
import { isHostingNewer, SHELL_PAGE } from './build'
import { copyOfPage, PATIENCE_S, pages } from './strategies'

const PUBLIC = (Object.values(PUBLIC_PAGES) as PublicPage[]).map(
  ({ path }) => new RegExp(`^${path.replace(/:\w+/, '[^/]+')}/?$`),
)

/** Whether the function `pages` renders this URL. A list with a query comes without content. */
export const isPublicPage = ({ pathname, search }: URL): boolean =>
  withoutTracking(search) === '' && PUBLIC.some((pattern) => pattern.test(pathname))

const shell = async (): Promise<Response> => {
  const page = await caches.match(SHELL_PAGE)
  if (!page) throw new Error('There is no copy of the app.')
  return page
}

const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_S * 1_000))

/** The page from the network, or the app's copy if that fails or takes long. */
const appPage = async (request: Request): Promise<Response> => {
  const coming = fetch(request)
  const inTime = await (isHostingNewer() ? coming : Promise.race([coming, late()])).catch(
    () => undefined,
  )
  return inTime ?? shell().catch(() => coming)
}

type Visit = { request: Request; url: URL; event: ExtendableEvent }

export const visitPage = async ({ request, url, event }: Visit): Promise<Response> => {
  if (!isPublicPage(url)) return appPage(request)
  try {
    return await pages.handle({ request, event })
  } catch {
    return (await copyOfPage(request)) ?? shell()
  }
}
