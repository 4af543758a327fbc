import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
      '₦12,500.00',
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

describe('a page that the browser renders', () => {
  test.each(['/marketplace?q=adire', '/marketplace/books?page=2', '/vendors?page=2'])(
    'is a part of a list: %s',
    async (path) => {
      const { status, text } = await pages.get(path)
      expect([status, renderedIn(text), readHead(text).robots]).toEqual([200, '', undefined])
      expect(text).toContain('<script type="module"')
    },
  )

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
      expect([status, renderedIn(text), headers['cache-control']]).toEqual([404, '', 'no-store'])
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
