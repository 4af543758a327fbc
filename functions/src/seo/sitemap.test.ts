import { describe, expect, test } from 'vitest'
import { timestampFromMillis } from '../contract/time'
import { sitemapFiles } from './sitemap-files'
import { pagesToList } from './sitemap-pages'

const ORIGIN = 'https://oja.example'
const product = (id: string, vendor_id: string, day: number) => ({
  id,
  name: `Name ${id}`,
  vendor_details: { vendor_id, name: 'Store', logo: '' },
  updated_at: timestampFromMillis(Date.UTC(2026, 0, day)),
})
const slugOf = (name: string, id: string) => `${name.toLowerCase().replace(' ', '-')}-${id}`

async function* inPages<T>(...pages: T[]): AsyncGenerator<T> {
  yield* pages
}

const collected = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

describe('the pages that search engines are told of', async () => {
  const products = inPages([product('a', 'v1', 3)], [product('b', 'v1', 9)])
  const pages = await collected(pagesToList(products, slugOf))

  test('are the written ones, the categories, each store once and each product', () => {
    const paths = pages.map(({ path }) => path)
    expect(paths).toContain('/about')
    expect(paths).toContain('/marketplace/furniture')
    expect(paths.filter((path) => path.startsWith('/vendors/'))).toEqual(['/vendors/v1'])
    expect(paths.slice(-3)).toEqual(['/products/name-a-a', '/products/name-b-b', '/vendors/v1'])
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('are dated by their newest change', () => {
    expect(pages.find(({ path }) => path === '/vendors/v1')?.changed).toBe('2026-01-09')
    expect(pages.find(({ path }) => path === '/products/name-a-a')?.changed).toBe('2026-01-03')
  })

  test('are dated by the day in Lagos', async () => {
    const late = {
      ...product('c', 'v2', 3),
      updated_at: timestampFromMillis(Date.UTC(2026, 0, 3, 23, 30)),
    }
    const dated = await collected(pagesToList(inPages([late]), slugOf))
    expect(dated.at(-2)?.changed).toBe('2026-01-04')
  })

  test('are none that belongs to one person', () => {
    const closed = /^\/(dashboard|auth|checkout|history|api)/
    expect(pages.filter(({ path }) => closed.test(path))).toEqual([])
  })
})

describe('the files of a sitemap', () => {
  const pages = Array.from({ length: 5 }, (_, index) => ({ path: `/products/p${index}` }))

  test('hold as many pages as they may, and the last one names the others', async () => {
    const files = await collected(sitemapFiles(inPages(...pages), ORIGIN, 2))
    expect(files.map(({ name }) => name)).toEqual([
      'pages-1.xml',
      'pages-2.xml',
      'pages-3.xml',
      'index.xml',
    ])
    expect(files.map(({ xml }) => xml.match(/<url>/g)?.length ?? 0)).toEqual([2, 2, 1, 0])
    const index = files.at(-1)?.xml
    expect(index?.match(/<loc>[^<]*/g)).toEqual(
      [1, 2, 3].map((part) => `<loc>${ORIGIN}/sitemaps/pages-${part}.xml`),
    )
  })

  test('are written while the pages still come', async () => {
    let given = 0
    async function* counted() {
      for (const page of pages) {
        given += 1
        yield page
      }
    }
    const files = sitemapFiles(counted(), ORIGIN, 2)
    await files.next()
    expect(given).toBe(2)
  })

  test('are well-formed whatever an address holds', async () => {
    const odd = inPages({ path: '/a?b=1&c=<d>', changed: '2026-01-09' })
    const [file] = await collected(sitemapFiles(odd, ORIGIN))
    expect(file?.xml).toContain(
      `<url><loc>${ORIGIN}/a?b=1&amp;c=&lt;d&gt;</loc><lastmod>2026-01-09</lastmod></url>`,
    )
  })
})
