import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { cloth, field, home, openCheckout, pay, quotes, receive } from '../testing/open-checkout'

const { keepAddress } = vi.hoisted(() => ({ keepAddress: vi.fn(async () => {}) }))
vi.mock('./destination/keep-address', () => ({ keepAddress }))
vi.mock('@/ui/media/use-when-idle', () => ({ useWhenIdle: () => true }))
vi.mock('./destination/account-choices', async () => ({
  default: (await import('../testing/open-checkout')).AccountChoices,
}))

const choice = () => field('Deliver to')
const sentDelivery = () => api.calls('checkouts.create')[0]?.body.delivery

beforeEach(() => {
  keepAddress.mockClear()
  quotes([cloth])
  api.answers('checkouts.create', { authorization_url: 'https://checkout.example/1' })
})

describe('where a purchase goes', () => {
  it('can be typed before anything is known of saved addresses', async () => {
    openCheckout([cloth])
    expect(screen.getByText('Looking for your saved addresses…')).toBeVisible()
    expect(field('Address')).toBeEnabled()
  })

  it('is the last saved address where nothing was typed yet', async () => {
    openCheckout([cloth])
    await receive({ ...home, id: 'far', state: 'Kano' }, home)
    expect(choice()).toHaveValue('home')
    expect(field('Address')).toHaveValue('12 Allen Avenue')
    await pay()
    expect(sentDelivery()).toMatchObject({ address: '12 Allen Avenue' })
  })

  it('stays what was typed when the saved addresses come late', async () => {
    openCheckout([cloth])
    await userEvent.type(field('Address'), '4 Itoku Road')
    await receive(home)
    expect(choice()).toHaveValue('new')
    expect(field('Address')).toHaveValue('4 Itoku Road')
  })

  it('is what was typed before the page was loaded again', async () => {
    openCheckout([cloth])
    await userEvent.type(field('Address'), '4 Itoku Road')
    await userEvent.selectOptions(field('State'), 'Ogun')
    await screen.findByRole('option', { name: 'Abeokuta South' })
    await userEvent.selectOptions(field('Local government area'), 'Abeokuta South')
    cleanup()
    openCheckout([cloth])
    await receive(home)
    expect(field('Address')).toHaveValue('4 Itoku Road')
    expect(field('Local government area')).toHaveValue('Abeokuta South')
    expect(choice()).toHaveValue('new')
  })

  it('offers no choice where there is nothing to choose from', async () => {
    openCheckout([cloth])
    await receive()
    expect(screen.queryByLabelText('Deliver to')).toBeNull()
    expect(screen.getByText('Addresses that you save are offered here.')).toBeVisible()
  })

  it('is emptied for a new one', async () => {
    openCheckout([cloth])
    await receive(home)
    await userEvent.selectOptions(choice(), 'A new address')
    expect(field('Address')).toHaveValue('')
    expect(field('State')).toHaveValue('')
  })

  it('never is where the product is not delivered', async () => {
    openCheckout([cloth])
    await receive({ ...home, state: 'Kano' })
    expect(choice()).toHaveValue('new')
    expect(screen.getByRole('option', { name: /not delivered there/ })).toBeDisabled()
  })
})

describe('a new address', () => {
  const typeIn = async () => {
    await userEvent.type(field('Phone number'), '08031234567')
    await userEvent.type(field('Address'), '4 Itoku Road')
    await userEvent.selectOptions(field('State'), 'Ogun')
    await screen.findByRole('option', { name: 'Abeokuta South' })
    await userEvent.selectOptions(field('Local government area'), 'Abeokuta South')
  }
  const left = () => vi.waitFor(() => expect(window.location.assign).toHaveBeenCalled())

  it('says at each field what is wrong with it', async () => {
    openCheckout([cloth])
    await receive()
    fireEvent.change(field(/^Note for the vendor/), { target: { value: 'x'.repeat(301) } })
    await pay()
    for (const text of [
      'Enter a Nigerian mobile number, such as 08031234567.',
      'Enter the street and house number.',
      'Use at most 300 characters.',
    ]) {
      expect(await screen.findByText(text)).toBeVisible()
    }
    expect(api.calls('checkouts.create')).toEqual([])
  })

  it('is saved once the purchase is made', async () => {
    openCheckout([cloth])
    await receive()
    await typeIn()
    await pay()
    await left()
    expect(keepAddress).toHaveBeenCalledWith(
      expect.objectContaining({ address: '4 Itoku Road', state: 'Ogun' }),
    )
    expect(window.location.assign).toHaveBeenCalledWith('https://checkout.example/1')
  })

  it('is not saved where the buyer does not want it', async () => {
    openCheckout([cloth])
    await receive()
    await typeIn()
    await userEvent.click(field(/Save this address/))
    await pay()
    await left()
    expect(keepAddress).not.toHaveBeenCalled()
  })

  it('is not saved twice, nor where the purchase was refused', async () => {
    api.refuses('checkouts.create', 'transaction/paused')
    openCheckout([cloth])
    await receive(home)
    await pay()
    await userEvent.selectOptions(choice(), 'A new address')
    await typeIn()
    await pay()
    await vi.waitFor(() => expect(api.calls('checkouts.create')).toHaveLength(2))
    expect(keepAddress).not.toHaveBeenCalled()
  })

  it('is asked for again where the server does not know its area', async () => {
    api.refuses('checkouts.create', 'request/invalid', { fields: { 'delivery.city': 'No.' } })
    openCheckout([cloth])
    await receive(home)
    await pay()
    expect(await screen.findByText('Choose a local government area of the state.')).toBeVisible()
  })
})

describe('the picked place', () => {
  const abeokuta = { ...home, id: 'far', state: 'Ogun', city: 'Abeokuta South' }

  it('begins the address', async () => {
    localStorage.setItem('oja_place', 'Lagos/Ikeja')
    openCheckout([cloth])
    expect(field('State')).toHaveValue('Lagos')
    expect(field('Local government area')).toHaveValue('Ikeja')
  })

  it('begins nothing where the product is not delivered', async () => {
    localStorage.setItem('oja_place', 'Kano/Dala')
    openCheckout([cloth])
    expect(field('Local government area')).toHaveValue('')
  })

  it('chooses the saved address there, not the last one', async () => {
    localStorage.setItem('oja_place', 'Lagos/Ikeja')
    openCheckout([cloth])
    await receive(abeokuta, home)
    expect(field('Address')).toHaveValue('12 Allen Avenue')
  })

  it('stays where no saved address is in its state', async () => {
    localStorage.setItem('oja_place', 'Lagos/Ikeja')
    openCheckout([cloth])
    await receive(abeokuta)
    expect(field('Address')).toHaveValue('')
    expect(field('Local government area')).toHaveValue('Ikeja')
  })
})

describe('a saved address whose area was renamed (case 20)', () => {
  it('has the new name, asks once, and is saved with it', async () => {
    openCheckout([cloth])
    await receive({ ...home, city: 'Somolu' })
    expect(screen.getByText(/Somolu is called Shomolu now/)).toBeVisible()
    await pay()
    const sent = expect.objectContaining({ city: 'Shomolu', state: 'Lagos' })
    await vi.waitFor(() => expect(keepAddress).toHaveBeenCalledWith(sent, 'home'))
    expect(sentDelivery()).toEqual(sent)
  })
})
