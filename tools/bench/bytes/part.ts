import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT, workFile } from '../../emulators/project'
import { runToEnd } from '../../start/children'
import { atMost, type Figure } from '../figure'
import type { Part } from '../part'
import { PRODUCT_ID } from './answers'
import { filesOf, type Manifest } from './manifest'
import { serveSite } from './site'
import { openBrowser } from './visit'
import { weigh } from './weigh'

const KIB = 1_024

/** A page, what must be in sight before it counts as painted, and its rows 1 or 3. */
const PAGES = [
  { path: '/', row: 1, first: { most: 120, fails_above: 140 }, shows: 'main h1' },
  { path: '/marketplace', row: 1, first: { most: 120, fails_above: 140 }, shows: 'main h1' },
  {
    path: `/products/woven-basket-${PRODUCT_ID}`,
    name: 'product page',
    row: 3,
    first: atMost(130),
    shows: 'main h1',
  },
]

const SIGNED_IN = ['src/lib/firebase/watch-session.ts', 'src/features/shell/signed-in.tsx']
const DASHBOARDS = [
  { name: 'purchases', sources: ['layouts/buyer-layout', 'routes/dashboard/purchases'] },
  { name: 'vendor home', sources: ['layouts/vendor-layout', 'routes/dashboard/vendor/home'] },
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

/** Signed in, a page needs the browser's whole way to Firebase: it is added up from the build. */
const weighDashboards = (folder: string): Figure[] => {
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  const manifest: Manifest = JSON.parse(text)
  return DASHBOARDS.map(({ name, sources }) => {
    const own = sources.map((source) =>
      source.startsWith('layouts') ? `src/app/${source}.tsx` : `src/${source}.tsx`,
    )
    const files = filesOf(manifest, ['index.html', ...SIGNED_IN, ...own])
    const bytes = files.map(
      (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    )
    const value = bytes.reduce((total, one) => total + one, 0) / KIB
    return {
      row: 3,
      what: `JavaScript, ${name}, first load`,
      value,
      unit: 'KiB',
      budget: atMost(230),
    }
  })
}

/** Rows 1 to 4: what a visitor's browser loads, from a build as for production. */
export const bytes: Part = async ({ say, signal }) => {
  say('  building the web')
  const folder = await build(signal)
  const site = await serveSite(folder)
  const browser = await openBrowser(say)
  const figures: Figure[] = []
  try {
    for (const { path, name = path, row, first, shows } of PAGES) {
      const weight = weigh(await browser.visit(`${site.origin}${path}`, shows))
      const add = (figure: Omit<Figure, 'unit'> & { unit?: string }) =>
        figures.push({ unit: 'KiB', ...figure })
      add({
        row,
        what: `JavaScript before ${name} is shown`,
        value: weight.first_kib,
        budget: first,
      })
      add({
        row: 2,
        what: `JavaScript after idle, ${name}`,
        value: weight.all_kib,
        budget: atMost(200),
      })
      if (path !== '/marketplace') continue
      const { requests, css_kib } = weight
      add({
        row: 4,
        what: 'requests before pictures',
        value: requests,
        unit: '',
        budget: atMost(12),
      })
      add({ row: 4, what: 'CSS', value: css_kib, budget: atMost(12) })
    }
  } finally {
    await browser.close()
    site.close()
  }
  return [...figures, ...weighDashboards(folder)]
}
