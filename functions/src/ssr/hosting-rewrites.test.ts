import { expect, test } from 'vitest'
import { hosting } from '../../../firebase.json'
import { API_BASE } from '../contract/api/endpoint'
import { PRERENDERED, prerenderedFile } from '../contract/prerendered'
import { PUBLIC_PAGE_NAMES, PUBLIC_PAGES } from '../contract/public-pages'
import { paths } from '../contract/urls'

type Rewrite = {
  source: string
  function?: { functionId: string; pinTag?: boolean }
  destination?: string
}
const rewrites: readonly Rewrite[] = hosting.rewrites

const matches = (source: string, path: string): boolean =>
  new RegExp(`^${source.replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))}$`).test(path)
/** As Hosting does: the first source that matches decides. */
const rewriteOf = (path: string) => rewrites.find(({ source }) => matches(source, path))

const pathOf = (pattern: string) => pattern.replace(/:\w+/, 'x1')

test('Hosting sends exactly the public pages, the sitemap and missing assets to the function `pages`', () => {
  const sent = rewrites.filter(({ function: to }) => to?.functionId === 'pages')
  expect(sent.map(({ source }) => source)).toEqual([
    ...PUBLIC_PAGE_NAMES.map((name) => PUBLIC_PAGES[name].rewrite),
    paths.request('*'),
    paths.sitemap,
    paths.sitemapPart('*'),
    '/assets/**',
  ])
  // A page names files of the build that it was deployed with.
  expect(sent.every(({ function: to }) => to?.pinTag)).toBe(true)
})

test.each(PUBLIC_PAGE_NAMES)('the first rewrite for the page %s is its own', (name) => {
  const { path, rewrite } = PUBLIC_PAGES[name]
  expect(rewriteOf(pathOf(path))?.source).toBe(rewrite)
})

test('what the build prerenders is its file', () => {
  const found = rewrites.filter(({ destination }) => destination?.startsWith('/prerendered/'))
  expect(found).toEqual(
    PRERENDERED.map((path) => ({ source: path, destination: `/${prerenderedFile(path)}` })),
  )
})

test('pages of accounts, of paying and of emailed links are the app’s, and nothing else is anything', () => {
  const own = [paths.checkout('x1'), paths.purchases, paths.resetPassword, paths.newsletterConfirm]
  for (const path of [...own, paths.dashboard, paths.auth, '/console', '/console/money']) {
    expect(rewriteOf(path)?.destination, path).toBe('/app.html')
  }
  for (const path of ['/no/such/page', '/marketplaces', '/about/x', '/auth/x', '/vendors/x/y']) {
    expect(rewriteOf(path), path).toBeUndefined()
  }
  expect(rewriteOf(`${API_BASE}/public/products`)?.function?.functionId).toBe('api')
})
