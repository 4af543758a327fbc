import type { Product } from '@contract/entities/catalog/product'
import { timestampFromMillis } from '@contract/time'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/lib/api/api-client'
import { apiError } from '@/lib/api/api-error'
import type { SavedAddress } from '@/lib/live/transactions'
import { CheckoutForm } from './checkout-form'

type Receive = (addresses: readonly SavedAddress[]) => void

const { live, keepAddress } = vi.hoisted(() => ({
  live: {} as { receive?: Receive },
  keepAddress: vi.fn(async () => {}),
}))
vi.mock('@/lib/api/api-client', () => ({ call: vi.fn() }))
vi.mock('@/shared/place/locations', async (original) => ({
  ...(await original<typeof import('@/shared/place/locations')>()),
  useLocations: () => ({ data: { Lagos: ['Ikeja', 'Shomolu'], Ogun: ['Abeokuta South'] } }),
}))
const quoted = vi.hoisted(() => ({ data: undefined as unknown, refetch: vi.fn() }))
vi.mock('./use-delivery-quote', () => ({ useDeliveryQuote: () => quoted }))
vi.mock('./use-unpaid-order', () => ({
  useUnpaidOrder: () => ({ id: undefined, refetch: vi.fn() }),
}))
vi.mock('./keep-address', () => ({ keepAddress }))
vi.mock('@/ui/media/use-when-idle', () => ({ useWhenIdle: () => true }))
vi.mock('./account-choices', () => ({
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
  id: 'p'.repeat(20),
  price: 1_000_000,
  currency: 'NGN',
  delivery_states: ['Lagos', 'Ogun'],
  vendor_details: { name: 'Iroko House' },
} as Product

const onDeliveryFee = vi.fn()
const onFewer = vi.fn()
const props = { product, name: 'Ngozi Eze', onDeliveryFee, onFewer }

const renderForm = async (quantity = 1) => {
  const form = (units: number) => <CheckoutForm {...props} quantity={units} />
  const { rerender } = render(form(quantity), { wrapper: MemoryRouter })
  await vi.waitFor(() => expect(live.receive).toBeDefined())
  return (units: number) => rerender(form(units))
}
const receive = (...addresses: SavedAddress[]) => act(async () => live.receive?.(addresses))
const field = (name: string | RegExp) => screen.getByLabelText(name)
const pay = () => userEvent.click(screen.getByRole('button', { name: /^Pay ₦/ }))

beforeEach(() => {
  localStorage.clear()
  live.receive = undefined
  keepAddress.mockClear()
  onDeliveryFee.mockClear()
  onFewer.mockClear()
  quoted.data = { quote: null, times: null }
  vi.mocked(call).mockReset().mockRejectedValue(new Error('no payment in this test'))
  vi.spyOn(window.location, 'assign').mockImplementation(() => {})
})

describe('the delivery of a purchase', () => {
  const OPTIONS = [
    { method: 'courier', fee_minor: 250_000, days_min: 1, days_max: 3, rate: 0 },
    { method: 'pickup', fee_minor: 0, days_min: 0, days_max: 0 },
  ]
  const offer = (options: object[], refusal?: string) => {
    const times = { working_days: [1, 2, 3, 4, 5, 6], cutoff_hour: 16, handling_days: 2 }
    quoted.data = { quote: { version: 1, options, refusal }, times }
  }
  const bodyAt = (at: number) => vi.mocked(call).mock.calls[at]?.[1]?.body

  it('is the first way that is offered, and its fee is paid with the escrow fee on it', async () => {
    offer(OPTIONS)
    await renderForm()
    await receive(home)
    expect(field(/^Courier to the door/)).toBeChecked()
    expect(onDeliveryFee).toHaveBeenLastCalledWith(250_000)
    await pay()
    expect(bodyAt(0)).toMatchObject({
      delivery_method: 'courier',
      expected_total_minor: 1_250_000 + 41_250,
    })
  })

  it('is more than a new store can take now: that is said before the last tap', async () => {
    offer(OPTIONS)
    quoted.data = { ...(quoted.data as object), room: { room_minor: 1_100_000 } }
    await renderForm()
    await receive(home)
    expect(screen.getByText(/^Iroko House is new and can take ₦11,000 more/)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Pay ₦/ })).toBeDisabled()
    await userEvent.click(field(/^Pickup at the store/))
    expect(screen.queryByText(/^Iroko House is new/)).toBeNull()
    expect(screen.getByRole('button', { name: /^Pay ₦/ })).toBeEnabled()
  })

  it('is refused by a store that became busy meanwhile: when to come back is said', async () => {
    const until = timestampFromMillis(Date.UTC(2026, 10, 20, 13, 32))
    const details = { name: 'Iroko House', room_minor: 0, until }
    offer(OPTIONS)
    vi.mocked(call).mockRejectedValueOnce(
      apiError('json', 'No.', { status: 409, code: 'checkout/store-busy', details }),
    )
    await renderForm()
    await receive(home)
    await pay()
    expect(await screen.findByText(/^Iroko House is busy until a delivery/)).toHaveTextContent(
      'Its next order ends or moves on by 20th Nov, 2026, 14:32.',
    )
  })

  it('is another way where the buyer chooses it', async () => {
    offer(OPTIONS)
    await renderForm()
    await receive(home)
    await userEvent.click(field(/^Pickup at the store/))
    expect(onDeliveryFee).toHaveBeenLastCalledWith(0)
    await pay()
    expect(bodyAt(0)).toMatchObject({ delivery_method: 'pickup', expected_total_minor: 1_035_000 })
  })

  it('names no way where it is included in the price', async () => {
    await renderForm()
    await receive(home)
    expect(screen.getByText('Delivery is included in the price.')).toBeVisible()
    await pay()
    expect(bodyAt(0)).not.toHaveProperty('delivery_method')
  })

  it('by a carrier names who brings it', async () => {
    const carrier = { method: 'carrier', fee_minor: 273_050, days_min: 1, days_max: 3 }
    offer([{ ...carrier, courier_name: 'Fez Delivery' }])
    await renderForm()
    await receive(home)
    expect(field(/^Carrier to the door: Fez Delivery/)).toBeChecked()
    await pay()
    expect(bodyAt(0)).toMatchObject({ delivery_method: 'carrier' })
  })

  it('says why no carrier is among the ways, beside those that are', async () => {
    offer(OPTIONS)
    Object.assign((quoted.data as { quote: object }).quote, { carrier_refusal: 'carrier_down' })
    await renderForm()
    await receive(home)
    expect(screen.getByText('No carrier can be booked at the moment.')).toBeVisible()
    expect(field(/^Courier to the door/)).toBeChecked()
  })

  it.each([
    ['no_rate', 'The store sends nothing there.'],
    ['weight', /too heavy/],
  ])('that can not be sent says why: %s', async (refusal, text) => {
    offer([], refusal)
    await renderForm()
    await receive(home)
    expect(screen.getByText(text)).toBeVisible()
  })

  it('that costs more than was shown is asked about before anything is paid (case 21)', async () => {
    offer(OPTIONS)
    const details = {
      price: 1_000_000,
      delivery_fee: 300_000,
      escrow_fee: 42_500,
      total_minor: 1_342_500,
    }
    vi.mocked(call).mockRejectedValueOnce(
      apiError('json', 'No.', { status: 409, code: 'product/price-changed', details }),
    )
    await renderForm()
    await receive(home)
    await pay()
    const change = await screen.findByRole('alert')
    expect(change).toHaveTextContent(/Delivery₦2,500₦3,000/)
    await userEvent.click(screen.getByRole('button', { name: 'Agree and pay ₦13,425' }))
    expect(bodyAt(1)).toMatchObject({ expected_total_minor: 1_342_500 })
  })

  it('that is not offered any more is asked for again', async () => {
    offer(OPTIONS)
    vi.mocked(call).mockRejectedValueOnce(
      apiError('json', 'Not this way.', { status: 422, code: 'delivery/not-offered' }),
    )
    await renderForm()
    await receive(home)
    await pay()
    expect(await screen.findByText('Not this way.')).toBeVisible()
    expect(quoted.refetch).toHaveBeenCalled()
  })
})

