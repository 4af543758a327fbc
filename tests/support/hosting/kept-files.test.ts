import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRERENDERED, prerenderedFile } from '../../../functions/src/contract/prerendered'
import { createSsrApp } from '../../../functions/src/ssr/create-ssr-app'
import type { Deps } from '../../../functions/src/usecases/deps'
import { portTable } from '../../../tools/emulators/ports'
import { ROOT } from '../../../tools/emulators/project'
import { suiteConfig } from '../../../tools/emulators/suite-config'

const require = createRequire(join(ROOT, 'node_modules/firebase-tools/package.json'))
const FILES = [
  'app.html',
  '404.html',
  'icon.svg',
  'service-worker.js',
  'assets/index-abc.js',
  ...PRERENDERED.map(prerenderedFile),
]
const firebaseJson = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'))

let folder = ''
let url = ''
let stop = () => {}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oja-hosting-'))
  for (const file of FILES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), file)
  }
  const deps = { clock: () => 0, log: { error: () => {} }, app_url: 'http://x' }
  const options = { page_file: '', renderer_file: '', strict_responses: true }
  // Only what needs no database is asked.
  const pages = createSsrApp(deps as unknown as Deps, options)
  const ports = portTable(0)
  const { hosting } = suiteConfig(firebaseJson, { emulators: [], ports, web_folder: '.' }) as {
    hosting: object
  }
  const superstatic = require('superstatic').default({
    config: hosting,
    cwd: folder,
    stack: 'strict',
    rewriters: { function: async () => pages },
  })
  const onRequest: RequestListener = (req, res) =>
    superstatic(req, res, () => res.writeHead(500).end())
  const server = createServer(onRequest)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  stop = () => server.close()
})
afterAll(() => {
  stop()
  rmSync(folder, { recursive: true, force: true })
})

const answer = async (path: string) => {
  const response = await fetch(`${url}${path}`)
  const { status, headers } = response
  return { status, cache: headers.get('cache-control'), text: await response.text() }
}

describe('a file of the build', () => {
  test.each(['/assets/index-deadbeef.js', '/assets/x.css', '/assets/fonts/x.woff2'])(
    'that is missing is 404 and never kept: %s',
    async (path) => {
      expect(await answer(path)).toEqual({ status: 404, cache: 'no-store', text: 'Not found' })
    },
  )

  test('that is there is served', async () => {
    expect(await answer('/assets/index-abc.js')).toMatchObject({
      status: 200,
      text: 'assets/index-abc.js',
    })
  })

  test('is kept for a year in production', () => {
    expect(firebaseJson.hosting.headers).toContainEqual({
      source: '/assets/**',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    })
  })
})

test.each(['/app.html', '/checkout/x', '/dashboard/sales/x', '/newsletter/confirm', '/console'])(
  'the app’s page is asked for again each time: %s',
  async (path) => {
    expect(await answer(path)).toEqual({ status: 200, cache: 'no-cache', text: 'app.html' })
  },
)

test.each(PRERENDERED)('a prerendered page is asked for again each time: %s', async (path) => {
  const text = prerenderedFile(path)
  expect(await answer(path)).toEqual({ status: 200, cache: 'no-cache', text })
})

test.each(['/no/page', '/nope', '/vendors/x/y', '/about/us', '/auth/nobody', '/index.php'])(
  'what is nowhere is 404, with the page that says so: %s',
  async (path) => {
    expect(await answer(path)).toEqual({ status: 404, cache: 'no-cache', text: '404.html' })
  },
)

test('the service worker is asked for again, an icon isn’t', async () => {
  expect((await answer('/service-worker.js')).cache).toBe('no-cache')
  expect((await answer('/icon.svg')).cache).not.toBe('no-cache')
})

test.each(['/', '/marketplace', '/marketplace/food', '/products/x', '/vendors', '/vendors/x'])(
  'a rendered page has its own header: %s',
  (path) => {
    const { configMatcher } = require('superstatic/lib/utils/patterns')
    const rules: { source: string; headers: { value: string }[] }[] = firebaseJson.hosting.headers
    const found = rules.filter((rule) => configMatcher(path, rule))
    expect(found.map(({ source }) => source)).toEqual(['**'])
  },
)
