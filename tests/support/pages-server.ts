import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDeps } from '../../functions/src/make-deps'
import { createSsrApp } from '../../functions/src/ssr/create-ssr-app'
import type { Deps } from '../../functions/src/usecases/deps'
import { ROOT } from '../../tools/emulators/project'
import { withSearch } from './api-server'
import { testLog } from './logs/test-log'

/** The parts of a built HTML page that matter here. */
const PAGE = `<!doctype html>
<html lang="en-NG">
  <head>
    <title>Oja</title>
    <!--head--><meta name="description" content="any"><!--/head-->
    <script type="application/json" id="preload-plan">{"app":["/assets/index-1a2b3c.js"],"pages":[]}</script>
    <script type="module" crossorigin src="/assets/index-1a2b3c.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/runtime-4d5e6f.js">
  </head>
  <body><div id="root"></div></body>
</html>
`

export const PAGES_ORIGIN = 'https://oja.example'

/** Builds the web's server renderer, as a release does. */
const buildRenderer = (folder: string): string => {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const args = ['build', '--ssr', 'src/entry-server.tsx', '--outDir', folder, '--logLevel', 'error']
  execFileSync(process.execPath, [vite, ...args], {
    cwd: join(ROOT, 'web'),
    // With NODE_ENV=test, the packages would be built for development.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'pipe',
  })
  return join(folder, 'entry-server.js')
}

type Given = Partial<Deps> & {
  /** A renderer that is built already, or another one; otherwise the web's build makes it. */
  renderer_file?: string
  /** How long a page is cached; not at all if absent. */
  public_ttl_ms?: number
}

/** Starts the pages function in this process on a free port, on the emulators. */
export const startPages = async ({ renderer_file, public_ttl_ms = 0, ...given }: Given = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'oja-pages-'))
  const page_file = join(folder, 'app.html')
  writeFileSync(page_file, PAGE)
  const deps = {
    ...withSearch(makeDeps({ paystack_secret_key: 'sk_test_unused', log: testLog() })),
    app_url: PAGES_ORIGIN,
    ...given,
  }
  const options = {
    page_file,
    renderer_file: renderer_file ?? buildRenderer(join(folder, 'ssr')),
    strict_responses: true,
    deadline_ms: 25_000,
    public_ttl_ms,
  }
  const server = createServer(createSsrApp(deps, options))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    deps,
    renderer_file: options.renderer_file,
    get: async (path: string, init: RequestInit = {}) => {
      const response = await fetch(`${origin}${path}`, init)
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        text: await response.text(),
      }
    },
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      })
      rmSync(folder, { recursive: true })
    },
  }
}
