import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT, workFile } from '../../emulators/project'
import { runToEnd } from '../../emulators/services'
import { atMost, type Figure } from '../figure'
import type { Part } from '../part'
import { PRODUCT_ID } from './answers'
import { weighDashboards } from './dashboards'
import { chunkNamed, filesOf, type Manifest } from './manifest'
import { serveSite } from './site'
import { openBrowser } from './visit'
import { weigh } from './weigh'

const KIB = 1_024

const SOFT = { most: 120, fails_above: 140 }
const PUBLIC = [
  { name: '/', path: '/', page: 'home', row: 1, budget: SOFT },
  { name: '/marketplace', path: '/marketplace', page: 'marketplace', row: 1, budget: SOFT },
  {
    name: 'product page',
    path: `/products/woven-basket-${PRODUCT_ID}`,
    page: 'product',
    row: 3,
    budget: atMost(130),
  },
]

const build = async (signal: AbortSignal): Promise<string> => {
  const folder = workFile('bench-web')
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  await runToEnd({
    name: 'The build of the web',
    args: [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    cwd: join(ROOT, 'web'),
    env: { VITE_PORT_OFFSET: '0' },
    signal,
  })
  return folder
}

/** Gzipped scripts that these sources can't run without, the start of the app included. */
const weigher = (folder: string) => {
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  // Written by the build a moment ago.
  const manifest = JSON.parse(text) as Manifest
  const size = (file: string) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  const weightOf = (...chunks: string[]): number =>
    filesOf(manifest, ['index.html', ...chunks]).reduce((sum, file) => sum + size(file), 0) / KIB
  return { weightOf, requests: chunkNamed(manifest, 'requests') }
}

/**
 * What a page can't be drawn without, which no timing changes; and with what asks for its goods and
 * checks the answers, on its way at the same time.
 */
const weighFirst = ({ weightOf, requests }: ReturnType<typeof weigher>): Figure[] =>
  PUBLIC.flatMap(({ name, page, row, budget }) => {
    const source = `src/routes/${page}.tsx`
    const goods = weightOf(source, requests)
    return [
      { row, what: `JavaScript to draw ${name}`, value: weightOf(source), unit: 'KiB', budget },
      { row, what: `the same with its goods, ${name}`, value: goods, unit: 'KiB' },
    ]
  })

/** What a phone's browser really asks for until the page has come to rest. */
const weighVisits = async (folder: string, say: (line: string) => void): Promise<Figure[]> => {
  const site = await serveSite(folder)
  const browser = await openBrowser(say)
  const figures: Figure[] = weighFirst(weigher(folder))
  try {
    for (const { name, path } of PUBLIC) {
      say(`  visiting ${name}`)
      const { loaded } = await browser.visit(`${site.origin}${path}`, { shows: 'main h1' })
      const { scripts_kib, requests, css_kib } = weigh(loaded)
      const what = `JavaScript after idle, ${name}`
      figures.push({ row: 2, what, value: scripts_kib, unit: 'KiB', budget: atMost(200) })
      if (path !== '/marketplace') continue
      figures.push(
        { row: 4, what: 'requests before pictures', value: requests, unit: '', budget: atMost(12) },
        { row: 4, what: 'CSS', value: css_kib, unit: 'KiB', budget: atMost(12) },
      )
    }
    const { origin } = site
    figures.push(...(await weighDashboards({ origin, browser, say })))
  } finally {
    await browser.close()
    site.close()
  }
  return figures
}

/** Rows 1 to 4, from a build as for production. */
export const bytes: Part = async ({ say, signal }) => {
  say('  building the web')
  const folder = await build(signal)
  return weighVisits(folder, say)
}
