import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import express, { type Express, type Request, type Response } from 'express'
import { AppError } from '../../contract/errors'
import type { DrawFirstScreen, FirstScreen } from '../../contract/first-screen'
import { withHead } from '../../contract/page-head/html'
import type { PageSubject } from '../../contract/page-head/subject'
import { MINUTE_MS } from '../../contract/time'
import { paths } from '../../contract/urls'
import type { Deps } from '../../usecases/deps'
import { readSitemap } from '../../usecases/sitemap/read-sitemap'
import { checked, etagOf, type Prepared, send } from '../answer'
import { causeOf } from '../cause-of'
import { createBuckets } from '../middleware/buckets'
import { failures } from '../middleware/failures'
import { requestId } from '../middleware/request-id'
import { createPublicAnswers } from '../public-answers'
import { withinDeadline } from '../serve'
import { TRUSTED_PROXIES } from '../trusted-proxies'
import { type FoundPage, pageFinders } from './find-page'
import { pageHeaders } from './page-headers'
import { withFirstScreen } from './with-first-screen'

export type PagesOptions = {
  /** The built page of the web. */
  page_file: string
  /** The built module of the web that draws its pages. */
  draw_file: string
  /** Throws where an answer breaks its schema, instead of telling the log. */
  must_match: boolean
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
type Visit = { path: string; request_id: string; less_data: boolean }

/**
 * The public pages, for who runs no script and for who waits for one on a slow network: the app's
 * own page with the right head and its first screen drawn, the same for everyone.
 */
export const createPages = (deps: Deps, options: PagesOptions): Express => {
  const countAddress = createBuckets(ADDRESS_PER_MINUTE, deps.clock)
  const answers = createPublicAnswers(options.keep_public_ms ?? 0)
  const find = pageFinders(deps)

  const pageOf = async (subject: PageSubject) =>
    withHead(await readFile(options.page_file, 'utf8'), subject, deps.app_url)

  const screenOf = (first: NonNullable<FoundPage['first']>, visit: Visit): FirstScreen => ({
    data: checked(first.answer, {
      row: first.row,
      log: deps.log,
      must_match: options.must_match,
      request_id: visit.request_id,
    }),
    // The browser's own time, which the clock of a suite may be far from; by the minute, so that
    // a page that stays the same keeps its tag.
    drawn_at: Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    less_data: visit.less_data,
  })

  /** The page with its first screen, or undefined where the app must draw that by itself. */
  const drawn = async (page: string, { first }: FoundPage, visit: Visit) => {
    if (!first) return undefined
    try {
      const screen = screenOf(first, visit)
      const module = await import(pathToFileURL(options.draw_file).href)
      // Built from the web's src/draw.tsx, of this type.
      const draw = module.draw as DrawFirstScreen
      return withFirstScreen(page, await draw(visit.path, screen), screen)
    } catch (error) {
      deps.log.error('A page could not be drawn', { route: first.row.path, cause: causeOf(error) })
      return undefined
    }
  }

  const prepared = async (found: FoundPage, visit: Visit): Promise<Prepared> => {
    const page = await pageOf(found.subject)
    const body = await drawn(page, found, visit)
    // What lacks its first screen isn't kept by caches: the next one may have it.
    return { type: HTML, body: body ?? page, etag: body && etagOf(body), headers: {} }
  }

  /** The app is sent all the same: it tells a person what is the matter. */
  const sendWithoutHead = async (res: Response, error: unknown) => {
    const isGone = isNotFound(error)
    if (!isGone) deps.log.error('A page has no head', { cause: causeOf(error) })
    const title = isGone ? 'Page not found' : 'Please try again'
    const page = await pageOf({ kind: 'private', title })
    if (isGone) res.set('X-Robots-Tag', 'noindex')
    else res.set('Retry-After', RETRY_SECONDS)
    res.status(isGone ? 404 : 503)
    res.set({ 'Cache-Control': 'no-store', 'Content-Type': HTML }).send(page)
  }

  const show =
    (found: (name: string) => Promise<FoundPage>) =>
    async (req: Request<{ name: string }>, res: Response) => {
      const visit = {
        path: req.path,
        request_id: String(res.locals.request_id),
        less_data: req.get('save-data') === 'on',
      }
      const make = async () => prepared(await found(req.params.name), visit)
      const key = `${visit.less_data ? 'less ' : ''}${visit.path}`
      res.vary('Save-Data')
      try {
        send(req, res, await withinDeadline(answers(key, make), DEADLINE_MS))
      } catch (error) {
        await sendWithoutHead(res, error)
      }
    }

  /** A list of which the address asks for a part is the app's to find. */
  const showList = (
    found: (name: string) => Promise<FoundPage>,
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
