import { readFile } from 'node:fs/promises'
import express, { type Express, type Request, type Response } from 'express'
import { AppError } from '../../contract/errors'
import { uidSchema } from '../../contract/ids'
import { withHead } from '../../contract/page-head/html'
import type { PageSubject } from '../../contract/page-head/subject'
import { idFromSlug } from '../../contract/slug'
import type { Deps } from '../../usecases/deps'
import { getProduct } from '../../usecases/product/get-product'
import { readSitemap } from '../../usecases/sitemap/read-sitemap'
import { openVendor } from '../../usecases/vendor/open-vendor'
import { etagOf, send } from '../answer'
import { createBuckets } from '../middleware/buckets'
import { failures } from '../middleware/failures'
import { requestId } from '../middleware/request-id'
import { createPublicAnswers } from '../public-answers'
import { withinDeadline } from '../serve'
import { pageHeaders } from './page-headers'

export type PagesDeps = Pick<Deps, 'objects' | 'onSale' | 'app_url' | 'clock' | 'log'>

export type PagesOptions = {
  /** The built index.html of the web. */
  page_file: string
  /** Proxies before us that append to X-Forwarded-For. */
  proxy_hops: number
  /** How long this instance keeps an answer; 0 keeps none. */
  keep_public_ms?: number
}

const ADDRESS_PER_MINUTE = 600
/** A visitor waits for a head that long; then the page goes out without one. */
const DEADLINE_MS = 5_000
const RETRY_SECONDS = '5'
const SITEMAP_CACHE = 'public, max-age=3600, s-maxage=21600'

const productOf = async (slug: string): Promise<PageSubject> => {
  const id = idFromSlug(slug)
  if (!id) throw new AppError('product/not-found')
  return { kind: 'product', product: await getProduct(id) }
}

const storeOf = async (vendor_id: string): Promise<PageSubject> => {
  if (!uidSchema.safeParse(vendor_id).success) throw new AppError('vendor/not-found')
  return { kind: 'store', vendor: await openVendor(vendor_id) }
}

const isNotFound = (error: unknown): boolean =>
  error instanceof AppError && error.httpStatus === 404

/**
 * The pages that a crawler, or a messenger that shows a link, must understand without running a
 * script: the app's own page with the right head, the same for everyone.
 */
export const createPages = (deps: PagesDeps, options: PagesOptions): Express => {
  const countAddress = createBuckets(ADDRESS_PER_MINUTE, deps.clock)
  const answers = createPublicAnswers(options.keep_public_ms ?? 0)

  const pageOf = async (subject: PageSubject) =>
    withHead(await readFile(options.page_file, 'utf8'), subject, deps.app_url)

  /** The app is sent all the same: it tells a person what is the matter. */
  const sendWithoutHead = async (res: Response, error: unknown) => {
    const isGone = isNotFound(error)
    if (!isGone) deps.log.error('A page has no head', { cause: error })
    const title = isGone ? 'Page not found' : 'Please try again'
    const page = await pageOf({ kind: 'private', title })
    if (isGone) res.set('X-Robots-Tag', 'noindex')
    else res.set('Retry-After', RETRY_SECONDS)
    res.status(isGone ? 404 : 503)
    res.set({ 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' }).send(page)
  }

  const show =
    (find: (name: string) => Promise<PageSubject>) =>
    async (req: Request<{ name: string }>, res: Response) => {
      const make = async () => {
        const body = await pageOf(await find(req.params.name))
        return { type: 'text/html; charset=utf-8', body, etag: etagOf(body), headers: {} }
      }
      try {
        send(req, res, await withinDeadline(answers(req.path, make), DEADLINE_MS))
      } catch (error) {
        await sendWithoutHead(res, error)
      }
    }

  const sendSitemap = async (res: Response, name: string) => {
    const xml = await readSitemap(deps, name)
    res.set({ 'Cache-Control': SITEMAP_CACHE, 'Content-Type': 'application/xml; charset=utf-8' })
    res.send(xml)
  }

  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.set('trust proxy', options.proxy_hops)
  app.use(requestId, pageHeaders)
  app.use((req, res, next) => {
    countAddress(req.ip ?? '')
    if (req.method === 'GET' || req.method === 'HEAD') return next()
    res.set('Allow', 'GET, HEAD')
    throw new AppError('request/method-not-allowed')
  })
  app.get('/products/:name', show(productOf))
  app.get('/vendors/:name', show(storeOf))
  app.get('/sitemap.xml', (_req, res) => sendSitemap(res, 'index.xml'))
  app.get('/sitemaps/:name', (req, res) => sendSitemap(res, req.params.name))
  app.use((_req, res) => sendWithoutHead(res, new AppError('request/not-found')))
  app.use(failures(deps.log))
  return app
}
