import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import express, { type Express, type Request, type RequestHandler, type Response } from 'express'
import { hosting } from '../../../firebase.json'
import { AppError } from '../contract/api/errors'
import { typedSearch } from '../contract/catalog/typed-search'
import { withoutTracking } from '../contract/delivery/tracking'
import type { InitialData, RenderPage } from '../contract/initial-data'
import { MISSING_PATH } from '../contract/prerendered'
import { PUBLIC_PAGE_NAMES, PUBLIC_PAGES, type PublicPage } from '../contract/public-pages'
import { MINUTE_MS } from '../contract/time'
import { paths } from '../contract/urls'
import { networkOf } from '../http/client-network'
import { compress } from '../http/middleware/compress'
import { failures } from '../http/middleware/error-handler'
import { createBuckets } from '../http/middleware/rate-limiter'
import { requestId } from '../http/middleware/request-id'
import {
  BRIEF_CACHE,
  etagOf,
  type PreparedResponse,
  send,
  validateResponse,
} from '../http/response'
import { createResponseCache } from '../http/response-cache'
import { serializeError } from '../http/serialize-error'
import { withinDeadline } from '../http/serve'
import { TRUSTED_PROXIES } from '../http/trusted-proxies'
import { withHead } from '../seo/html'
import type { PageSubject } from '../seo/subject'
import { readSitemap } from '../usecases/catalog/sitemap/read-sitemap'
import type { Deps } from '../usecases/deps'
import { showDeal } from '../usecases/orders/deal/show-deal'
import { injectInitialData, withContent } from './inject-initial-data'
import { requestSubject, withRequestText } from './request-page'
import { BeyondLastPage, pageLoaders, type SsrPage } from './resolve-page'

/** The headers that Firebase Hosting sends for every path. */
const HEADERS = hosting.headers.find(({ source }) => source === '**')?.headers ?? []

/** Adds Hosting's headers to rendered pages, so that both have the same protection. */
const pageHeaders: RequestHandler = (_req, res, next) => {
  for (const { key, value } of HEADERS) res.set(key, value)
  next()
}

export type PagesOptions = {
  /** The web build's HTML page. */
  page_file: string
  /** The web build's server entry, which renders pages. */
  renderer_file: string
  /** Throws if a response breaks its schema, instead of logging it. */
  strict_responses: boolean
  /** How long this instance caches a response; 0 disables the cache. */
  public_ttl_ms?: number
  /** Maximum time to make a page; after it, only the app is sent, with 503. */
  deadline_ms?: number
}

const ADDRESS_PER_MINUTE = 600
/** How many queries of lists are rendered for an address; the app shows what is beyond. */
const QUERIES_PER_MINUTE = 120
/** How many of them an instance keeps. */
const QUERIES_KEPT = 100
const DEADLINE_MS = 5_000
const RETRY_SECONDS = '5'
const HTML = 'text/html; charset=utf-8'
/** Browsers ask again each time: a page names files of its build. A deployment empties the CDN. */
const PAGE_CACHE = 'public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=600'
const SITEMAP_CACHE = 'public, max-age=3600, s-maxage=21600'

/** 404, or 410 for what is gone for good; undefined for other failures. */
const absenceOf = (error: unknown): number | undefined =>
  error instanceof AppError && [404, 410].includes(error.httpStatus) ? error.httpStatus : undefined

/** The query, with its `?`, that chooses this page of the same list. */
const queryOfPage = (query: string, page: number): string => {
  const search = new URLSearchParams(query)
  if (page === 1) search.delete('page')
  else search.set('page', String(page))
  return search.size > 0 ? `?${search}` : ''
}

/** A request to a page that is the same for everyone. @property path with what its query chooses */
type Visit = { path: string; request_id: string; save_data: boolean; is_phone: boolean }

/**
 * Serves the public pages for clients without scripts and for slow networks: the app's HTML with
 * the page's head and server-rendered content, the same for everyone.
 */