describe('the picked place', () => {
  const kano = { ...home, id: 'far', state: 'Ogun', city: 'Abeokuta South' }

  it('begins the address', async () => {
    localStorage.setItem('oja_place', 'Lagos/Ikeja')
    await renderForm()
    expect(field('State')).toHaveValue('Lagos')
    expect(field('Local government area')).toHaveValue('Ikeja')
  })

  it('begins nothing where the product is not delivered', async () => {
    localStorage.setItem('oja_place', 'Kano/Dala')
    await renderForm()
    expect(field('Local government area')).toHaveValue('')
  })

  it('chooses the saved address there, not the last one', async () => {
    localStorage.setItem('oja_place', 'Lagos/Ikeja')
    await renderForm()
    await receive(kano, home)
    expect(field('Address')).toHaveValue('12 Allen Avenue')
  })

  it('stays where no saved address is in its state', async () => {
    localStorage.setItem('oja_place', 'Lagos/Ikeja')
    await renderForm()
    await receive(kano)
    expect(field('Address')).toHaveValue('')
    expect(field('Local government area')).toHaveValue('Ikeja')
  })
})

describe('a saved address whose area was renamed (case 20)', () => {
  it('has the new name, asks once, and is saved with it', async () => {
    vi.mocked(call).mockResolvedValue({
      authorization_url: 'https://checkout.example/1',
      transaction: { amount_paid: 1_035_000 },
    } as never)
    await renderForm()
    await receive({ ...home, city: 'Somolu' })
    expect(screen.getByText(/Somolu is called Shomolu now/)).toBeVisible()
    await pay()
    const sent = expect.objectContaining({ city: 'Shomolu', state: 'Lagos' })
    expect(vi.mocked(call).mock.calls[0]?.[1]).toMatchObject({ body: { delivery: sent } })
    expect(keepAddress).toHaveBeenCalledWith(sent, 'home')
  })
})

describe('a purchase of more than there is', () => {
  it.each([
    ['product/out-of-stock', { available_items: 2 }],
    ['product/held', { left_items: 2 }],
    ['transaction/unpaid-quantity', { max_quantity: 2 }],
  ])('refused with %s goes on with what is left', async (code, details) => {
    const refused = apiError('json', 'No.', { status: 409, code, details })
    vi.mocked(call).mockRejectedValueOnce(refused)
    const change = await renderForm(3)
    await receive(home)
    await pay()
    await vi.waitFor(() => expect(onFewer).toHaveBeenCalledExactlyOnceWith(2))
    change(2)
    await pay()
    const [first, second] = vi.mocked(call).mock.calls.map(([, options]) => options)
    expect(second).toMatchObject({ body: { quantity: 2 } })
    expect(second?.idempotency_key).not.toBe(first?.idempotency_key)
  })
})
