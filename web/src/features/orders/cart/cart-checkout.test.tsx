import { timestampFromMillis } from '@contract/time'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/lib/api/api-client'
import { apiError } from '@/lib/api/api-error'
import type { SavedAddress } from '@/lib/live/transactions'
import { CartCheckout } from './cart-checkout'

type Receive = (addresses: readonly SavedAddress[]) => void

const { live, keepAddress, quote } = vi.hoisted(() => ({
  live: {} as { receive?: Receive },
  keepAddress: vi.fn(async () => {}),
  quote: {
    data: {
      total_minor: 1_036_250,
      changes: [] as object[],
      stores: [{ vendor_id: 'ada', name: 'Adire Works', method: null }],
    },
    isPlaceholderData: false,
    refetch: vi.fn(),
  },
}))
vi.mock('@/lib/api/api-client', () => ({ call: vi.fn() }))
vi.mock('@/shared/place/locations', async (original) => ({
  ...(await original<typeof import('@/shared/place/locations')>()),
  useLocations: () => ({ data: { Lagos: ['Ikeja', 'Shomolu'] } }),
}))
/** What was asked for last, by the product's first letter. */
const asked = vi.hoisted(() => ({ lines: '' }))
vi.mock('./use-cart-quote', () => ({
  useCartQuote: (lines: { product_id: string; quantity: number }[]) => {
    asked.lines = lines.map(({ product_id, quantity }) => quantity + product_id.slice(0, 1)).join()
    return quote
  },
}))
vi.mock('./cart-summary', () => ({ CartSummary: () => null }))
vi.mock('../checkout/delivery-choice', () => ({ DeliveryChoice: () => null }))
vi.mock('../checkout/keep-address', () => ({ keepAddress }))
vi.mock('../checkout/account-choices', () => ({
  default: ({ onAddresses }: { onAddresses: Receive }) => {
    live.receive = onAddresses
    return null
  },
}))

const home: SavedAddress = {
  id: 'home',
  recipient_name: 'Ngozi Eze',
  phone: '08031234567',
  address: '12 Allen Avenue',
  city: 'Ikeja',
  state: 'Lagos',
  updated_at: timestampFromMillis(0),
}
const product = {
  name: 'Adire cloth',
  price: 1_000_000,
  images: [],
  delivery_states: ['Lagos'],
}
const line = { id: 'l', product_id: 'p'.repeat(20), quantity: 1, product }
const onReserved = vi.fn()

const shea = { ...product, name: 'Shea butter', images: [] }
const twoLines = [
  { ...line, quantity: 3, product: { ...shea } },
  { id: 'm', product_id: 'q'.repeat(20), quantity: 1, product: { ...shea, name: 'Brogues' } },
]

const receive = async (...addresses: SavedAddress[]) => receiveFor([line], addresses)

const receiveFor = async (lines: readonly object[], addresses: readonly SavedAddress[]) => {
  render(
    <MemoryRouter>
      <CartCheckout
        stores={[{ vendor_id: 'ada', name: 'Adire Works', lines: lines as never }]}
        name="Ngozi Eze"
        onReserved={onReserved}
      />
    </MemoryRouter>,
  )
  await vi.waitFor(() => expect(live.receive).toBeDefined())
  await act(async () => live.receive?.(addresses))
}
const pay = () => userEvent.click(screen.getByRole('button', { name: /^Pay ₦/ }))

beforeEach(() => {
  localStorage.clear()
  live.receive = undefined
  keepAddress.mockClear()
  quote.data.changes = []
  quote.refetch.mockReset()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue({ authorization_url: 'https://checkout.example/1', changes: [] } as never)
  vi.spyOn(window.location, 'assign').mockImplementation(() => {})
})

it('says that a saved address’s area was renamed, and keeps it with the new name (case 20)', async () => {
  await receive({ ...home, city: 'Somolu' })
  expect(screen.getByText(/Somolu is called Shomolu now/)).toBeVisible()
  await pay()
  const sent = expect.objectContaining({ city: 'Shomolu', state: 'Lagos' })
  expect(vi.mocked(call).mock.calls[0]?.[1]).toMatchObject({ body: { delivery: sent } })
  await vi.waitFor(() => expect(keepAddress).toHaveBeenCalledWith(sent, 'home'))
  expect(onReserved).toHaveBeenCalledOnce()
})

