// React can't render on the server and in the browser in the process of other tests: it warns in
// all of them. Options of its own, here the default's, give this file a process of its own.
// @vitest-environment-options { "url": "http://localhost:3000/" }
import type { InitialData } from '@contract/initial-data'
import { PRERENDERED } from '@contract/prerendered'
import { sampleProduct, sampleVendor } from '@seo/testing/sample'
import { act, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { App } from '@/app/app'
import { loadWithData } from '@/app/initial-query'
import { makeQueryClient } from '@/lib/api/query-client'
import { InitialDataContext } from '@/lib/initial-data'
import { addToLocalList } from '@/lib/local-lists'
import { prerenderPage, render } from './entry-server'

// The whole page follows the real one.
vi.unmock('@/lib/firebase/auth')

const [image] = sampleProduct().images
const product = sampleProduct({
  images: [1, 2].flatMap((at) => (image ? { ...image, path: `${at}.jpg` } : [])),
})
const listed = {
  items: [product],
  total: 1,
  page: 1,
  limit: 24,
  facets: { categories: {}, states: {}, ratings: {}, prices: {}, sizes: {}, colours: {} },
}
const PAGES: Record<string, unknown> = {
  '/': [product],
  '/marketplace': listed,
  '/marketplace/clothing_accessories': listed,
  [`/products/${product.slug}`]: product,
  '/marketplace?q=wrapper&states=Lagos': listed,
  '/marketplace?page=2': { ...listed, total: 25, page: 2 },
  '/vendors?page=2': { items: [sampleVendor()], total: 13, page: 2, limit: 12 },
  '/vendors/Maker1?sortBy=popularity': {
    vendor: sampleVendor(),
    products: { ...listed, items: [] },
  },
  '/vendors': { items: [sampleVendor()], total: 1, page: 1, limit: 12 },
  '/vendors/Maker1': { vendor: sampleVendor(), products: listed },
}

/** React's warning because server and client render in one process, which happens only in tests. */
const OF_ONE_PROCESS = /multiple renderers concurrently/

const DAY_MS = 86_400_000
const PRODUCT_AT = Date.UTC(2026, 10, 20)

const PARTS: Record<string, unknown> = { '/vendors/Maker1?sortBy=popularity': listed }

const initialOf = (path: string, change: Partial<InitialData> = {}): InitialData => ({
  data: PAGES[path],
  part: PARTS[path],
  rendered_at: PRODUCT_AT + DAY_MS,
  save_data: false,
  is_phone: false,
  ...change,
})

/** Lets every request wait, and keeps what React says of it out of the output. */
const withoutAnswers = () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  return vi.spyOn(console, 'error').mockImplementation(() => {})
}

let root: Root | undefined

/** Hydrates a server-rendered page as the browser does and returns the errors React reported. */
const hydrate = async (path: string, first: InitialData, before?: () => void, search = '') => {
  window.history.replaceState(null, '', path + search)
  const place = document.createElement('div')
  place.innerHTML = await render(path, first)
  // Both renderers share one process and its React contexts; this render resets them.
  await prerender(<i />)
  document.documentElement.dataset.ssr = ''
  document.body.append(place)
  before?.()
  const client = makeQueryClient()
  await loadWithData(client, path, first)
  const complaints: unknown[] = []
  await act(async () => {
    root = hydrateRoot(
      place,
      <StrictMode>
        <InitialDataContext value={first}>
          <BrowserRouter>
            <App queryClient={client} />
          </BrowserRouter>
        </InitialDataContext>
      </StrictMode>,
      { onRecoverableError: (error) => complaints.push(error) },
    )
  })
  return complaints
}

afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  delete document.documentElement.dataset.ssr
  delete document.documentElement.dataset.hydrated
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What the HTML standard allows in none of these, by a parser that keeps it there. */
const FLOW = 'div, p, ul, ol, dl, section, form, table, h1, h2, h3'
const misplaced = (html: string) => {
  const place = document.createElement('div')
  place.innerHTML = html
  const inside = ['button', 'label', 'span', 'p', 'h1', 'h2', 'h3'].flatMap((name) =>
    FLOW.split(', ').map((inner) => `${name} ${inner}`),
  )
  const wrong = [...inside, 'a a', 'a button', 'button a', 'input[type="search"][role]']
  return [...place.querySelectorAll(wrong.join())].map((found) => found.outerHTML)
}

describe('the server render', () => {
  it.each(Object.keys(PAGES))('renders %s with its initial data, and no script', async (path) => {
    const html = await render(path, initialOf(path))
    expect(html).toContain(/^.vendors(?!\/)/.test(path) ? 'Itoku Adire Works' : 'Adire wrapper')
    expect(html).not.toContain('<script')
    expect(misplaced(html)).toEqual([])
  })

  it('renders the skeleton of a page without data', async () => {
    expect(await render('/', initialOf('/', { data: undefined }))).not.toContain('Adire wrapper')
  })

  it('refuses data that a page can’t be rendered from', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(
      render('/marketplace', initialOf('/', { data: { items: [{}] } })),
    ).rejects.toThrow()
  })

  it('renders only the smallest images for visitors who save data', async () => {
    const html = await render('/marketplace', initialOf('/marketplace', { save_data: true }))
    expect(html).toContain('a-320.webp')
    expect(html).not.toMatch(/a-(?:640|1280)\.webp/)
  })
})

const MISSING = '/nothing/is/here'

describe('a page that the build renders', () => {
  it.each([...PRERENDERED, MISSING])(
    'is %s with its heading, as the browser finds it',
    async (path) => {
      const complain = withoutAnswers()
      const { html } = await prerenderPage(path, initialOf(path, { data: null }))
      expect(html).toMatch(/<h1/)
      expect(misplaced(html)).toEqual([])
      expect(html).not.toContain('<script')
      expect(await hydrate(path, initialOf(path, { data: null }))).toEqual([])
      const complaints = complain.mock.calls.filter(([text]) => !OF_ONE_PROCESS.test(String(text)))
      expect(complaints).toEqual([])
    },
  )

  it('shows nothing of a cart before it is read, and then what this device has', async () => {
    withoutAnswers()
    const first = initialOf('/cart', { data: null })
    expect(await render('/cart', first)).not.toContain('Your cart is empty')
    expect(await hydrate('/cart', first)).toEqual([])
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
  })

  it('leads from logging in to signing up with the place to go on at', async () => {
    withoutAnswers()
    const path = '/auth/login'
    expect(
      await hydrate(path, initialOf(path, { data: null }), undefined, '?redirect=%2Fcart'),
    ).toEqual([])
    await vi.waitFor(() =>
      expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
        'href',
        '/auth/signup?redirect=%2Fcart',
      ),
    )
  })

  it.each(['/auth/login', '/auth/signup', '/auth/forgot-password'])(
    'sends nothing typed at %s as a part of an address, where scripts don’t run',
    async (path) => {
      const html = await render(path, initialOf(path, { data: null }))
      const forms = html.match(/<form [^>]*>/g) ?? []
      expect(forms.filter((form) => !form.includes('action="/marketplace"'))).toEqual([
        expect.stringContaining('method="post"'),
      ])
    },
  )
})

