import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { InitialData } from '../../../functions/src/contract/initial-data'
import { firestore } from '../../../functions/src/db/firestore'
import { type Api, startApi } from '../../support/api-server'
import { startMeter } from '../../support/firestore-meter'
import { startPages } from '../../support/pages-server'
import type { Person } from '../../support/people'
import { readHead } from '../../support/read-head'
import { putOnSale, signUpVendor } from '../../support/stores'
import { clearDatabase } from '../../support/test-api'

let pages: Awaited<ReturnType<typeof startPages>>
let api: Api
let vendor: Person

beforeAll(async () => {
  // The newest products come first. Products that other test files left, some with future dates,
  // would precede those of this file.
  await clearDatabase()
  pages = await startPages()
  api = await startApi()
  vendor = await signUpVendor('Itoku Adire Works')
  // The first page loads the renderer, which may take longer than a page's time limit.
  await pages.get('/vendors')
})
afterAll(() => Promise.all([pages.close(), api.close()]))

const FIRST = /<script type="application\/json" id="initial-data">(.*?)<\/script>/

const firstOf = (text: string): InitialData => JSON.parse(FIRST.exec(text)?.[1] ?? 'null')

/** The rendered HTML, without the initial data. */
const renderedIn = (text: string) => /<div id="root">(.*)<\/div>/s.exec(text)?.[1] ?? ''

const dataOf = async (path: string) => (await api.call('GET', path)).data

describe('a rendered page', () => {
  test('shows the product before any script runs', async () => {
    const product = await putOnSale(vendor, { name: 'Indigo wrapper', price: 1_250_000 })
    const { text } = await pages.get(`/products/${product.slug}`)
    const rendered = renderedIn(text)
    for (const shown of [
      '<h1',
      'Indigo wrapper',
      '₦12,500',
      'Itoku Adire Works',
      'Buy with escrow',
    ]) {
      expect(rendered).toContain(shown)
    }
  })

  test('shows the newest goods at home, the goods on the market, and those of a store', async () => {
    const product = await putOnSale(vendor, { name: 'Raffia lamp', category: 'lighting' })
    const link = `href="/products/${product.slug}"`
    for (const path of ['/', '/marketplace', '/marketplace/lighting', `/vendors/${vendor.uid}`]) {
      expect(renderedIn((await pages.get(path)).text), path).toContain(link)
    }
    expect(renderedIn((await pages.get('/marketplace/books')).text)).not.toContain(link)
    expect(renderedIn((await pages.get('/vendors')).text)).toContain('<h1')
  })

  test('carries the API’s response to its first request, word for word', async () => {
    const product = await putOnSale(vendor)
    const questions = {
      '/': '/public/products/recent',
      '/marketplace': '/public/products?page=1&limit=24&sortBy=most_recent',
      '/marketplace/furniture': '/public/products?category=furniture&page=1&limit=24',
      [`/products/${product.slug}`]: `/public/products/${product.id}`,
      '/vendors': '/public/vendors?page=1&limit=12',
      [`/vendors/${vendor.uid}`]: `/public/vendors/${vendor.uid}`,
    }
    for (const [path, question] of Object.entries(questions)) {
      const [page, data] = await Promise.all([pages.get(path), dataOf(question)])
      expect(firstOf(page.text).data, path).toEqual(data)
    }
  })

  test('carries nothing that the API would keep to itself', async () => {
    const product = await putOnSale(vendor)
    await firestore().doc(`products/${product.id}`).update({ cost_price: 'SECRET-COST' })
    for (const path of [`/products/${product.slug}`, '/marketplace', '/']) {
      expect((await pages.get(path)).text, path).not.toContain('SECRET-COST')
    }
  })

  test('asks for its code by its own script, after it is painted', async () => {
    const { text } = await pages.get('/')
    expect(text).toContain('<html data-ssr ')
    expect(text).not.toMatch(/<script type="module"|rel="modulepreload"/)
    expect(text).toContain('id="preload-plan"')
  })

  test('costs no more reads than the response that it saves', async () => {
    const meter = startMeter()
    await dataOf('/public/products?page=1&limit=24&sortBy=most_recent')
    const { reads } = meter.read()
    await pages.get('/marketplace')
    expect(meter.read().reads - reads).toBeLessThanOrEqual(reads)
    meter.stop()
  })

  test('is cached, separately for Save-Data', async () => {
    await putOnSale(vendor)
    const usual = await pages.get('/marketplace')
    const saving = await pages.get('/marketplace', { headers: { 'save-data': 'on' } })
    for (const { headers } of [usual, saving]) {
      expect(headers['cache-control']).toContain('s-maxage=300')
      expect(headers.vary).toContain('Save-Data')
    }
    expect([firstOf(usual.text).save_data, firstOf(saving.text).save_data]).toEqual([false, true])
    expect(renderedIn(usual.text)).toContain('/a-1280.webp 1280w')
    expect(renderedIn(saving.text)).not.toMatch(/a-(?:640|1280)\.webp/)
  })

  test('has no filters beside the goods for a phone, and is cached separately for it', async () => {
    await putOnSale(vendor)
    const usual = await pages.get('/marketplace')
    const phone = await pages.get('/marketplace', { headers: { 'sec-ch-ua-mobile': '?1' } })
    for (const { headers } of [usual, phone]) expect(headers.vary).toContain('Sec-CH-UA-Mobile')
    expect([firstOf(usual.text).is_phone, firstOf(phone.text).is_phone]).toEqual([false, true])
    expect(renderedIn(usual.text)).toContain('<fieldset')
    expect(renderedIn(phone.text)).not.toContain('<fieldset')
    expect(renderedIn(phone.text)).toContain('/a-1280.webp 1280w')
  })

  test('holds a name made to break out of it as text', async () => {
    const name = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'
    const product = await putOnSale(vendor, { name })
    for (const path of [`/products/${product.slug}`, '/']) {
      const { text } = await pages.get(path)
      expect(text, path).not.toMatch(/<script>|<img src=x/)
      expect(JSON.stringify(firstOf(text).data), path).toContain('<img src=x')
    }
  })
})

