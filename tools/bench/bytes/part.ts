import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { FIRST_VISIT } from '../cost/model'
import { atMost, type Figure, figure, type Part, type PartOptions } from '../figure'
import { openBrowser, visit } from './browser'
import { meanCoverBytes } from './images'
import {
  bytesOf,
  bytesWhenShown,
  chunkNamed,
  costsOf,
  type Loaded,
  type Manifest,
  scriptsOf,
} from './measure-bytes'
import { DEAL_CODE, PRODUCT_SLUG } from './responses'
import { brotli, buildForBench, serveSite } from './site'
import { bytesToPay } from './way'

const BYTES_A_KIB = 1_024
const BYTES_A_KB = 1_000
const SIGNED_OUT = { most: 115, fails_above: 130 }
const OWN = { most: 200, fails_above: 230 }

const PUBLIC = [
  { name: '/', path: '/', page: 'home', row: 1 },
  { name: '/marketplace', path: '/marketplace', page: 'marketplace', row: 1 },
  { name: 'product page', path: `/products/${PRODUCT_SLUG}`, page: 'product', row: 3 },
  { name: 'deal page', path: `/d/${DEAL_CODE}`, page: 'deal', row: 1 },
]

/** Each page with a selector of content that comes from the API, not its skeleton. */
const SIGNED_IN = [
  { name: 'purchases', path: '/dashboard/purchases', shows: 'main h3' },
  { name: 'vendor home', path: '/dashboard/vendor', shows: '#waiting-title ~ ul li' },
  {
    name: 'messages',
    path: '/dashboard/vendor/messages',
    shows: 'main a[href^="/dashboard/vendor/messages/"]',
  },
  { name: 'notifications', path: '/dashboard/notifications', shows: 'main ul li h2' },
  { name: 'settings', path: '/dashboard/settings', shows: 'main dl' },
]

/**
 * The scripts without which a page can't be rendered, independent of timing; then with those that
 * request its products and validate the response, which load at the same time.
 */
const measureBuild = (folder: string): Figure[] => {
  // The build has just written it.
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const sizeOf = (file: string) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  const kibOf = (...chunks: string[]) =>
    scriptsOf(manifest, ['index.html', ...chunks]).reduce((sum, file) => sum + sizeOf(file), 0) /
    BYTES_A_KIB
  const requests = chunkNamed(manifest, 'requests')
  return PUBLIC.flatMap(({ name, page, row }) => {
    const source = `src/pages/${page}.tsx`
    return [
      figure(row, `JavaScript to draw ${name}`, [kibOf(source), 'KiB'], SIGNED_OUT),
      figure(row, `the same with its goods, ${name}`, [kibOf(source, requests), 'KiB']),
    ]
  })
}

const brotliKib = (folder: string, path: string): number => {
  const bytes = readFileSync(join(folder, path))
  const sent = path.endsWith('.woff2') ? bytes : brotli(bytes)
  return sent.length / BYTES_A_KIB
}

/** What a phone's first visit to the home page is charged for (docs/cost.md). */
const firstVisit = async (folder: string, loaded: readonly Loaded[]): Promise<Figure[]> => {
  const { images, images_kib, data_requests, hosted } = costsOf(loaded)
  const hosted_kib = hosted.reduce((total, path) => total + brotliKib(folder, path), 0)
  return [
    figure(21, FIRST_VISIT.images, [images, ''], atMost(3)),
    figure(21, FIRST_VISIT.images, [images_kib, 'KiB']),
    figure(21, FIRST_VISIT.cover, [(await meanCoverBytes()) / BYTES_A_KIB, 'KiB']),
    figure(21, FIRST_VISIT.data, [data_requests, '']),
    figure(21, FIRST_VISIT.hosted, [hosted_kib, 'KiB']),
  ]
}

/** Measures what a phone's browser requests, including deferred requests. */
const measureVisits = async (folder: string, say: PartOptions['say']): Promise<Figure[]> => {
  const site = await serveSite(folder)
  const hosted = await serveSite(folder, { isBrotli: true })
  const browser = await openBrowser(say)
  const figures: Figure[] = []
  try {
    for (const { name, path } of PUBLIC) {
      say(`  visiting ${name}`)
      const { loaded } = await visit(browser, { url: site.origin + path, shows: 'main h1' })
      const { scripts_kib, requests, css_kib } = bytesOf(loaded)
      figures.push(figure(2, `JavaScript after idle, ${name}`, [scripts_kib, 'KiB'], atMost(200)))
      if (path === '/') figures.push(...(await firstVisit(folder, loaded)))
      if (path !== '/marketplace') continue
      figures.push(
        figure(4, 'requests before pictures', [requests, ''], atMost(12)),
        figure(4, 'CSS', [css_kib, 'KiB'], atMost(12)),
      )
    }
    for (const { name, path, shows } of SIGNED_IN) {
      say(`  visiting ${name}, signed in`)
      const seen = await visit(browser, { url: site.origin + path, shows, isSignedIn: true })
      const [shown, idle] = [bytesWhenShown(seen), bytesOf(seen.loaded).scripts_kib]
      figures.push(
        figure(3, `JavaScript to draw ${name}, signed in`, [shown, 'KiB'], OWN),
        figure(3, `JavaScript after idle, ${name}, signed in`, [idle, 'KiB']),
      )
    }
    say('  going from the home page to the button that pays')
    const kb = (await bytesToPay(browser, hosted.origin, say)) / BYTES_A_KB
    figures.push(figure(16, 'from a cold phone to the button that pays', [kb, 'KB'], { most: 400 }))
  } finally {
    await browser.close()
    site.close()
    hosted.close()
  }
  return figures
}

/** Rows 1 to 4, from a production build. */
export const measure: Part = async (options) => {
  const folder = await buildForBench(options)
  return [...measureBuild(folder), ...(await measureVisits(folder, options.say))]
}
