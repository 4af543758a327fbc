import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearDeviceCart, putIntoDeviceCart } from '@/shared/cart/device-cart'
import OfflinePage from './offline-page'

const { keys } = vi.hoisted(() => ({ keys: [] as string[] }))
vi.mock('@/lib/offline/value-store', () => ({ savedKeys: async () => keys }))

const ID = 'k3f9qzk3f9qzk3f9qz01'
let onLine = false

/** A cache storage with these copies, the oldest first. */
const copies = (stored: Record<string, Record<string, string>>) => ({
  open: async (name: string) => ({
    keys: async () => Object.keys(stored[name] ?? {}).map((url) => new Request(url)),
    match: async ({ url }: Request) => new Response(stored[name]?.[url]),
  }),
})
const at = (path: string) => `https://oja.example${path}`

beforeEach(() => {
  keys.length = 0
  clearDeviceCart()
  onLine = false
  vi.stubGlobal('navigator', {
    get onLine() {
      return onLine
    },
    serviceWorker: { controller: {} },
  })
  vi.stubGlobal('fetch', async () => new Response())
  vi.stubGlobal(
    'caches',
    copies({
      'oja-pages': {
        [at('/')]: '<title>Oja: made in Nigeria</title>',
        [at('/marketplace')]: '<title>Marketplace · Oja</title>',
      },
      'oja-data': {
        [at(`/api/v1/public/products/${ID}`)]: JSON.stringify({
          success: true,
          data: { name: 'Talking Drum', slug: `talking-drum-${ID}` },
        }),
        [at('/api/v1/public/products?limit=24')]: '{}',
      },
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const linkTo = (name: string) => screen.findByRole('link', { name })

it('names what was asked for and leads to the pages and products that were opened', async () => {
  render(<OfflinePage name="Gangan" />)
  expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toHaveFocus()
  expect(screen.getByText(/^“Gangan” is not on this device yet/)).toBeVisible()
  expect(await linkTo('Marketplace')).toHaveAttribute('href', '/marketplace')
  expect(await linkTo('Home')).toHaveAttribute('href', '/')
  expect(await linkTo('Talking Drum')).toHaveAttribute('href', `/products/talking-drum-${ID}`)
  expect(screen.getAllByRole('link')).toHaveLength(3)
})

it('leads to what is stored of the user, and to nothing that isn’t', async () => {
  keys.push('ada:transactions?buyer_id=="ada"&24', 'ada:users/ada/cart_items?100')
  render(<OfflinePage />)
  expect(await linkTo('Your purchases')).toHaveAttribute('href', '/dashboard/purchases')
  expect(await linkTo('Your cart')).toHaveAttribute('href', '/cart')
  expect(screen.queryByRole('link', { name: 'Your messages' })).toBeNull()
})

it('leads a visitor to the cart of this device', async () => {
  putIntoDeviceCart({ product_id: ID, variant_id: ID, quantity: 1, price_minor: 1 })
  render(<OfflinePage />)
  expect(await linkTo('Your cart')).toBeVisible()
})

it('asks again by itself once there is a connection', async () => {
  const ask = vi.fn()
  render(<OfflinePage onConnected={ask} />)
  onLine = true
  await act(async () => window.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
})