describe('what a query chooses of a list', () => {
  test('is rendered, with the API’s response to what it asks for', async () => {
    await putOnSale(vendor, {
      name: 'Raffia bag',
      category: 'clothing_accessories',
      price: 900_000,
    })
    const { uid } = vendor
    const questions = {
      '/marketplace?q=raffia': 'q=raffia&sortBy=best_match&page=1&limit=24',
      '/marketplace/clothing_accessories?priceMax=9000&sortBy=popularity':
        'category=clothing_accessories&priceMax=900000&sortBy=popularity&page=1&limit=24',
      [`/vendors/${uid}?q=raffia`]: `vendor_id=${uid}&q=raffia&sortBy=best_match&page=1&limit=24`,
    }
    for (const [path, question] of Object.entries(questions)) {
      const page = await pages.get(path)
      const data = await dataOf(`/public/products?${question}`)
      const first = firstOf(page.text)
      expect(first.part ?? first.data, path).toEqual(data)
      expect(renderedIn(page.text), path).toContain('Raffia bag')
      expect(page.headers['cache-control'], path).toContain('s-maxage=300')
    }
  })

  test('is the same page for every query that chooses the same', async () => {
    const minute = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    const [one, other] = await Promise.all(
      ['?q=raffia&page=1', '?junk=1&utm_source=x&page=zero&q=%20raffia&sortBy=best_match'].map(
        (query) => pages.get(`/marketplace${query}`),
      ),
    )
    minute.mockRestore()
    expect(one?.headers.etag).toBe(other?.headers.etag)
  })

  test('is kept from search engines if it is a search, and a further page has its own address', async () => {
    const heads = async (path: string) => {
      const { robots, canonical } = readHead((await pages.get(path)).text)
      return [robots, canonical?.replace(/^.*oja.example/, '')]
    }
    for (let at = 0; at < 25; at += 1) await putOnSale(vendor, { category: 'books' })
    expect(await heads('/marketplace?q=raffia')).toEqual(['noindex', undefined])
    expect(await heads('/marketplace/books?page=2')).toEqual([
      undefined,
      '/marketplace/books?page=2',
    ])
    expect(await heads('/marketplace?rating=4')).toEqual([undefined, '/marketplace'])
  })

  test('has forms and links for its filters and pages, which work without a script', async () => {
    const { text } = await pages.get('/marketplace?q=r&states=Lagos&sizes=xl&priceMin=500')
    const form = /<form action="\/marketplace" class="grid.*?<\/form>/s.exec(renderedIn(text))?.[0]
    for (const field of [
      '<input type="hidden" name="q" value="r">',
      '<input type="hidden" name="sizes" value="xl">',
      '<option value="Lagos" selected>',
    ]) {
      expect(form).toContain(field)
    }
    expect(renderedIn((await pages.get('/marketplace/books')).text)).toContain(
      'href="/marketplace/books?page=2"',
    )
    expect(renderedIn((await pages.get('/marketplace/books?page=2')).text)).toContain(
      'aria-current="page" class="',
    )
  })

  test('beyond the last page leads to the last one', async () => {
    const shop = await signUpVendor('Beads of Ife')
    for (let at = 0; at < 25; at += 1) await putOnSale(shop, { category: 'jewelry_watches' })
    const places = [
      ['/marketplace/jewelry_watches?page=9999', '/marketplace/jewelry_watches?page=2'],
      [`/vendors/${shop.uid}?page=3`, `/vendors/${shop.uid}?page=2`],
      ['/marketplace?page=7&priceMax=1', '/marketplace?priceMax=1'],
      ['/vendors?page=99', '/vendors'],
    ]
    for (const [path = '', last] of places) {
      const { status, headers } = await pages.get(path, { redirect: 'manual' })
      expect([path, status, headers.location]).toEqual([path, 302, last])
    }
    expect(renderedIn((await pages.get('/marketplace?page=9999')).text)).toContain(
      'aria-current="page"',
    )
  })

  test('holds words made to break out of it as text', async () => {
    const words = '</title></script><script>alert(1)</script>"><img src=x onerror=alert(2)>'
    const { status, text } = await pages.get(`/marketplace?q=${encodeURIComponent(words)}`)
    expect([status, text.match(/<script(?! type="application)|<img src=x/)]).toEqual([200, null])
  })

  test.each(['q', 'sizes'])('is rendered, however long: %s', async (name) => {
    const { status, text } = await pages.get(`/marketplace?${name}=${'x'.repeat(300)}`)
    expect(status).toBe(200)
    expect(renderedIn(text)).toContain('<h1')
  })

  test('is left to the app once an address has asked for very many, and for nobody else', async () => {
    const limited = await startPages({ renderer_file: pages.renderer_file, clock: () => 0 })
    const get = (q: number, ip = '203.0.113.7') =>
      limited.get(`/marketplace?q=w${q}`, { headers: { 'x-forwarded-for': ip } })
    for (let q = 0; q < 120; q += 1) await get(q)
    const { status, text, headers } = await get(121)
    expect([status, renderedIn(text), headers['cache-control']]).toEqual([200, '', 'no-store'])
    expect(renderedIn((await get(121, '203.0.113.8')).text)).not.toBe('')
    await limited.close()
  })
})

describe('a page that the browser renders', () => {
  test.each([
    '/marketplace?gclid=x',
    '/marketplace/groceries?fbclid=x&utm_source=ig',
    '/vendors?fbclid=y',
  ])('comes rendered to whoever followed a link with marks of its source: %s', async (path) => {
    expect(renderedIn((await pages.get(path)).text)).not.toBe('')
  })

  test.each(['/marketplace/spaceships', '/marketplace/spaceships?page=2'])(
    'is not found, and not cached, under an unknown category: %s',
    async (path) => {
      const { status, text, headers } = await pages.get(path)
      expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
      expect(renderedIn(text)).toContain('This stall is empty')
      // The app's code replaces it: it isn't the page that the app would hydrate.
      expect([firstOf(text), text.includes('data-ssr')]).toEqual([null, false])
      expect(readHead(text)).toMatchObject({ title: 'Page not found · Oja', robots: 'noindex' })
    },
  )

  test('is a list that could not be read, not cached', async () => {
    const failing = await startPages({
      renderer_file: pages.renderer_file,
      search: { search: () => Promise.reject(new Error('secret detail')) },
    } as never)
    const { status, headers, text } = await failing.get('/marketplace')
    await failing.close()
    expect([status, headers['cache-control'], renderedIn(text)]).toEqual([200, 'no-store', ''])
    expect(readHead(text).title).toBe('Marketplace · Oja')
    expect(text).not.toContain('secret')
  })

  test('is a store whose goods could not be read, with its head', async () => {
    const failing = await startPages({
      renderer_file: pages.renderer_file,
      search: { search: () => Promise.reject(new Error('secret detail')) },
    } as never)
    const { status, headers, text } = await failing.get(`/vendors/${vendor.uid}`)
    await failing.close()
    expect([status, headers['cache-control'], renderedIn(text)]).toEqual([200, 'no-store', ''])
    expect(readHead(text).title).toBe('Itoku Adire Works · Oja')
  })

  test('is one that could not be rendered, with the head that it has', async () => {
    const product = await putOnSale(vendor, { name: 'Unrendered basket' })
    const failing = await startPages({ renderer_file: '/nowhere/entry-server.js' })
    const { status, headers, text } = await failing.get(`/products/${product.slug}`)
    await failing.close()
    expect([status, headers['cache-control'], renderedIn(text)]).toEqual([200, 'no-store', ''])
    expect(readHead(text).title).toBe('Unrendered basket · Oja')
    expect(text).toContain('<script type="module"')
  })
})
