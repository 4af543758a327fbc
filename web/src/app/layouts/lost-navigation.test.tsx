import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter, Outlet, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OfflineBar } from '@/features/layout/offline/offline-bar'
import { Link } from '@/ui/navigation/link'
import { lazyRoute } from '../route-modules'
import { Frame } from './frame'

/** The service worker holds the request for the page's code until there is a connection. */
let comeOnline = () => {}

const Layout = () => (
  <Frame top={<header>Oja</header>}>
    <Outlet />
  </Frame>
)

/** A list in the app's frame, whose link leads to a page that isn't on this device. */
const tapProduct = async () => {
  const held = new Promise<void>((resolve) => (comeOnline = resolve))
  const Product = lazyRoute(async () => {
    await held
    return { default: () => <h1>Gangan</h1> }
  })
  window.history.replaceState(null, '', '/list')
  render(
    <BrowserRouter>
      <OfflineBar />
      <Routes>
        <Route element={<Layout />}>
          <Route path="/list" element={<Link to="/product">Talking drum</Link>} />
          <Route path="/product" element={<Product />} />
        </Route>
      </Routes>
    </BrowserRouter>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'Talking drum' }))
  return screen.findByRole('heading', { name: 'You are offline' })
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } })
  vi.stubGlobal('fetch', async () => new Response())
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => [] }) })
})
afterEach(() => vi.unstubAllGlobals())

it('a page that isn’t here says so in place of the one before it, and opens by itself', async () => {
  expect(await tapProduct()).toBeVisible()
  expect(screen.getByText(/^This page is not on this device yet/)).toBeVisible()
  expect(screen.queryByText(/We try again by ourselves/)).toBeNull()
  await act(async () => comeOnline())
  expect(await screen.findByRole('heading', { name: 'Gangan' })).toBeVisible()
  expect(screen.queryByText('You are offline')).toBeNull()
})

it('Back leads to the page before, as it was left', async () => {
  await tapProduct()
  window.history.replaceState(null, '', '/list')
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')))
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  expect(screen.getByRole('link', { name: 'Talking drum' })).toBeVisible()
})
