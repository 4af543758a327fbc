import { expect, test } from 'vitest'
import { hosting } from '../../../firebase.json'
import { API_BASE } from '../contract/api/endpoint'
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

test('every other path is the app’s, but for the API', () => {
  for (const path of ['/about', paths.checkout('x1'), paths.purchases, '/marketplaces', '/x/y']) {
    expect(rewriteOf(path)?.destination).toBe('/app.html')
  }
  expect(rewriteOf(`${API_BASE}/public/products`)?.function?.functionId).toBe('api')
})
