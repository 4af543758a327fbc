import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { firestore } from '../../../functions/src/db/firestore'
import { updateVendor } from '../../../functions/src/db/people/vendors'
import { getVendor } from '../../../functions/src/usecases/catalog/storefront/get-vendor'
import { startMeter } from '../../support/firestore-meter'
import { headerFaults } from '../../support/hosting/hosting-headers'
import { PAGES_ORIGIN, startPages } from '../../support/pages-server'
import type { Person } from '../../support/people'
import { readHead } from '../../support/read-head'
import { putOnSale, signUpVendor } from '../../support/stores'

let pages: Awaited<ReturnType<typeof startPages>>
let vendor: Person
const HOSTILE = `</title></script><script>alert(1)</script>"'&`

beforeAll(async () => {
  pages = await startPages()
  vendor = await signUpVendor('Itoku Adire Works')
})
afterAll(() => pages.close())

describe('the page of a product', () => {
  test('is the app’s page with the head of the product', async () => {
    const product = await putOnSale(vendor, { name: 'Indigo wrapper' })
    const response = await pages.get(`/products/${product.slug}`)
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.text).toContain('"/assets/index-1a2b3c.js"')
    expect(readHead(response.text)).toMatchObject({
      title: 'Indigo wrapper · Oja',
      canonical: `${PAGES_ORIGIN}/products/${product.slug}`,
      image: `${PAGES_ORIGIN}/a-640.webp`,
      robots: undefined,
      things: [{ '@type': 'Product', sku: product.id }, { '@type': 'BreadcrumbList' }],
    })
  })

  test('names its one address, whatever the address says before the id', async () => {
    const product = await putOnSale(vendor)
    const response = await pages.get(`/products/old-name-${product.id}?utm_source=x`)
    expect(readHead(response.text).canonical).toBe(`${PAGES_ORIGIN}/products/${product.slug}`)
  })

  test('is cached for everyone, asked for again by each browser, and not sent again unchanged', async () => {
    const product = await putOnSale(vendor)
    const minute = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    const { headers } = await pages.get(`/products/${product.slug}`)
    expect(headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=600',
    )
    const again = await pages.get(`/products/${product.slug}`, {
      headers: { 'if-none-match': headers.etag ?? '', 'cache-control': 'max-age=0' },
    })
    expect([again.status, again.text]).toEqual([304, ''])
    minute.mockRestore()
  })

  test('travels compressed, is the same in every encoding, and says that they differ', async () => {
    const product = await putOnSale(vendor)
    const encoded = (encoding: string) =>
      pages.get(`/products/${product.slug}`, { headers: { 'accept-encoding': encoding } })
    const [brotli, gzip, plain] = await Promise.all(['br', 'gzip', 'identity'].map(encoded))
    const encodings = [brotli, gzip, plain].map((response) => response?.headers['content-encoding'])
    expect(encodings).toEqual(['br', 'gzip', undefined])
    expect(brotli?.headers.vary).toContain('Accept-Encoding')
    expect(new Set([brotli?.text, gzip?.text, plain?.text]).size).toBe(1)
    expect(new Set([brotli?.headers.etag, plain?.headers.etag]).size).toBe(1)
  })

  test('costs two reads, the product and its store, and none where the address holds no id', async () => {
    const product = await putOnSale(vendor)
    const meter = startMeter()
    await pages.get('/products/no-id-at-all')
    expect(meter.read()).toEqual({ reads: 0, writes: 0 })
    await pages.get(`/products/${product.slug}`)
    expect(meter.read()).toEqual({ reads: 2, writes: 0 })
    meter.stop()
  })

  test('holds a name made to break out of it as text', async () => {
    const product = await putOnSale(vendor, { name: HOSTILE, description: HOSTILE })
    const { text } = await pages.get(`/products/${product.slug}`)
    expect(text).not.toContain('<script>alert')
    // JSON of the build, of the head (two) and of the initial data. None of it is executed.
    expect(text.match(/<script(?= type="application\/(?:ld\+)?json")/g)).toHaveLength(4)
    expect(text.match(/<script/g)).toHaveLength(4)
    expect(readHead(text).things[0]).toMatchObject({ name: HOSTILE, description: HOSTILE })
  })

  for (const change of [
    { status: 'paused' },
    { status: 'draft' },
    { status: 'removed' },
    { vendor_active: false },
  ] as const) {
    test(`is not found for search engines when ${JSON.stringify(change)}`, async () => {
      const product = await putOnSale(vendor, { name: 'A secret plan', ...change })
      const response = await pages.get(`/products/${product.slug}`)
      expect([response.status, response.headers['cache-control']]).toEqual([404, 'no-store'])
      expect(response.headers['x-robots-tag']).toBe('noindex')
      expect(response.text).toContain('<div id="root">')
      expect(response.text).not.toContain('A secret plan')
      expect(readHead(response.text)).toMatchObject({ robots: 'noindex', canonical: undefined })
    })
  }

  test.each([
    '/products/aaaaaaaaaaaaaaaaaaaa',
    '/products/a/b',
    '/products',
    '/products/__proto__',
  ])('is not found at %s', async (path) => {
    const response = await pages.get(path)
    expect([response.status, readHead(response.text).robots]).toEqual([404, 'noindex'])
  })
})

