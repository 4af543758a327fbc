import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { MemoryRouter, Outlet, Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OfflineBar } from '@/features/layout/offline/offline-bar'
import { Link } from '@/ui/navigation/link'
import { lazyRoute, pagesOf } from './route-modules'

const LINE = 'No connection. We try again by ourselves.'
const isOnline = vi.spyOn(navigator, 'onLine', 'get')

const Layout = () => {
  const navigate = useNavigate()
  return (
    <>
      <header>Oja</header>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <Suspense fallback={<p>Loading</p>}>
        <Outlet />
      </Suspense>
    </>
  )
}

/** A list whose link leads to a page that isn't loaded yet. */
const showList = (load: () => Promise<{ default: () => React.JSX.Element }>) => {
  const Product = lazyRoute(load)
  render(
    <MemoryRouter initialEntries={['/list']}>
      <ErrorBoundary fallback={<p>Something went wrong</p>}>
        <OfflineBar />
        <Routes>
          <Route element={<Layout />}>
            <Route path="/list" element={<Link to="/product">Talking drum</Link>} />
            <Route path="/product" element={<Product />} />
          </Route>
        </Routes>
      </ErrorBoundary>
    </MemoryRouter>,
  )
}
const tapProduct = () => fireEvent.click(screen.getByRole('link', { name: 'Talking drum' }))
const comeOnline = async () => {
  isOnline.mockReturnValue(true)
  await act(async () => window.dispatchEvent(new Event('online')))
}

beforeEach(() => {
  isOnline.mockReturnValue(false)
  vi.stubGlobal('fetch', async () => new Response())
})
afterEach(() => vi.unstubAllGlobals())

describe('without a connection', () => {
  it('a page that is not here yet leaves the one before it, and comes by itself', async () => {
    showList(async () => ({ default: () => <h1>Gangan</h1> }))
    tapProduct()
    expect(await screen.findByText(LINE)).toBeVisible()
    expect(screen.getByText('Oja')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Talking drum' })).toBeVisible()
    expect(screen.queryByText('Something went wrong')).toBeNull()
    await comeOnline()
    expect(await screen.findByRole('heading', { name: 'Gangan' })).toBeVisible()
    expect(screen.queryByText(LINE)).toBeNull()
  })

  it('Back leads to the page before', async () => {
    showList(async () => ({ default: () => <h1>Gangan</h1> }))
    tapProduct()
    await screen.findByText(LINE)
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    await comeOnline()
    expect(screen.getByRole('link', { name: 'Talking drum' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Gangan' })).toBeNull()
  })

  it('a page whose module throws is a bug and not a lost connection', async () => {
    isOnline.mockReturnValue(true)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    showList(async () => {
      throw new ReferenceError('x is not defined')
    })
    tapProduct()
    expect(await screen.findByText('Something went wrong')).toBeVisible()
    expect(screen.queryByText(LINE)).toBeNull()
  })
})

it('a page that was only loaded in advance and is gone means a newer build, nothing missing', async () => {
  isOnline.mockReturnValue(true)
  render(<OfflineBar />, { wrapper: MemoryRouter })
  const gone = async () => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/cart.js')
  }
  await act(() =>
    pagesOf({ '../pages/cart.tsx': gone })
      .load('cart')
      .catch(() => {}),
  )
  expect(screen.getByRole('status')).toHaveTextContent('A new version is ready.')
  expect(screen.queryByText('A part of this page is missing.')).toBeNull()
})
