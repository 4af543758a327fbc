import type { Product } from '@contract/entities/catalog/product'
import { timestampFromMillis } from '@contract/time'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/lib/api/api-client'
import { apiError } from '@/lib/api/api-error'
import type { SavedAddress } from '@/lib/live/transactions'
import { CheckoutForm } from './checkout-form'

type Receive = (addresses: readonly SavedAddress[]) => void

const { live, keepAddress, unpaid, secret } = vi.hoisted(() => ({
  unpaid: { id: undefined as string | undefined, refetch: vi.fn() },
  secret: { authorization_url: 'https://checkout.example/waiting' },
  live: {} as { receive?: Receive },
  keepAddress: vi.fn(async () => {}),
}))
vi.mock('@/lib/api/api-client', () => ({ call: vi.fn() }))
vi.mock('@/shared/place/locations', async (original) => ({
  ...(await original<typeof import('@/shared/place/locations')>()),
  useLocations: () => ({ data: { Lagos: ['Ikeja'], Ogun: ['Abeokuta South'] } }),
}))
const quoted = vi.hoisted(() => ({ data: undefined as unknown, refetch: vi.fn() }))
vi.mock('./use-delivery-quote', () => ({ useDeliveryQuote: () => quoted }))
vi.mock('./use-unpaid-order', () => ({ useUnpaidOrder: () => ({ ...unpaid }) }))
vi.mock('@/lib/live/transactions', async (original) => ({
  ...(await original<typeof import('@/lib/live/transactions')>()),
  useLiveBuyerSecret: () => ({ status: 'content', data: secret }),
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
} as Product

const props = { product, quantity: 1, name: 'Ngozi Eze', onDeliveryFee: vi.fn(), onFewer: vi.fn() }

const mount = () =>
  render(
    <MemoryRouter>
      <CheckoutForm {...props} />
    </MemoryRouter>,
  )
const renderForm = async () => {
  mount()
  await vi.waitFor(() => expect(live.receive).toBeDefined())
}
const receive = (...addresses: SavedAddress[]) => act(async () => live.receive?.(addresses))
const field = (name: string | RegExp) => screen.getByLabelText(name)
const choice = () => field('Deliver to')
const pay = () => userEvent.click(screen.getByRole('button', { name: /^Pay ₦/ }))
const deliveredTo = () => vi.mocked(call).mock.calls[0]?.[1]

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  unpaid.id = undefined
  live.receive = undefined
  quoted.data = { quote: null, times: null }
  vi.mocked(call).mockReset().mockRejectedValue(new Error('no payment in this test'))
  vi.spyOn(window.location, 'assign').mockImplementation(() => {})
})

describe('where a purchase goes', () => {
  it('can be typed before anything is known of saved addresses', async () => {
    await renderForm()
    expect(screen.getByText('Looking for your saved addresses…')).toBeVisible()
    expect(field('Address')).toBeEnabled()
  })

  it('is the last saved address where nothing was typed yet', async () => {
    await renderForm()
    await receive({ ...home, id: 'far', state: 'Kano' }, home)
    expect(choice()).toHaveValue('home')
    expect(field('Address')).toHaveValue('12 Allen Avenue')
    await pay()
    expect(deliveredTo()).toMatchObject({ body: { delivery: { address: '12 Allen Avenue' } } })
  })

  it('stays what was typed when the saved addresses come late', async () => {
    await renderForm()
    await userEvent.type(field('Address'), '4 Itoku Road')
    await receive(home)
    expect(choice()).toHaveValue('new')
    expect(field('Address')).toHaveValue('4 Itoku Road')
  })

  it('is what was typed before the page was loaded again', async () => {
    await renderForm()
    await userEvent.type(field('Address'), '4 Itoku Road')
    await userEvent.selectOptions(field('State'), 'Ogun')
    await userEvent.selectOptions(field('Local government area'), 'Abeokuta South')
    cleanup()
    await renderForm()
    await receive(home)
    expect(field('Address')).toHaveValue('4 Itoku Road')
    expect(field('Local government area')).toHaveValue('Abeokuta South')
    expect(choice()).toHaveValue('new')
  })

  it('offers no choice where there is nothing to choose from', async () => {
    await renderForm()
    await receive()
    expect(screen.queryByLabelText('Deliver to')).toBeNull()
    expect(screen.getByText('Addresses that you save are offered here.')).toBeVisible()
  })

  it('is emptied for a new one', async () => {
    await renderForm()
    await receive(home)
    await userEvent.selectOptions(choice(), 'A new address')
    expect(field('Address')).toHaveValue('')
    expect(field('State')).toHaveValue('')
  })

  it('never is where the product is not delivered', async () => {
    await renderForm()
    await receive({ ...home, state: 'Kano' })
    expect(choice()).toHaveValue('new')
    expect(screen.getByRole('option', { name: /not delivered there/ })).toBeDisabled()
  })
})