export const createSsrApp = (deps: Deps, options: PagesOptions): Express => {
  const countAddress = createBuckets(ADDRESS_PER_MINUTE, deps.clock)
  const countQuery = createBuckets(QUERIES_PER_MINUTE, deps.clock)
  const responses = createResponseCache(options.public_ttl_ms ?? 0)
  const ofQueries = createResponseCache(options.public_ttl_ms ?? 0, QUERIES_KEPT)
  const loaders = pageLoaders(deps)

  const pageOf = async (subject: PageSubject) =>
    withHead(await readFile(options.page_file, 'utf8'), subject, deps.app_url)

  const render: RenderPage = async (path, initial) => {
    const module = await import(pathToFileURL(options.renderer_file).href)
    // Built from the web's src/entry-server.tsx, which has this type.
    const renderPage = module.render as RenderPage
    return renderPage(path, initial)
  }

  let missing: Promise<string> | undefined
  /** What the page of a missing path shows, until the app replaces it; empty if it can't be rendered. */
  const missingPage = () => {
    const initial = { data: null, rendered_at: Date.now(), save_data: false, is_phone: false }
    missing ??= render(MISSING_PATH, initial).catch((error: unknown) => {
      missing = undefined
      deps.log.error('A page could not be rendered', {
        route: MISSING_PATH,
        cause: serializeError(error),
      })
      return ''
    })
    return missing
  }

  const dataOf = ({ response, row }: NonNullable<SsrPage['first']>, { request_id }: Visit) => {
    const { log } = deps
    const { strict_responses } = options
    return validateResponse(response, { row, log, strict_responses, request_id })
  }

  const initialDataOf = (
    first: NonNullable<SsrPage['first']>,
    part: SsrPage['part'],
    visit: Visit,
  ): InitialData => ({
    data: dataOf(first, visit),
    ...(part && { part: dataOf(part, visit) }),
    // Wall-clock time, since a suite's clock may be far from it. Rounded to the minute, so that an
    // unchanged page keeps its ETag.
    rendered_at: Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    save_data: visit.save_data,
    is_phone: visit.is_phone,
  })

  /** The page with rendered content, or undefined if the browser must render it. */
  const rendered = async (page: string, { first, part }: SsrPage, visit: Visit) => {
    if (!first) return undefined
    try {
      const initial = initialDataOf(first, part, visit)
      return injectInitialData(page, await render(visit.path, initial), initial)
    } catch (error) {
      deps.log.error('A page could not be rendered', {
        route: first.row.path,
        cause: serializeError(error),
      })
      return undefined
    }
  }

  const prepared = async (found: SsrPage, visit: Visit): Promise<PreparedResponse> => {
    const page = await pageOf(found.subject)
    const body = await rendered(page, found, visit)
    // A page without rendered content has no ETag and isn't cached: the next one may have it.
    return { type: HTML, body: body ?? page, etag: body && etagOf(body), headers: {} }
  }

  /** Still sends the app, which shows the error to the visitor. */
  const sendWithoutHead = async (res: Response, error: unknown) => {
    if (error instanceof AppError && error.code === 'request/rate-limited') {
      const body = await pageOf({ kind: 'site' })
      return void res.set({ 'Cache-Control': 'no-store', 'Content-Type': HTML }).send(body)
    }
    const absence = absenceOf(error)
    const isGone = absence !== undefined
    if (!isGone) deps.log.error('A page has no head', { cause: serializeError(error) })
    const title = isGone ? 'Page not found' : 'Please try again'
    const app_page = await pageOf({ kind: 'private', title })
    const page = isGone ? withContent(app_page, await missingPage()) : app_page
    if (isGone) res.set('X-Robots-Tag', 'noindex')
    else res.set('Retry-After', RETRY_SECONDS)
    res.status(absence ?? 503)
    res.set({ 'Cache-Control': 'no-store', 'Content-Type': HTML }).send(page)
  }

  const show = async (
    req: Request,
    res: Response,
    { query, cache }: { query: string; cache: string },
    load: () => Promise<SsrPage>,
  ) => {
    const visit = {
      path: query ? `${req.path}?${query}` : req.path,
      request_id: String(res.locals.request_id),
      save_data: req.get('save-data') === 'on',
      is_phone: req.get('sec-ch-ua-mobile') === '?1',
    }
    const make = async () => {
      if (query) countQuery(networkOf(req))
      return prepared(await load(), visit)
    }
    const kept = query ? ofQueries : responses
    const key = [visit.save_data, visit.is_phone, visit.path].join()
    res.vary('Save-Data').vary('Sec-CH-UA-Mobile')
    try {
      const page = await withinDeadline(kept(key, make), options.deadline_ms ?? DEADLINE_MS)
      await send(req, res, page, cache)
    } catch (error) {
      if (!(error instanceof BeyondLastPage)) throw error
      res.set('Cache-Control', cache).redirect(302, `${req.path}${queryOfPage(query, error.last)}`)
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
  app.use(requestId, pageHeaders, compress)
  app.use((req, res, next) => {
    countAddress(networkOf(req))
    if (req.method === 'GET' || req.method === 'HEAD') return next()
    res.set('Allow', 'GET, HEAD')
    throw new AppError('request/method-not-allowed')
  })
  // Hosting serves the files that there are: what comes here is of another build.
  app.use('/assets', (_req, res) => {
    res.status(404).set('Cache-Control', 'no-store').type('text').send('Not found')
  })
  for (const name of PUBLIC_PAGE_NAMES) {
    const { load, queryOf, addressOf } = loaders[name]
    const { is_brief }: PublicPage = PUBLIC_PAGES[name]
    const cache = is_brief ? BRIEF_CACHE : PAGE_CACHE
    app.get(PUBLIC_PAGES[name].path, async (req: Request<Record<string, string>>, res) => {
      const [value = ''] = Object.values(req.params)
      const { search } = new URL(req.url, deps.app_url)
      const address = addressOf?.(value)
      if (address !== undefined && address !== req.path) {
        return res.set('Cache-Control', cache).redirect(301, `${address}${search}`)
      }
      try {
        const typed = new URLSearchParams(withoutTracking(search))
        const query = queryOf?.(value, typedSearch(typed)) ?? ''
        // The app reads the written spelling alone.
        if (queryOf && query !== queryOf(value, typed)) {
          return res.set('Cache-Control', cache).redirect(302, `${req.path}${query && `?${query}`}`)
        }
        await show(req, res, { query, cache }, () =>
          load(value, new URLSearchParams(query), networkOf(req)),
        )
      } catch (error) {
        await sendWithoutHead(res, error)
      }
    })
  }
  // What buyers ask for has a head for chats and its text; the rest of it is the app's.
  app.get(paths.request(':code'), async (req: Request<{ code: string }>, res) => {
    try {
      const shown = await showDeal(deps, req.params.code, networkOf(req))
      const page = await pageOf(requestSubject(shown))
      res.set({ 'Cache-Control': 'no-cache', 'Content-Type': HTML, 'X-Robots-Tag': 'noindex' })
      res.send(withRequestText(page, shown))
    } catch (error) {
      await sendWithoutHead(res, error)
    }
  })
  app.get(paths.sitemap, (_req, res) => sendSitemap(res, 'index.xml'))
  app.get(paths.sitemapPart(':name'), (req: Request<{ name: string }>, res) =>
    sendSitemap(res, req.params.name),
  )
  app.use((_req, res) => sendWithoutHead(res, new AppError('request/not-found')))
  app.use(failures(deps.log))
  return app
}