it('keeps a new address only where that is wanted', async () => {
  await receive()
  await userEvent.type(screen.getByLabelText('Phone number'), home.phone)
  await userEvent.type(screen.getByLabelText('Address'), home.address)
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Lagos')
  await userEvent.selectOptions(screen.getByLabelText('Local government area'), 'Ikeja')
  await userEvent.click(screen.getByLabelText('Save this address for my next purchase'))
  await pay()
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce())
  expect(keepAddress).not.toHaveBeenCalled()
})

const changed = (
  changes: object[],
  code = 'checkout/changed',
  details: Record<string, unknown> = { changes },
) => vi.mocked(call).mockRejectedValueOnce(apiError('json', 'No.', { status: 409, code, details }))
const bodyOf = (at: number) =>
  vi.mocked(call).mock.calls[at]?.[1] as { body: { lines: object[] }; idempotency_key: string }
const fewer = { kind: 'fewer', product_id: line.product_id, available_items: 2 }
const soldOut = { kind: 'fewer', product_id: 'q'.repeat(20), available_items: 0 }

it('pays for what is left once a line has too few and another is sold out', async () => {
  changed([fewer, soldOut, { kind: 'total', before_minor: 9, now_minor: 5 }])
  await receiveFor(twoLines, [home])
  await pay()
  expect(await screen.findByText(/Only 2 of Shea butter are left/)).toBeVisible()
  expect(screen.getByText(/Brogues is sold out. You don’t pay for it now/)).toBeVisible()
  expect(screen.queryByText(/The total is/)).toBeNull()
  expect(screen.getByText('Brogues').tagName).toBe('DEL')
  expect(screen.getByRole('link', { name: 'Change the cart' })).toHaveAttribute('href', '/cart')
  expect(asked.lines).toBe('2p')
  await pay()
  expect(bodyOf(1).body.lines).toMatchObject([{ product_id: line.product_id, quantity: 2 }])
  expect(bodyOf(1).idempotency_key).not.toBe(bodyOf(0).idempotency_key)
})

it('asks for the same again once an answer was lost, so that goods are reserved once', async () => {
  vi.mocked(call).mockRejectedValueOnce(apiError('network', 'No answer.'))
  await receiveFor(twoLines, [home])
  await pay()
  await screen.findByRole('link', { name: 'Change the cart' })
  await pay()
  expect(bodyOf(1)).toMatchObject(bodyOf(0))
})

it('leaves out what the quote knows before anything is paid', async () => {
  quote.data.changes = [soldOut]
  await receiveFor(twoLines, [home])
  expect(await screen.findByText(/Brogues is sold out/)).toBeVisible()
  expect(asked.lines).toBe('3p')
  await pay()
  expect(bodyOf(0).body.lines).toHaveLength(1)
})

it('takes as many as a refusal for others who are paying leaves', async () => {
  changed([], 'product/held', { product_id: line.product_id, left_items: 1 })
  await receiveFor(twoLines, [home])
  await pay()
  expect(await screen.findByText(/Only 1 of Shea butter/)).toBeVisible()
  expect(asked.lines).toBe('1p,1q')
})

it('can’t be paid if nothing is left, and leads back to the cart', async () => {
  quote.data.changes = [{ kind: 'gone', product_id: line.product_id }]
  await receiveFor([line], [home])
  expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled()
  expect(screen.getAllByRole('link', { name: 'Change the cart' })[0]).toBeVisible()
})

it('asks to agree to a higher total of the same goods', async () => {
  changed([{ kind: 'total', before_minor: 1_000_000, now_minor: 1_036_250 }])
  await receiveFor([line], [home])
  await pay()
  expect(await screen.findByRole('button', { name: 'Agree and pay ₦10,362.50' })).toBeVisible()
  expect(screen.getByText(/The total is ₦10,362.50/)).toBeVisible()
  expect(quote.refetch).toHaveBeenCalledOnce()
})
