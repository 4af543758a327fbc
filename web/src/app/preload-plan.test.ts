import { STORES_PER_PAGE } from '@contract/api/page-size'
import { filterOf, queryOf } from '@contract/catalog/marketplace-filter'
import { PUBLIC_PAGE_NAMES, PUBLIC_PAGES } from '@contract/public-pages'
import { matchPath } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  fetchProduct,
  fetchProductPage,
  fetchRecentProducts,
} from '@/features/catalog/product-requests'
import { fetchVendor, fetchVendorPage } from '@/features/catalog/vendor/vendor-requests'
import { fetchDeal } from '@/features/orders/deal/deal-requests'
import { planOf } from '../../build/preload-plan'
import { preloadsOf } from './preload-plan'
import { publicRows } from './routes/public'

const { pages } = planOf({})
const dataOf = (path: string, search = '') => preloadsOf(pages, path, search).data

const { signal } = new AbortController()
const goods = (category?: string) =>
  fetchProductPage(queryOf(filterOf(new URLSearchParams(), category)), signal)

const ID = 'abc123abc123abc123ab'

/** The page's own first request, by a path of each page. */
const REQUESTS: Record<string, () => Promise<unknown>> = {
  '/': () => fetchRecentProducts(undefined, signal),
  '/marketplace': () => goods(),
  '/marketplace/furniture': () => goods('furniture'),
  [`/products/indigo-adire-${ID}`]: () => fetchProduct(ID, signal),
  '/d/ABCDE-FGHJK': () => fetchDeal('ABCDE-FGHJK', undefined, signal),
  '/vendors': () => fetchVendorPage(1, STORES_PER_PAGE, signal),
  '/vendors/Maker-1_x': () => fetchVendor('Maker-1_x', signal),
}

afterEach(() => vi.unstubAllGlobals())

describe('the data that the HTML preloads', () => {
  it('is of every page that the server renders', () => {
    for (const name of PUBLIC_PAGE_NAMES) {
      const examples = Object.keys(REQUESTS).filter((path) =>
        matchPath(PUBLIC_PAGES[name].path, path),
      )
      expect(examples, name).toHaveLength(1)
    }
  })

  it.each(Object.entries(REQUESTS))(
    'is exactly what the page at %s requests',
    async (path, ask) => {
      const asked: string[] = []
      vi.stubGlobal('fetch', async ({ url }: Request) => {
        asked.push(url)
        return Response.json({}, { status: 404 })
      })
      await ask().catch(() => {})
      expect(asked.map((url) => new URL(url).pathname + new URL(url).search)).toEqual([
        dataOf(path),
      ])
    },
  )

  it('is the same with a slash at the end, and a product without words in its slug', () => {
    expect(dataOf('/marketplace/')).toBe(dataOf('/marketplace'))
    expect(dataOf(`/products/${ID}`)).toBe(dataOf(`/products/adire-${ID}`))
  })

  it('is nothing for a filtered list and for any other page', () => {
    for (const [path, search] of [
      ['/marketplace', '?q=adire'],
      ['/vendors', '?page=2'],
      ['/about', ''],
      ['/products', ''],
      ['/products/a/b', ''],
      ['/dashboard/purchases', ''],
    ] as const) {
      expect(dataOf(path, search), path).toBeUndefined()
    }
    expect(dataOf('/vendors/maker', '?page=2')).toBe(dataOf('/vendors/maker'))
  })
})

it('plans for exactly the first rows of the public router', () => {
  const paths = publicRows.map(([path]) => path)
  expect(paths.slice(0, PUBLIC_PAGE_NAMES.length)).toEqual(
    PUBLIC_PAGE_NAMES.map((name) => PUBLIC_PAGES[name].path),
  )
})
