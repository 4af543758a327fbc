import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { address, show } from '@/lib/testing/stage'
import { Marketplace } from './marketplace'

vi.mock('../live-product-card', () => ({
  LiveProductCard: ({ product }: { product: { name: string } }) => <p>{product.name}</p>,
}))

const pageOf = (name: string, total: number, page = 1) => ({
  items: [{ id: 'k3f9qzk3f9qzk3f9qz01', name }],
  total,
  page,
  limit: 24,
  facets: { categories: { books: 2 }, states: {}, ratings: {}, prices: {}, sizes: {}, colours: {} },
})

const renderMarketplace = (at: string, store?: string) => {
  const first = pageOf('First of the store', 26)
  show(
    <Marketplace
      {...(store && { store: { vendor_id: store, first: first as never, first_at: Date.now() } })}
    />,
    { at },
  )
}
const asked = () => api.sent('products.list').map(({ query }) => query)
const answer = (page: object) => api.answers('products.list', page)

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('scrollTo', vi.fn())
  Element.prototype.scrollIntoView = vi.fn()
  api.answers('products.list', ({ query: { page } }) =>
    pageOf(`From page ${page}`, 26, Number(page)),
  )
})

describe('the goods of a store', () => {
  it('begin with what came with the store, without another question', async () => {
    renderMarketplace('/vendors/maker', 'maker')
    expect(screen.getByText('First of the store')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'From this store' })).toBeVisible()
    expect(screen.getByText('Showing 1-24 of 26 items')).toBeVisible()
    await new Promise((done) => setTimeout(done, 20))
    expect(asked()).toEqual([])
  })

  it('have further pages under the store’s own address', async () => {
    renderMarketplace('/vendors/maker', 'maker')
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }))
    expect(address()).toBe('/vendors/maker?page=2')
    expect(await screen.findByText('From page 2')).toBeVisible()
    expect(asked()).toEqual([expect.objectContaining({ vendor_id: 'maker', page: '2' })])
  })

  it('are narrowed by a category that there is something of, and no other', async () => {
    renderMarketplace('/vendors/maker?page=2', 'maker')
    await screen.findByText('From page 2')
    const group = screen.getByRole('group', { name: 'Category' })
    expect(within(group).getAllByRole('radio')).toHaveLength(2)
    await userEvent.click(within(group).getByRole('radio', { name: /Books/ }))
    expect(address()).toBe('/vendors/maker?category=books')
    await waitFor(() =>
      expect(asked().at(-1)).toMatchObject({ vendor_id: 'maker', category: 'books', page: '1' }),
    )
  })
})

describe('a page beyond the end', () => {
  it.each([
    ['/marketplace?page=999', undefined, '/marketplace?page=2'],
    [
      '/marketplace?page=123456789&sortBy=popularity',
      undefined,
      '/marketplace?sortBy=popularity&page=2',
    ],
    ['/vendors/maker?page=7', 'maker', '/vendors/maker?page=2'],
  ])('leads to the last one: %s', async (at, store, to) => {
    renderMarketplace(at, store)
    expect(await screen.findByText('From page 2')).toBeVisible()
    expect(address()).toBe(to)
    expect(screen.getByText('Showing 25-26 of 26 items')).toBeVisible()
    for (const query of asked()) expect(Number(query?.page)).toBeLessThanOrEqual(10_000)
  })

  it('is the first where there is nothing at all', async () => {
    answer({ ...pageOf('', 0), items: [] })
    renderMarketplace('/marketplace?page=3')
    expect(await screen.findByText('No products found')).toBeVisible()
    expect(address()).toBe('/marketplace')
  })
})

describe('products that could not be loaded', () => {
  it('section 8, say why with the message of the server', async () => {
    api.refuses('products.list', 'service/unavailable')
    renderMarketplace('/marketplace')
    expect(
      await screen.findByText(
        'Error loading products: The service is busy. Please try again in a moment.',
      ),
    ).toBeVisible()
  })

  it('section 8, say so where there is no message', async () => {
    api.answers('products.list', () => Response.json({}, { status: 500 }))
    renderMarketplace('/marketplace')
    expect(
      await screen.findByText(
        'Error loading products: An error occurred while fetching the products. Please try again later.',
      ),
    ).toBeVisible()
  })
})

describe('a search without results', () => {
  it('leads on to categories', async () => {
    answer({ ...pageOf('', 0), items: [] })
    renderMarketplace('/marketplace?q=zzqqxxyy')
    expect(await screen.findByText(/^Nothing matches “zzqqxxyy”/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Furniture' })).toHaveAttribute(
      'href',
      '/marketplace/furniture',
    )
  })

  it('of filters drops the narrowest one first', async () => {
    answer({ ...pageOf('', 0), items: [] })
    renderMarketplace('/marketplace?q=zzqqxxyy&states=Kano')
    expect(
      await screen.findByRole('button', { name: 'Search without “Delivers to Kano”' }),
    ).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Furniture' })).toBeNull()
  })
})

describe('the filters', () => {
  it('say on their button how many are chosen', () => {
    renderMarketplace('/marketplace?category=books&states=Lagos&states=Oyo')
    expect(screen.getByRole('button', { name: 'Filters (3)' })).toBeInTheDocument()
  })

  it('can be skipped, to the products', () => {
    renderMarketplace('/marketplace')
    const skip = screen.getByRole('link', { name: 'Skip the filters' })
    const target = document.querySelector(skip.getAttribute('href') ?? '')
    expect(target).toHaveAttribute('tabindex', '-1')
    expect(target?.querySelector('[aria-label="Loading products"]')).not.toBeNull()
  })

  it('offer sizes by their size, and colours, where products have some', async () => {
    answer({
      ...pageOf('Tunic', 3),
      facets: {
        categories: {},
        states: {},
        ratings: {},
        prices: {},
        sizes: { 'eu 42': 1, xl: 1, m: 3 },
        colours: { 'deep indigo': 2 },
      },
    })
    renderMarketplace('/marketplace?sizes=s')
    const sizes = await screen.findByRole('group', { name: 'Size' })
    const names = within(sizes).getAllByRole('checkbox')
    expect(names.map((box) => box.closest('label')?.textContent)).toEqual([
      'S0',
      'M3',
      'XL1',
      'EU 421',
    ])
    expect(names[0]).toBeChecked()
    expect(screen.getByRole('group', { name: 'Colour' })).toHaveTextContent('Deep indigo2')
  })

  it('leave out ratings that find the same as a stricter one', async () => {
    answer({
      ...pageOf('Drum', 9),
      facets: {
        categories: {},
        states: {},
        ratings: { 4: 5, 3: 5, 2: 6, 1: 6 },
        prices: {},
        sizes: {},
        colours: {},
      },
    })
    renderMarketplace('/marketplace')
    await screen.findByText('Drum')
    const group = screen.getByRole('group', { name: 'Rating' })
    expect(within(group).getAllByRole('radio')).toHaveLength(3)
  })
})
