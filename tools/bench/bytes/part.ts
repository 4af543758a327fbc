import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT, workFile } from '../../emulators/project'
import { runToEnd } from '../../emulators/services'
import { atMost, type Figure, figure, type Part, type PartOptions } from '../figure'
import { openBrowser, visit } from './browser'
import { bytesOf, bytesWhenShown, chunkNamed, type Manifest, scriptsOf } from './measure-bytes'
import { PRODUCT_SLUG } from './responses'
import { serveSite } from './site'

const BYTES_A_KIB = 1_024
const SOFT = { most: 120, fails_above: 140 }

const PUBLIC = [
  { name: '/', path: '/', page: 'home', row: 1, budget: SOFT },
  { name: '/marketplace', path: '/marketplace', page: 'marketplace', row: 1, budget: SOFT },
  {
    name: 'product page',
    path: `/products/${PRODUCT_SLUG}`,
    page: 'product',
    row: 3,
    budget: atMost(130),
  },
]

/** Each page with a selector of content that comes from the API, not its skeleton. */
const SIGNED_IN = [
  { name: 'purchases', path: '/dashboard/purchases', shows: 'main tbody tr' },
  { name: 'vendor home', path: '/dashboard/vendor', shows: '#waiting-title ~ ul li' },
  { name: 'messages', path: '/dashboard/messages', shows: 'main ul li a' },
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
  return PUBLIC.flatMap(({ name, page, row, budget }) => {
    const source = `src/pages/${page}.tsx`
    return [
      figure(row, `JavaScript to draw ${name}`, [kibOf(source), 'KiB'], budget),
      figure(row, `the same with its goods, ${name}`, [kibOf(source, requests), 'KiB']),
    ]
  })
}

/** Measures what a phone's browser requests, including deferred requests. */
const measureVisits = async (folder: string, say: PartOptions['say']): Promise<Figure[]> => {
  const site = await serveSite(folder)
  const browser = await openBrowser(say)
  const figures: Figure[] = []
  try {
    for (const { name, path } of PUBLIC) {
      say(`  visiting ${name}`)
      const { loaded } = await visit(browser, { url: site.origin + path, shows: 'main h1' })
      const { scripts_kib, requests, css_kib } = bytesOf(loaded)
      figures.push(figure(2, `JavaScript after idle, ${name}`, [scripts_kib, 'KiB'], atMost(200)))
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
        figure(3, `JavaScript to draw ${name}, signed in`, [shown, 'KiB'], atMost(230)),
        figure(3, `JavaScript after idle, ${name}, signed in`, [idle, 'KiB']),
      )
    }
  } finally {
    await browser.close()
    site.close()
  }
  return figures
}

/** Rows 1 to 4, from a production build. */
export const measure: Part = async ({ say, signal }) => {
  say('  building the web')
  const folder = workFile('bench-web')
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  await runToEnd({
    name: 'The build of the web',
    args: [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    cwd: join(ROOT, 'web'),
    env: { VITE_PORT_OFFSET: '0' },
    signal,
  })
  return [...measureBuild(folder), ...(await measureVisits(folder, say))]
}
