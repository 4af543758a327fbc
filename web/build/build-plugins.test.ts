import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hosting } from '../../firebase.json'
import { appPage } from './app-page-plugin'
import { inlineScriptHashes } from './inline-scripts'
import { leanRouter } from './lean-router-plugin'
import { planOf } from './preload-plan'
import { preloadPlan, startScript } from './preload-plan-plugin'
import { publicPagesAlone } from './public-pages-plugin'

type Emitted = { fileName: string; source: string }
type Hook = unknown

/** Calls a plugin's hook as the build does; `error` throws. Returns its result and what it emitted. */
const run = (hook: Hook, ...args: unknown[]) => {
  const handler =
    typeof hook === 'object' && hook !== null && 'handler' in hook ? hook.handler : hook
  if (typeof handler !== 'function') throw new Error('The plugin has no such hook.')
  const emitted: Emitted[] = []
  const context = {
    emitFile: (file: Emitted) => emitted.push(file),
    error: (text: string) => {
      throw new Error(text)
    },
  }
  return { result: Reflect.apply(handler, context, args), emitted }
}

const page = (source: string) => ({ type: 'asset' as const, source })
const chunk = (imports: string[] = [], moduleIds: string[] = [], isEntry = false) => ({
  type: 'chunk' as const,
  imports,
  moduleIds,
  isEntry,
})

describe('the page of the app', () => {
  it('is renamed, so that Hosting calls the function for the home page', () => {
    const bundle = { 'index.html': page('<html>') }
    const [renamed] = run(appPage().generateBundle, {}, bundle).emitted
    expect(renamed).toMatchObject({ fileName: 'app.html', source: '<html>' })
    expect(bundle).toEqual({})
  })

  it('must have been built', () => {
    expect(() => run(appPage().generateBundle, {}, {})).toThrow('no index.html')
  })
})

describe('the head of the site', () => {
  const plugin = appPage()
  const html = '<title>x</title><!--head--><meta name="y"><!--/head-->'
  run(plugin.configResolved, {
    mode: 'test',
    envDir: '/nowhere',
    env: {},
    root: '/nowhere',
  })

  it('has absolute URLs of the project’s site in the built page', () => {
    const { result } = run(plugin.transformIndexHtml, html)
    expect(result).toContain('<title>Oja')
    expect(result).toContain('content="https://demo-oja.web.app/share.png"')
    expect(result).not.toContain('name="y"')
  })

  it('is accompanied by a robots.txt that names the sitemap and opens the public API alone', () => {
    const [, robots] = run(plugin.generateBundle, {}, { 'index.html': page('<html>') }).emitted
    expect(robots?.fileName).toBe('robots.txt')
    expect(robots?.source).toContain('Sitemap: https://demo-oja.web.app/sitemap.xml')
    expect(robots?.source).toContain('Disallow: /dashboard\n')
    expect(robots?.source).toMatch(/Disallow: \/api\/\nAllow: \/api\/v1\/public\/\n/)
  })
})

