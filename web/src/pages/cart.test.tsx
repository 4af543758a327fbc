import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleProduct } from '@/features/selling/testing/sample'
import { publishSession } from '@/lib/session/session-store'
import { api, type Call } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { clearDeviceCart, putIntoDeviceCart, readDeviceCart } from '@/shared/cart/device-cart'
import CartPage from './cart'

const DRUM = 'k3f9qzk3f9qzk3f9qz01'
const BOWL = 'k3f9qzk3f9qzk3f9qz02'
const productOf = (id: string, name: string, vendor_id: string) =>
  sampleProduct({
    id,
    slug: `${name.toLowerCase()}-${id}`,
    name,
    price: 1_000_000,
    available_items: 3,
    vendor_id,
    vendor_details: { vendor_id, name: `Store of ${name}`, logo: '' },
  })
const products = [productOf(DRUM, 'Drum', 'one'), productOf(BOWL, 'Bowl', 'two')]

const asked = () => api.sent('checkouts.quote').map(({ body }) => body)
/** What the server refuses to sell as it was asked. */
const blocking: object[] = []

/** Every line costs ₦10,000 and the fee is ₦350 a store. */
const quote = ({ body: { lines } }: Call<'checkouts.quote'>) => {
  const stores = products
    .filter(({ id }) => lines.some(({ product_id }) => product_id === id))
    .map(({ id, vendor_id, vendor_details }) => ({
      vendor_id,
      name: vendor_details.name,
      goods_minor: 1_000_000 * (lines.find(({ product_id }) => product_id === id)?.quantity ?? 0),
      escrow_fee_minor: 35_000,
    }))
  const total_minor = stores.reduce((sum, one) => sum + one.goods_minor + 35_000, 0)
  const price = { kind: 'price', product_id: DRUM, before_minor: 900_000, now_minor: 1_000_000 }
  return { stores, changes: [price, ...blocking], total_minor }
}

const put = (product_id: string, quantity = 1, price_minor = 900_000) =>
  putIntoDeviceCart({ product_id, variant_id: product_id, quantity, price_minor })
const renderCart = () => show(<CartPage />, { at: '/cart', path: '/cart' })
/** A visitor logs in first, without being refused by the checkout. */
const loginTo = (path: string) => `/auth/login?redirect=${encodeURIComponent(path)}`
const checkoutLink = () => screen.findByRole('link', { name: 'Go to checkout' })

beforeEach(() => {
  clearDeviceCart()
  act(() => publishSession({ status: 'signed_out', by_choice: false }))
  api.answers('checkouts.quote', quote)
  api.answers(
    'products.get',
    ({ params }, refuse) =>
      products.find(({ id }) => id === params.id) ?? refuse('product/not-found'),
  )
})

describe('a visitor’s cart without a connection', () => {
  const cut = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  afterEach(() => vi.restoreAllMocks())

  it('is read as it was last seen, and can’t be paid, which says why', async () => {
    put(DRUM, 2)
    cut()
    renderCart()
    expect(await screen.findByText('Drum')).toBeVisible()
    expect(screen.getByText(/this is your cart as it was last seen/)).toBeVisible()
    expect(screen.getByText('Goods, as last seen')).toBeVisible()
    const checkout = screen.getByRole('button', { name: 'Go to checkout' })
    expect(checkout).toBeDisabled()
    expect(checkout).toHaveAccessibleDescription(/^You can check out once you are online again/)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(asked()).toEqual([])
  })

  it('doesn’t take what isn’t stored for no longer sold', async () => {
    put(DRUM, 2)
    put(BOWL)
    api.loses('products.get')
    cut()
    renderCart()
    expect(await screen.findByRole('heading', { name: 'Not on this device yet' })).toBeVisible()
    expect(screen.getByText('2 pieces')).toBeVisible()
    expect(screen.getByText('₦18,000')).toBeVisible()
    expect(screen.queryByText('No longer sold')).toBeNull()
  })
})

describe('a visitor’s cart', () => {
  it('says what it is for while it is empty', async () => {
    renderCart()
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
  })

  it('is grouped by store, with one total for all and what changed', async () => {
    put(DRUM)
    put(BOWL, 2)
    renderCart()
    expect(await screen.findByRole('heading', { name: 'Store of Drum' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Store of Bowl' })).toBeVisible()
    expect((await screen.findAllByText('₦30,700'))[0]).toBeVisible()
    expect(screen.getByText('Drum was ₦9,000 and is ₦10,000 now.')).toBeVisible()
    expect(await checkoutLink()).toHaveAttribute('href', loginTo('/checkout?stores=two%2Cone'))
  })

  it('pays some stores now and leaves the rest', async () => {
    put(DRUM)
    put(BOWL)
    renderCart()
    fireEvent.click(await screen.findByRole('checkbox', { name: /Store of Bowl/ }))
    await waitFor(async () =>
      expect(await checkoutLink()).toHaveAttribute('href', loginTo('/checkout?stores=one')),
    )
    expect(
      asked()
        .at(-1)
        ?.lines.map(({ product_id }) => product_id),
    ).toEqual([DRUM])
    expect(readDeviceCart()).toHaveLength(2)
  })

  it('pays five stores of six at once, and the sixth stays (case 30)', async () => {
    const more = [3, 4, 5, 6].map((digit) =>
      productOf(`k3f9qzk3f9qzk3f9qz0${digit}`, `Mask${digit}`, `v${digit}`),
    )
    products.push(...more)
    for (const { id } of products) put(id)
    renderCart()
    await waitFor(async () => {
      const link = (await checkoutLink()).getAttribute('href') ?? ''
      const href = new URLSearchParams(link.split('?')[1]).get('redirect') ?? ''
      expect(decodeURIComponent(href).split('=')[1]?.split(',')).toHaveLength(5)
    })
    expect(screen.getByText(/One payment is for at most 5 stores and 20 products/)).toBeVisible()
    expect(asked().at(-1)?.lines).toHaveLength(5)
    expect(readDeviceCart()).toHaveLength(6)
    products.splice(2)
  })

  it('changes quantities up to what is in stock, and removes', async () => {
    put(DRUM, 2)
    renderCart()
    const line = (await screen.findByRole('link', { name: 'Drum' })).closest('li') as HTMLElement
    fireEvent.click(within(line).getByRole('button', { name: 'One more' }))
    expect(readDeviceCart()[0]?.quantity).toBe(3)
    expect(within(line).getByRole('button', { name: 'One more' })).toBeDisabled()
    fireEvent.click(within(line).getByRole('button', { name: 'Remove Drum' }))
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
  })

  it('leads to what must be changed before it can be paid', async () => {
    blocking.push({ kind: 'fewer', product_id: BOWL, available_items: 0 })
    put(DRUM)
    put(BOWL)
    renderCart()
    const way = await screen.findByRole('link', { name: 'See what changed' })
    const marked = screen.getByText('Bowl is sold out.').closest('li')
    expect(way).toHaveAttribute('href', `#${marked?.id}`)
    expect(marked?.id).toMatch(/./)
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull()
    blocking.length = 0
  })

  it('names what is no longer sold, which stays until it is removed (case 15)', async () => {
    put(DRUM)
    put('k3f9qzk3f9qzk3f9qz09')
    renderCart()
    const title = await screen.findByRole('heading', { name: 'No longer sold' })
    expect(title).toBeVisible()
    expect(readDeviceCart()).toHaveLength(2)
    expect(await checkoutLink()).toHaveAttribute('href', loginTo('/checkout?stores=one'))
  })
})
