import { timestampFromMillis } from '@contract/time'
import { sampleProduct } from '@seo/testing/sample'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { publishSession } from '@/lib/session/session-store'
import { api, type Call } from '@/lib/testing/fake-api'
import { person, press, show } from '@/lib/testing/stage'
import { rounds, sampleOffer } from '../testing/sample-offer'
import AccountCart from './account-cart'
import { CartView } from './cart-view'

const { changeCartQuantity, useLiveCart } = vi.hoisted(() => ({
  changeCartQuantity: vi.fn(async () => {}),
  useLiveCart: vi.fn(),
}))
vi.mock('@/lib/live/cart', () => ({ changeCartQuantity, removeFromCart: vi.fn(), useLiveCart }))

const agreed = (change: Parameters<typeof sampleOffer>[0] = {}) =>
  sampleOffer({ state: 'accepted', units: 2, rounds: rounds(700_000, 800_000), ...change })
const { id: offer_id, product_id } = agreed()
const product = sampleProduct({
  ...{ id: product_id, name: 'Drum', price: 1_000_000, available_items: 5, vendor_id: 'one' },
  vendor_details: { vendor_id: 'one', name: 'Drums', logo: '' },
})
const line = {
  ...{ product_id, variant_id: product_id, quantity: 2, price_minor: 800_000, offer_id },
  added_at: timestampFromMillis(1),
}

/** The price of one is the agreed one for a line that names the offer. */
const quote = ({ body: { lines } }: Call<'checkouts.quote' | 'checkouts.offer'>) => {
  const [asked] = lines
  const price = asked?.offer_id ? 800_000 : 1_000_000
  const goods_minor = price * (asked?.quantity ?? 0)
  const now_minor = price
  const before_minor = asked?.seen_price_minor ?? 0
  const changes =
    before_minor === now_minor
      ? []
      : [{ kind: 'price' as const, product_id, before_minor, now_minor }]
  return {
    stores: [{ vendor_id: 'one', name: 'Drums', goods_minor, escrow_fee_minor: 50_000 }],
    changes,
    total_minor: goods_minor + 50_000,
  }
}

const open = () =>
  show(
    <AccountCart>
      {(cart) => <CartView cart={cart} products={[product]} onSaveForLater={() => {}} />}
    </AccountCart>,
  )
const total = (text: string) => waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible())

it('is what this device stored without a connection, which says of when, and can’t be changed', async () => {
  useLiveCart.mockReturnValue({ status: 'content', data: [line], stored_at: 1_700_000_000_000 })
  open()
  expect(await screen.findByText(/this is your cart as it was last seen here/)).toBeVisible()
  expect(screen.getByText(/Nov, 2023/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'One more' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Remove Drum' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Go to checkout' })).toBeDisabled()
})

it('isn’t called empty while nothing is stored and nothing comes', () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  useLiveCart.mockReturnValue({ status: 'loading' })
  open()
  expect(screen.getByText(/^Not on this device yet/)).toBeVisible()
  connection.mockRestore()
})

beforeEach(() => {
  vi.clearAllMocks()
  act(() => publishSession({ status: 'signed_in', user: person() }))
  useLiveCart.mockReturnValue({ status: 'content', data: [line] })
  api.answers('offers.list', [agreed()])
  api.answers('checkouts.offer', quote)
  api.answers('checkouts.quote', quote)
})

describe('an offered line of the cart', () => {
  it('has its agreed price and number, until when, and the total by it', async () => {
    open()
    expect(await screen.findByText(/^The store accepted your offer/)).toHaveTextContent(
      /₦8,000 each for 2 instead of ₦10,000\. Pay by .*Nothing is reserved until then/,
    )
    expect(screen.getByText('2 pieces, as agreed')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'One more' })).toBeNull()
    await total('₦16,500')
    expect(api.sent('checkouts.offer').at(-1)?.body?.lines).toMatchObject([
      { offer_id, quantity: 2 },
    ])
    expect(api.calls('checkouts.quote')).toEqual([])
    expect(await screen.findByRole('link', { name: 'Go to checkout' })).toBeVisible()
  })

  it('whose offer ended says why once, and costs what everyone pays; its number can be changed', async () => {
    api.answers('offers.list', [agreed({ state: 'void', void_reason: 'price' })])
    open()
    expect(
      await screen.findByText(/doesn’t hold any more: the listing costs less/),
    ).toHaveTextContent(/Here it costs what everyone pays, ₦10,000/)
    await total('₦20,500')
    expect(api.sent('checkouts.quote').at(-1)?.body?.lines[0]).not.toHaveProperty('offer_id')
    expect(screen.queryByText(/^Drum was/)).toBeNull()
    press('One more')
    expect(changeCartQuantity).toHaveBeenCalledWith('ada', `${product_id}~${product_id}`, 3)
  })

  it('that the server refuses, before the page knows, is quoted again without its offer', async () => {
    api.answers('checkouts.offer', (_call, refuse) =>
      refuse('offer/not-payable', { state: 'accepted', offer_id }),
    )
    open()
    expect(await screen.findByText(/doesn’t hold any more: the store doesn’t sell/)).toBeVisible()
    await total('₦20,500')
    expect(await screen.findByRole('link', { name: 'Go to checkout' })).toBeVisible()
  })

  it('is quoted at its price while the list of offers can’t be read', async () => {
    api.refuses('offers.list', 'service/unavailable')
    open()
    await total('₦16,500')
    expect(within(document.body).queryByText(/Pay by/)).toBeNull()
  })
})
