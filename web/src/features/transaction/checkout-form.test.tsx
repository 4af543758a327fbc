import type { Product } from '@contract/product'
import { timestampFromMillis } from '@contract/time'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/lib/api-client'
import type { SavedAddress } from '@/lib/live/addresses'
import { CheckoutForm } from './checkout-form'

type Receive = (addresses: readonly SavedAddress[]) => void

const { told, keepAddress } = vi.hoisted(() => ({
  told: {} as { receive?: Receive },
  keepAddress: vi.fn(async () => {}),
}))
vi.mock('@/lib/api-client', () => ({ call: vi.fn() }))
vi.mock('./keep-address', () => ({ keepAddress }))
vi.mock('@/ui/use-when-idle', () => ({ useWhenIdle: () => true }))
vi.mock('./saved-addresses', () => ({
  default: ({ onAddresses }: { onAddresses: Receive }) => {
    told.receive = onAddresses
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
const product = { id: 'p'.repeat(20), delivery_states: ['Lagos', 'Ogun'] } as Product

const draw = async () => {
  render(<CheckoutForm product={product} quantity={1} name="Ngozi Eze" />)
  await vi.waitFor(() => expect(told.receive).toBeDefined())
}
const tell = (...addresses: SavedAddress[]) => act(async () => told.receive?.(addresses))
const field = (name: string | RegExp) => screen.getByLabelText(name)
const choice = () => field('Deliver to')
const pay = () => userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))
const deliveredTo = () => vi.mocked(call).mock.calls[0]?.[1]

beforeEach(() => {
  told.receive = undefined
  keepAddress.mockClear()
  vi.mocked(call).mockReset().mockRejectedValue(new Error('no payment in this test'))
  vi.spyOn(window.location, 'assign').mockImplementation(() => {})
})

describe('where a purchase goes', () => {
  it('can be typed before anything is known of saved addresses', async () => {
    await draw()
    expect(screen.getByText('Looking for your saved addresses…')).toBeVisible()
    expect(field('Address')).toBeEnabled()
  })

  it('is the last saved address where nothing was typed yet', async () => {
    await draw()
    await tell({ ...home, id: 'far', state: 'Kano' }, home)
    expect(choice()).toHaveValue('home')
    expect(field('Address')).toHaveValue('12 Allen Avenue')
    await pay()
    expect(deliveredTo()).toMatchObject({ body: { delivery: { address: '12 Allen Avenue' } } })
  })

  it('stays what was typed when the saved addresses come late', async () => {
    await draw()
    await userEvent.type(field('Address'), '4 Itoku Road')
    await tell(home)
    expect(choice()).toHaveValue('new')
    expect(field('Address')).toHaveValue('4 Itoku Road')
  })

  it('is emptied for a new one', async () => {
    await draw()
    await tell(home)
    await userEvent.selectOptions(choice(), 'A new address')
    expect(field('Address')).toHaveValue('')
    expect(field('State')).toHaveValue('')
  })

  it('never is where the product is not delivered', async () => {
    await draw()
    await tell({ ...home, state: 'Kano' })
    expect(choice()).toHaveValue('new')
    expect(screen.getByRole('option', { name: /not delivered there/ })).toBeDisabled()
  })
})

describe('a new address', () => {
  const typeIn = async () => {
    await userEvent.type(field('Phone number'), '08031234567')
    await userEvent.type(field('Address'), '4 Itoku Road')
    await userEvent.type(field('Town or city'), 'Abeokuta')
    await userEvent.selectOptions(field('State'), 'Ogun')
  }
  const succeed = () =>
    vi.mocked(call).mockResolvedValue({ authorization_url: 'https://checkout.example/1' } as never)

  it('is saved once the purchase is made', async () => {
    succeed()
    await draw()
    await tell()
    await typeIn()
    await pay()
    expect(keepAddress).toHaveBeenCalledWith(
      expect.objectContaining({ address: '4 Itoku Road', state: 'Ogun' }),
    )
    expect(window.location.assign).toHaveBeenCalledWith('https://checkout.example/1')
  })

  it('is not saved where the buyer does not want it', async () => {
    succeed()
    await draw()
    await tell()
    await typeIn()
    await userEvent.click(screen.getByRole('checkbox', { name: /Save this address/ }))
    await pay()
    expect(window.location.assign).toHaveBeenCalled()
    expect(keepAddress).not.toHaveBeenCalled()
  })

  it('is not saved twice, nor where the purchase was refused', async () => {
    await draw()
    await tell(home)
    await pay()
    await userEvent.selectOptions(choice(), 'A new address')
    await typeIn()
    await pay()
    expect(call).toHaveBeenCalledTimes(2)
    expect(keepAddress).not.toHaveBeenCalled()
  })
})