describe('the start script', () => {
  const html = `<script>${startScript()}</script>`
  const policy = JSON.stringify(hosting.headers)

  it('is allowed by the content policy of firebase.json', () => {
    const [hash] = inlineScriptHashes(html)
    expect(policy).toContain(hash)
  })

  it('can stand in a page: it ends no element and loads no module', () => {
    expect(startScript()).not.toMatch(/<\/|\bimport\b|\brequire\b/)
  })

  it('follows the title, after the plan that it reads', () => {
    const bundle = { 'index.js': chunk(['react.js'], [], true), 'react.js': chunk() }
    const { result } = run(preloadPlan().transformIndexHtml, '<title>Oja</title><link>', { bundle })
    expect(result).toMatch(
      /<\/title>\s*<script type="application\/json" id="preload-plan">\{"app":\["\/index\.js","\/react\.js"\].*?<\/script>\s*<script>.*<\/script><link>$/s,
    )
  })
})

describe('the plan of what the HTML preloads', () => {
  it('has a page’s chunks, with what they import and without what the app has', () => {
    const { pages } = planOf({
      'index.js': chunk(['react.js'], [], true),
      'react.js': chunk(),
      'product.js': chunk(['react.js', 'gallery.js'], ['/web/src/pages/product.tsx']),
      'gallery.js': chunk(),
      'requests.js': chunk([], ['/web/src/features/catalog/product-requests.ts']),
      'about.js': chunk([], ['/web/src/pages/about.tsx']),
    })
    const product = pages.find(({ path }) => path.startsWith('^/products/'))
    expect(product?.chunks).toEqual(['/product.js', '/gallery.js', '/requests.js'])
  })
})

describe('inline scripts', () => {
  const build = (html: string) => run(appPage().generateBundle, {}, { 'index.html': page(html) })

  it('must be in the content policy, or the build fails with their hash', () => {
    expect(() => build('<script>alert(1)</script>')).toThrow(/must also allow 'sha256-/)
    expect(() => build(`<script>${startScript()}</script>`)).not.toThrow()
  })

  it('are neither data nor files', () => {
    expect(() =>
      build('<script type="application/json">{}</script><script src="/a.js"></script>'),
    ).not.toThrow()
  })
})

describe('the entry', () => {
  const build = (bundle: object) => run(preloadPlan().generateBundle, {}, bundle)

  it('fails the build if it imports Firebase, however far away', () => {
    const bundle = {
      'index.js': chunk(['a.js'], [], true),
      'a.js': chunk(['b.js', 'index.js']),
      'b.js': chunk([], ['/x/node_modules/@firebase/auth/dist/index.js']),
    }
    expect(() => build(bundle)).toThrow('@firebase/auth/dist/index.js must not load before')
  })

  it('leaves alone what only a page imports', () => {
    const bundle = {
      'index.js': chunk([], ['/web/src/entry-client.tsx'], true),
      'b.js': chunk([], ['/x/node_modules/@headlessui/react/dist/index.js']),
    }
    expect(() => build(bundle)).not.toThrow()
  })
})

describe('the router in the bundle', () => {
  const id = '/node_modules/react-router/dist/production/index.mjs'
  const code = (() => {
    const folder = join(dirname(createRequire(import.meta.url).resolve('react-router')), '..')
    const chunks = readdirSync(join(folder, 'production')).filter((file) => file.endsWith('.mjs'))
    return chunks.map((file) => readFileSync(join(folder, 'production', file), 'utf8')).join('\n')
  })()

  it('has nothing that runs as the module loads, nor asks for a data router', () => {
    const plugin = leanRouter()
    const lean = String(run(plugin.transform, code, id).result)
    expect(lean).not.toMatch(/^\w+\.(displayName|contextType) =/m)
    expect(lean).toMatch(/^var Link = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/m)
    expect(lean).toContain('return useNavigateUnstable();')
    expect(lean).toContain('const errors = void 0;')
    expect(() => run(plugin.buildEnd)).not.toThrow()
  })

  it('is refused if it asks for one in other words', () => {
    const plugin = leanRouter()
    const renamed = code.replace('dataRouterOpts?.state', 'dataRouterOptions?.state')
    run(plugin.transform, renamed, id)
    expect(() => run(plugin.buildEnd)).toThrow('dataRouterOpts?.state')
    expect(() => run(plugin.buildEnd, new Error('another'))).not.toThrow()
  })

  it('leaves every other package alone', () => {
    const named = 'Await.displayName = "Await";'
    expect(run(leanRouter().transform, named, '/node_modules/other/index.js').result).toBe(
      undefined,
    )
  })
})

describe('the file that the function for pages loads', () => {
  const resolve = (specifier: string) =>
    run(publicPagesAlone().resolveDynamicImport, specifier, undefined, {}).result

  it('has the pages that it renders and nothing else that browsers load on demand', () => {
    expect(resolve('../pages/product.tsx')).toBeNull()
    expect(resolve('../pages/dashboard/vendor/product.tsx')).toMatchObject({ external: true })
    expect(resolve('../features/layout/phone-menu.tsx')).toMatchObject({ external: true })
  })
})
