import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InitialData } from '../../functions/src/contract/initial-data'
import {
  MISSING_FILE,
  MISSING_PATH,
  PRERENDERED,
  prerenderedFile,
} from '../../functions/src/contract/prerendered'
import { withHead } from '../../functions/src/seo/html'
import type { PrerenderPage } from '../../functions/src/seo/subject'
import { injectInitialData } from '../../functions/src/ssr/inject-initial-data'

const [site = '', renderer = '', origin = ''] = process.argv.slice(2)
const app = readFileSync(join(site, 'app.html'), 'utf8')
const initial: InitialData = {
  data: null,
  rendered_at: Date.now(),
  save_data: false,
  is_phone: false,
}
const module = await import(pathToFileURL(renderer).href)
// Built from the web's src/entry-server.tsx, which has this type.
const prerenderPage = module.prerenderPage as PrerenderPage

const write = async (path: string, name: string) => {
  const { html, subject } = await prerenderPage(path, initial)
  const file = join(site, name)
  mkdirSync(dirname(file), { recursive: true })
  const page = withHead(app, subject ?? { kind: 'site' }, origin)
  writeFileSync(file, injectInitialData(page, html, initial))
}

for (const path of PRERENDERED) await write(path, prerenderedFile(path))
await write(MISSING_PATH, MISSING_FILE)
// What a page waits for may keep a timer.
process.exit(0)