describe('hydration of a rendered page', () => {
  it.each(Object.keys(PAGES))('finds %s as the browser renders it', async (path) => {
    const complain = withoutAnswers()
    expect(await hydrate(path, initialOf(path))).toEqual([])
    const complaints = complain.mock.calls.filter(([text]) => !OF_ONE_PROCESS.test(String(text)))
    expect(complaints).toEqual([])
  })

  it('finds what was rendered for a phone, and adds the filters if the window is wide', async () => {
    withoutAnswers()
    const phone = initialOf('/marketplace', { is_phone: true })
    expect(await render('/marketplace', phone)).not.toContain('<fieldset')
    expect(await hydrate('/marketplace', phone)).toEqual([])
    expect(await screen.findByRole('group', { name: 'Delivers to' })).toBeVisible()
  })

  it('then shows what only this device knows: a favourite, and what is new by now', async () => {
    withoutAnswers()
    addToLocalList('favourites', product.id)
    vi.spyOn(Date, 'now').mockReturnValue(PRODUCT_AT + 40 * DAY_MS)
    const html = await render('/', initialOf('/'))
    expect(html).toContain('>New<')
    expect(html).toContain('Add Adire wrapper to favourites')
    expect(await hydrate('/', initialOf('/'))).toEqual([])
    expect(await screen.findByRole('button', { name: /Remove Adire wrapper/ })).toBeVisible()
    expect(screen.queryByText('New')).toBeNull()
  })

  /** Marks an element as the inline start script does for an event before hydration. */
  const recorded = (element: HTMLElement, value?: string) => {
    if (value !== undefined) Object.assign(element, { value })
    element.setAttribute('data-replay', value ?? '')
  }

  it('does what was pressed before hydration', async () => {
    withoutAnswers()
    await hydrate('/', initialOf('/'), () => {
      recorded(screen.getByRole('button', { name: /Add Adire wrapper/ }))
    })
    expect(await screen.findByRole('button', { name: /Remove Adire wrapper/ })).toBeVisible()
    expect(document.querySelector('[data-replay]')).toBeNull()
  })

  it('keeps what was typed before hydration, and submits what was submitted', async () => {
    withoutAnswers()
    await hydrate('/marketplace', initialOf('/marketplace'), () => {
      const from = screen.getByLabelText('From')
      recorded(from, '2000')
      recorded(screen.getByLabelText('To'), '9000')
      recorded(from.closest('form') as HTMLElement)
    })
    await vi.waitFor(() => expect(window.location.search).toBe('?priceMin=2000&priceMax=9000'))
  })

  it('keeps what was chosen before hydration', async () => {
    withoutAnswers()
    await hydrate('/marketplace', initialOf('/marketplace'), () => {
      recorded(screen.getByLabelText('Sort by'), 'popularity')
    })
    await vi.waitFor(() => expect(window.location.search).toBe('?sortBy=popularity'))
  })

  it('searches for words that were typed before hydration', async () => {
    withoutAnswers()
    await hydrate('/', initialOf('/'), () => {
      const [box] = screen.getAllByRole('combobox', { name: 'Search products' })
      recorded(box as HTMLElement, 'raffia')
    })
    const [box] = screen.getAllByRole('combobox', { name: 'Search products' })
    await vi.waitFor(() => expect(box).toHaveValue('raffia'))
    await act(async () => box?.closest('form')?.requestSubmit())
    expect(window.location.search).toBe('?q=raffia')
  })

  it('searches for words that are submitted at the moment of hydration', async () => {
    withoutAnswers()
    // The text is in the field, but React has had no event for it.
    await hydrate('/', initialOf('/'), () => {
      const [box] = screen.getAllByRole('combobox', { name: 'Search products' })
      Object.assign(box as HTMLElement, { value: 'raffia' })
    })
    const [box] = screen.getAllByRole('combobox', { name: 'Search products' })
    Object.assign(box as HTMLElement, { value: 'raffia' })
    await act(async () => box?.closest('form')?.requestSubmit())
    expect(window.location.search).toBe('?q=raffia')
  })

  it('replays nothing in a page that the browser rendered', async () => {
    withoutAnswers()
    await hydrate('/', initialOf('/'), () => {
      delete document.documentElement.dataset.ssr
      recorded(screen.getByRole('button', { name: /Add Adire wrapper/ }))
    })
    expect(screen.getByRole('button', { name: /Add Adire wrapper/ })).toBeVisible()
  })
})