describe('a purchase', () => {
  const refusedWith = (code: string, details: Record<string, unknown>, message = 'No.') =>
    vi.mocked(call).mockRejectedValueOnce(apiError('json', message, { status: 409, code, details }))
  const asked = (at: number) => vi.mocked(call).mock.calls[at]?.[1]
  const renderWithHome = async () => {
    await renderForm()
    await receive(home)
  }

  it('says what the buyer was shown to pay', async () => {
    await renderWithHome()
    await pay()
    expect(asked(0)).toMatchObject({ body: { expected_total_minor: 1_035_000 } })
  })

  it('shows a price that rose beside the old one, and goes on with it by one tap', async () => {
    refusedWith('product/price-changed', {
      price: 2_000_000,
      delivery_fee: 0,
      escrow_fee: 60_000,
      total_minor: 2_060_000,
    })
    await renderWithHome()
    await pay()
    const change = await screen.findByRole('alert')
    expect(change).toHaveTextContent('The price went up')
    expect(change).toHaveTextContent('₦10,350')
    expect(change).toHaveTextContent('₦20,600')
    await userEvent.click(screen.getByRole('button', { name: 'Agree and pay ₦20,600' }))
    expect(asked(1)).toMatchObject({ body: { expected_total_minor: 2_060_000 } })
    // A different request needs a different idempotency key.
    expect(asked(1)?.idempotency_key).not.toBe(asked(0)?.idempotency_key)
  })

  it('says that a price fell before the buyer pays it', async () => {
    vi.mocked(call).mockResolvedValueOnce({
      authorization_url: 'https://checkout.example/1',
      transaction: {
        amount_paid: 522_500,
        escrow_fee: 22_500,
        product_details: { price: 500_000 },
      },
    } as never)
    await renderWithHome()
    await pay()
    expect(await screen.findByRole('alert')).toHaveTextContent('the price went down')
    expect(window.location.assign).not.toHaveBeenCalled()
    const link = screen.getByRole('link', { name: 'Pay ₦5,225' })
    expect(link).toHaveAttribute('href', 'https://checkout.example/1')
  })

  it.each([
    [
      'transaction/unpaid-limit',
      { transaction_ids: ['order1', 'order2'] },
      ['/dashboard/purchases/order1', '/dashboard/purchases/order2'],
    ],
  ])('refused with %s leads to what is unpaid', async (code, details, hrefs) => {
    refusedWith(code, details, 'You have an unpaid order.')
    await renderWithHome()
    await pay()
    expect(await screen.findByText('You have an unpaid order.')).toBeVisible()
    const links = await screen.findAllByRole('link', { name: /Pay or cancel/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
  })

  const offersBoth = async () => {
    expect(await screen.findByText('You have an unpaid order for this.')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Pay it' })).toHaveAttribute(
      'href',
      secret.authorization_url,
    )
    const again = screen.getByRole('button', { name: 'Start again' })
    vi.mocked(call).mockResolvedValueOnce({} as never)
    await userEvent.click(again)
    expect(vi.mocked(call).mock.calls.at(-1)).toMatchObject([
      { path: '/transactions/{id}/cancel' },
      { params: { id: 'order1' } },
    ])
    expect(unpaid.refetch).toHaveBeenCalledOnce()
  }

  it('is not begun where an order for the same is unpaid: pay that, or start again', async () => {
    unpaid.id = 'order1'
    mount()
    expect(screen.queryByRole('button', { name: /^Pay ₦/ })).toBeNull()
    await offersBoth()
  })

  it('refused for an unpaid order of the same offers both, and can be sent again', async () => {
    refusedWith('transaction/unpaid-exists', { transaction_id: 'order1' })
    await renderWithHome()
    await pay()
    await offersBoth()
    await waitFor(() => expect(screen.queryByText(/You have an unpaid/)).toBeNull())
    await pay()
    expect(asked(2)?.idempotency_key).not.toBe(asked(0)?.idempotency_key)
  })

  it('of what somebody else is paying for says when to try again', async () => {
    const at = Date.UTC(2026, 10, 20, 13, 32)
    refusedWith('product/out-of-stock', { held_items: 1, held_until: timestampFromMillis(at) })
    await renderWithHome()
    await pay()
    expect(await screen.findByText(/Try again at 20th Nov, 2026, 14:32/)).toBeVisible()
  })
})

describe('a new address', () => {
  const typeIn = async () => {
    await userEvent.type(field('Phone number'), '08031234567')
    await userEvent.type(field('Address'), '4 Itoku Road')
    await userEvent.selectOptions(field('State'), 'Ogun')
    await userEvent.selectOptions(field('Local government area'), 'Abeokuta South')
  }
  const succeed = () =>
    vi.mocked(call).mockResolvedValue({
      authorization_url: 'https://checkout.example/1',
      transaction: { amount_paid: 1_035_000 },
    } as never)

  it('is saved once the purchase is made', async () => {
    succeed()
    await renderForm()
    await receive()
    await typeIn()
    await pay()
    expect(keepAddress).toHaveBeenCalledWith(
      expect.objectContaining({ address: '4 Itoku Road', state: 'Ogun' }),
    )
    expect(window.location.assign).toHaveBeenCalledWith('https://checkout.example/1')
  })

  it('is not saved where the buyer does not want it', async () => {
    succeed()
    await renderForm()
    await receive()
    await typeIn()
    await userEvent.click(screen.getByRole('checkbox', { name: /Save this address/ }))
    await pay()
    expect(window.location.assign).toHaveBeenCalled()
    expect(keepAddress).not.toHaveBeenCalled()
  })

  it('is not saved twice, nor where the purchase was refused', async () => {
    await renderForm()
    await receive(home)
    await pay()
    await userEvent.selectOptions(choice(), 'A new address')
    await typeIn()
    await pay()
    expect(call).toHaveBeenCalledTimes(2)
    expect(keepAddress).not.toHaveBeenCalled()
  })
})
