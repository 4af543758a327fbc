import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPages, type PagesDeps } from '../../functions/src/http/pages/create-pages'
import { makeDeps } from '../../functions/src/make-deps'

/** What a build makes of index.html, as far as it matters here. */
const PAGE = `<!doctype html>
<html lang="en-NG">
  <head>
    <title>Oja</title>
    <!--head--><meta name="description" content="any"><!--/head-->
    <script type="module" src="/assets/index-1a2b3c.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`

export const PAGES_ORIGIN = 'https://oja.example'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** The function for pages in this process on a free port, on the emulators. */
export const startPages = async (given: Partial<PagesDeps> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'oja-pages-'))
  const page_file = join(folder, 'index.html')
  writeFileSync(page_file, PAGE)
  const deps = {
    ...makeDeps({ paystack_secret_key: 'sk_test_unused', log: silent }),
    app_url: PAGES_ORIGIN,
    ...given,
  }
  const server = createServer(createPages(deps, { page_file, proxy_hops: 1 }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    deps,
    get: async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(`${origin}${path}`, init)
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        text: await answer.text(),
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