describe('the page of a store', () => {
  test('has the head of the store, at the reads that its goods cost anyway', async () => {
    // Loads the search index once. Later reads only fetch what has changed.
    await getVendor(pages.deps, vendor.uid)
    const api = startMeter()
    await getVendor(pages.deps, vendor.uid)
    const { reads } = api.read()
    api.stop()
    const meter = startMeter()
    const response = await pages.get(`/vendors/${vendor.uid}`)
    expect(meter.read().reads).toBeLessThanOrEqual(reads)
    expect(meter.read().writes).toBe(0)
    meter.stop()
    expect(readHead(response.text)).toMatchObject({
      title: 'Itoku Adire Works · Oja',
      canonical: `${PAGES_ORIGIN}/vendors/${vendor.uid}`,
      things: [{ '@type': 'Store', address: { addressRegion: 'Ogun' } }],
    })
  })

  test('names a further page as one of its own, and no other choice', async () => {
    for (let at = 0; at < 25; at += 1) await putOnSale(vendor)
    for (const [query, page] of [
      ['?page=2', '?page=2'],
      ['?sortBy=popularity&page=2', ''],
    ]) {
      const { status, text } = await pages.get(`/vendors/${vendor.uid}${query}`)
      expect([status, readHead(text).canonical]).toEqual([
        200,
        `${PAGES_ORIGIN}/vendors/${vendor.uid}${page}`,
      ])
    }
    expect((await pages.get('/vendors/nobody?page=2')).status).toBe(404)
  })

  test('is the whole page, wherever its visitor came from', async () => {
    const { text } = await pages.get(`/vendors/${vendor.uid}?utm_source=ig&fbclid=x`)
    expect(readHead(text).canonical).toBe(`${PAGES_ORIGIN}/vendors/${vendor.uid}`)
    expect(text).not.toContain('<div id="root"></div>')
  })

  test('is not found while the store is suspended', async () => {
    const other = await signUpVendor('Closed for now')
    await updateVendor(other.uid, { status: 'suspended' })
    const response = await pages.get(`/vendors/${other.uid}`)
    expect([response.status, readHead(response.text).title]).toEqual([404, 'Page not found · Oja'])
    expect(response.text).not.toContain('Closed for now')
  })
})

describe('the sitemap', () => {
  test('is made when there is none yet, then read', async () => {
    const product = await putOnSale(vendor, { name: 'Adire wrapper' })
    for (const name of ['index.xml', 'pages-1.xml']) {
      await pages.deps.objects.remove(`sitemap/${name}`)
    }
    const index = await pages.get('/sitemap.xml')
    expect([index.status, index.headers['content-type']]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ])
    expect(index.text).toContain(`<loc>${PAGES_ORIGIN}/sitemaps/pages-1.xml</loc>`)
    const meter = startMeter()
    const part = await pages.get('/sitemaps/pages-1.xml')
    expect(meter.read()).toEqual({ reads: 0, writes: 0 })
    meter.stop()
    expect(part.text).toContain(`<loc>${PAGES_ORIGIN}/products/${product.slug}</loc>`)
    expect(part.text).toContain(`<loc>${PAGES_ORIGIN}/vendors/${vendor.uid}</loc>`)
  })

  test.each(['/sitemaps/pages-9.xml', '/sitemaps/..%2fsearch%2fsnapshot.json.gz', '/sitemaps/x'])(
    'has no file %s',
    async (path) => expect((await pages.get(path)).status).toBe(404),
  )
})

describe('every answer', () => {
  test.each(['/vendors/nobody', '/products/x', '/sitemap.xml', '/sitemaps/x', '/%zz'])(
    'to %s has the headers of the site',
    async (path) => expect(headerFaults((await pages.get(path)).headers)).toEqual([]),
  )

  test('refuses to be written to', async () => {
    const response = await pages.get('/products/x', { method: 'POST' })
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('is the app’s page with 503 while the database gives no answer', async () => {
    const product = await putOnSale(vendor, { name: 'Out of reach' })
    // The SDK's internal transport: every request passes through it.
    const wire = firestore() as unknown as { requestStream: () => Promise<unknown> }
    const { requestStream } = wire
    wire.requestStream = () => Promise.reject(new Error('secret detail'))
    const response = await pages.get(`/products/${product.slug}`)
    Object.assign(wire, { requestStream })
    expect([response.status, response.headers['retry-after']]).toEqual([503, '5'])
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.text).toContain('<div id="root">')
    expect(response.text).not.toContain('secret')
    expect((await pages.get(`/products/${product.slug}`)).status).toBe(200)
  })
})

test.each([
  ['/marketplace?states=lagos&utm_source=ig', 302, '/marketplace?states=Lagos'],
  ['/marketplace?states=Atlantis', 302, '/marketplace'],
  ['/marketplace/books?sizes=L&sizes=l', 302, '/marketplace/books?sizes=l'],
  ['/marketplace?priceMin=N5%2C000', 302, '/marketplace?priceMin=5000'],
  ['/marketplace/BOOKS?page=2', 301, '/marketplace/books?page=2'],
])('%s is led to the address that the app reads', async (path, status, location) => {
  const answer = await pages.get(path, { redirect: 'manual' })
  expect([answer.status, answer.headers.location]).toEqual([status, location])
})

test.each(['/marketplace?priceMin=9%2C000&states=', '/marketplace?priceMin=5000&priceMax=100'])(
  '%s is read as it is',
  async (path) => {
    expect((await pages.get(path, { redirect: 'manual' })).status).toBe(200)
  },
)
