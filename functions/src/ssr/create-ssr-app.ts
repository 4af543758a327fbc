import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import express, { type Express, type Request, type Response } from 'express'
import { AppError } from '../contract/api/errors'
import type { InitialData, RenderPage } from '../contract/initial-data'
import { withHead } from '../contract/page-head/html'
import type { PageSubject } from '../contract/page-head/subject'
import { MINUTE_MS } from '../contract/time'
import { paths } from '../contract/urls'
import { failures } from '../http/middleware/error-handler'
import { createBuckets } from '../http/middleware/rate-limiter'
import { requestId } from '../http/middleware/request-id'
import { etagOf, type PreparedResponse, send, validateResponse } from '../http/response'
import { createResponseCache } from '../http/response-cache'
import { serializeError } from '../http/serialize-error'
import { withinDeadline } from '../http/serve'
import { TRUSTED_PROXIES } from '../http/trusted-proxies'
import type { Deps } from '../usecases/deps'
import { readSitemap } from '../usecases/sitemap/read-sitemap'
import { injectInitialData } from './inject-initial-data'
import { pageHeaders } from './page-headers'
import { pageFinders, type SsrPage } from './resolve-page'

export type PagesOptions = {
  /** The built page of the web. */
  page_file: string
  /** The built module of the web that draws its pages. */
  renderer_file: string
  /** Throws where an answer breaks its schema, instead of telling the log. */
  strict_responses: boolean
  /** How long this instance keeps an answer; 0 keeps none. */
  keep_public_ms?: number
}

const ADDRESS_PER_MINUTE = 600
/** A visitor waits for a page that long; then it goes out as the app alone. */
const DEADLINE_MS = 5_000
const RETRY_SECONDS = '5'
const HTML = 'text/html; charset=utf-8'
const SITEMAP_CACHE = 'public, max-age=3600, s-maxage=21600'

const isNotFound = (error: unknown): boolean =>
  error instanceof AppError && error.httpStatus === 404

/** The address as everyone sees the same page: a list that the query narrows is one of its own. */
type Visit = { path: string; request_id: string; save_data: boolean }

/**
 * The public pages, for who runs no script and for who waits for one on a slow network: the app's
 * own page with the right head and its first screen drawn, the same for everyone.
 */
export const createSsrApp = (deps: Deps, options: PagesOptions): Express => {
  const countAddress = createBuckets(ADDRESS_PER_MINUTE, deps.clock)
  const responses = createResponseCache(options.keep_public_ms ?? 0)
  const find = pageFinders(deps)

  const pageOf = async (subject: PageSubject) =>
    withHead(await readFile(options.page_file, 'utf8'), subject, deps.app_url)

  const screenOf = (first: NonNullable<SsrPage['first']>, visit: Visit): InitialData => ({
    data: validateResponse(first.response, {
      row: first.row,
      log: deps.log,
      strict_responses: options.strict_responses,
      request_id: visit.request_id,
    }),
    // The browser's own time, which the clock of a suite may be far from; by the minute, so that
    // a page that stays the same keeps its tag.
    rendered_at: Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    save_data: visit.save_data,
  })

  /** The page with its first screen, or undefined where the app must draw that by itself. */
  const rendered = async (page: string, { first }: SsrPage, visit: Visit) => {
    if (!first) return undefined
    try {
      const screen = screenOf(first, visit)
      const module = await import(pathToFileURL(options.renderer_file).href)
      // Built from the web's src/entry-server.tsx, of this type.
      const renderPage = module.render as RenderPage
      return injectInitialData(page, await renderPage(visit.path, screen), screen)
    } catch (error) {
      deps.log.error('A page could not be drawn', {
        route: first.row.path,
        cause: serializeError(error),
      })
      return undefined
    }
  }

  const prepared = async (found: SsrPage, visit: Visit): Promise<PreparedResponse> => {
    const page = await pageOf(found.subject)
    const body = await rendered(page, found, visit)
    // What lacks its first screen isn't kept by caches: the next one may have it.
    return { type: HTML, body: body ?? page, etag: body && etagOf(body), headers: {} }
  }

  /** The app is sent all the same: it tells a person what is the matter. */
  const sendWithoutHead = async (res: Response, error: unknown) => {
    const isGone = isNotFound(error)
    if (!isGone) deps.log.error('A page has no head', { cause: serializeError(error) })
    const title = isGone ? 'Page not found' : 'Please try again'
    const page = await pageOf({ kind: 'private', title })
    if (isGone) res.set('X-Robots-Tag', 'noindex')
    else res.set('Retry-After', RETRY_SECONDS)
    res.status(isGone ? 404 : 503)
    res.set({ 'Cache-Control': 'no-store', 'Content-Type': HTML }).send(page)
  }

  const show =
    (found: (name: string) => Promise<SsrPage>) =>
    async (req: Request<{ name: string }>, res: Response) => {
      const visit = {
        path: req.path,
        request_id: String(res.locals.request_id),
        save_data: req.get('save-data') === 'on',
      }
      const make = async () => prepared(await found(req.params.name), visit)
      const key = `${visit.save_data ? 'less ' : ''}${visit.path}`
      res.vary('Save-Data')
      try {
        send(req, res, await withinDeadline(responses(key, make), DEADLINE_MS))
      } catch (error) {
        await sendWithoutHead(res, error)
      }
    }

  /** A list of which the address asks for a part is the app's to find. */
  const showList = (
    found: (name: string) => Promise<SsrPage>,
    partOf: (name: string, search: URLSearchParams) => Promise<PageSubject>,
  ) => {
    const whole = show(found)
    return async (req: Request<{ name: string }>, res: Response) => {
      if (Object.keys(req.query).length === 0) return whole(req, res)
      try {
        const { searchParams } = new URL(req.url, deps.app_url)
        const body = await pageOf(await partOf(req.params.name, searchParams))
        send(req, res, { type: HTML, body, etag: etagOf(body), headers: {} })
      } catch (error) {
        await sendWithoutHead(res, error)
      }
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
  app.set('trust proxy', TRUSTED_PROXIES)
  app.use(requestId, pageHeaders)
  app.use((req, res, next) => {
    countAddress(req.ip ?? '')
    if (req.method === 'GET' || req.method === 'HEAD') return next()
    res.set('Allow', 'GET, HEAD')
    throw new AppError('request/method-not-allowed')
  })
  app.get(paths.home, show(find.home))
  app.get(paths.marketplace, showList(find.marketplace, find.listPart))
  app.get(paths.marketplaceCategory(':name'), showList(find.marketplace, find.listPart))
  app.get(paths.product(':name'), show(find.product))
  app.get(paths.vendors, showList(find.stores, find.listPart))
  app.get(paths.vendor(':name'), showList(find.store, find.storePart))
  app.get(paths.sitemap, (_req, res) => sendSitemap(res, 'index.xml'))
  app.get(paths.sitemapPart(':name'), (req: Request<{ name: string }>, res) =>
    sendSitemap(res, req.params.name),
  )
  app.use((_req, res) => sendWithoutHead(res, new AppError('request/not-found')))
  app.use(failures(deps.log))
  return app
}
