import type { Product } from '@contract/entities/catalog/product'
import { timestampFromMillis } from '@contract/time'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/lib/api/api-client'
import type { SavedAddress } from '@/lib/live/transactions'
import { CartCheckout } from './cart-checkout'

type Receive = (addresses: readonly SavedAddress[]) => void

const { live, keepAddress, quote } = vi.hoisted(() => ({
  live: {} as { receive?: Receive },
  keepAddress: vi.fn(async () => {}),
  quote: {
    data: {
      total_minor: 1_036_250,
      changes: [],
      stores: [{ vendor_id: 'ada', lines: [], options: [], method: null }],
    },
    refetch: vi.fn(),
  },
}))
vi.mock('@/lib/api/api-client', () => ({ call: vi.fn() }))
vi.mock('@/lib/locations', async (original) => ({
  ...(await original<typeof import('@/lib/locations')>()),
  useLocations: () => ({ data: { Lagos: ['Ikeja', 'Shomolu'] } }),
}))
vi.mock('./use-cart-quote', () => ({ useCartQuote: () => quote }))
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
const product = { name: 'Adire cloth', price: 1_000_000, delivery_states: ['Lagos'] } as Product
const line = { id: 'l', product_id: 'p'.repeat(20), quantity: 1, product }
const onReserved = vi.fn()

const receive = async (...addresses: SavedAddress[]) => {
  render(
    <MemoryRouter>
      <CartCheckout
        stores={[{ vendor_id: 'ada', name: 'Adire Works', lines: [line as never] }]}
        name="Ngozi Eze"
        onReserved={onReserved}
      />
    </MemoryRouter>,
  )
  await vi.waitFor(() => expect(live.receive).toBeDefined())
  await act(async () => live.receive?.(addresses))
}
const pay = () => userEvent.click(screen.getByRole('button', { name: /^Continue to payment of ₦/ }))

beforeEach(() => {
  localStorage.clear()
  live.receive = undefined
  keepAddress.mockClear()
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
