import { timestampFromMillis } from '@contract/time'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import {
  cloth,
  field,
  goods,
  home,
  openCheckout,
  pay,
  quotes,
  receive,
  seen,
} from '../testing/open-checkout'

vi.mock('./destination/keep-address', () => ({ keepAddress: async () => {} }))
vi.mock('@/ui/media/use-when-idle', () => ({ useWhenIdle: () => true }))
vi.mock('./destination/account-choices', async () => ({
  default: (await import('../testing/open-checkout')).AccountChoices,
}))

const COURIER = { method: 'courier', fee_minor: 250_000, days_min: 1, days_max: 3 }
const PICKUP = { method: 'pickup', fee_minor: 0, days_min: 0, days_max: 0 }
const OPTIONS = [COURIER, PICKUP]
const STORE = cloth.vendor_id

const bodyAt = (at: number) => api.calls('checkouts.create')[at]?.body
const opened = async (products = [cloth]) => {
  openCheckout(products)
  await receive(home)
}

beforeEach(() =>
  api.answers('checkouts.create', { authorization_url: 'https://checkout.example/1' }),
)

describe('the delivery of a purchase', () => {
  it('is asked for once there is a place, not before', async () => {
    openCheckout([cloth])
    await receive()
    expect(screen.getByText('Choose where it goes to see the delivery.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pay ₦10,350' })).toBeEnabled()
    expect(api.calls('checkouts.offer')).toEqual([])
  })

  it('is the first way that is offered, and its fee is paid with the escrow fee on it', async () => {
    quotes([cloth], { options: OPTIONS, until: '2026-11-25' })
    await opened()
    expect(await screen.findByLabelText(/^Courier to the door/)).toBeChecked()
    await pay()
    expect(bodyAt(0)).toMatchObject({
      ways: [{ vendor_id: STORE, method: 'courier', seen_until: '2026-11-25' }],
      expected_total_minor: 1_250_000 + 41_250,
    })
  })

  it('is another way where the buyer chooses it', async () => {
    quotes([cloth], { options: OPTIONS })
    await opened()
    await userEvent.click(await screen.findByLabelText(/^Pickup at the store/))
    await screen.findByRole('button', { name: 'Pay ₦10,350' })
    await pay()
    expect(bodyAt(0)).toMatchObject({
      ways: [{ vendor_id: STORE, method: 'pickup' }],
      expected_total_minor: 1_035_000,
    })
  })

  it('is chosen at once, and can be paid once its fee is known', async () => {
    quotes([cloth], { options: OPTIONS })
    await opened()
    await screen.findByLabelText(/^Courier to the door/)
    api.never('checkouts.offer')
    await userEvent.click(field(/^Pickup at the store/))
    expect(field(/^Pickup at the store/)).toBeChecked()
    expect(screen.getByRole('button', { name: /^Pay/ })).toBeDisabled()
  })

  it('names no way where it is included in the price', async () => {
    quotes([cloth])
    await opened()
    expect(await screen.findByText(/^Delivery is included in the price, sent by \d+/)).toBeVisible()
    await pay()
    expect(bodyAt(0)?.ways).toEqual([{ vendor_id: STORE }])
  })

  it('by a carrier names who brings it', async () => {
    const carrier = { method: 'carrier', fee_minor: 273_050, days_min: 1, days_max: 3 }
    quotes([cloth], { options: [{ ...carrier, courier_name: 'Fez Delivery' }] })
    await opened()
    expect(await screen.findByLabelText(/^Carrier to the door: Fez Delivery/)).toBeChecked()
    await pay()
    expect(bodyAt(0)).toMatchObject({ ways: [{ method: 'carrier' }] })
  })

  it('says why no carrier is among the ways, beside those that are', async () => {
    quotes([cloth], { options: OPTIONS, carrier_refusal: 'carrier_down' })
    await opened()
    expect(await screen.findByText('No carrier can be booked at the moment.')).toBeVisible()
    expect(field(/^Courier to the door/)).toBeChecked()
  })

  it('of several stores is each store’s own', async () => {
    const drum = goods('q', 'Drum', {
      vendor_id: 'Ayan',
      vendor_details: { vendor_id: 'Ayan', name: 'Ayan Drums', logo: '' },
    })
    quotes([cloth, drum], { options: OPTIONS })
    await opened([cloth, drum])
    const part = (await screen.findByRole('heading', { name: 'Ayan Drums' })).parentElement
    if (!part) throw new Error('A store has a part of the form.')
    await userEvent.click(within(part).getByLabelText(/^Pickup at the store/))
    await pay()
    expect(bodyAt(0)?.ways).toEqual([
      { vendor_id: STORE, method: 'courier' },
      { vendor_id: 'Ayan', method: 'pickup' },
    ])
  })
})

describe('delivery that can’t be had', () => {
  const nowhere = (refusal: string) =>
    quotes([cloth], {
      options: [],
      refusal,
      changes: [{ kind: 'delivery', vendor_id: STORE, quote: { refusal } }],
    })

  it.each([
    ['no_rate', /The store sends nothing there\.$/],
    ['weight', /too heavy/],
  ])('says why, and can’t be paid: %s', async (refusal, text) => {
    nowhere(refusal)
    await opened()
    const change = await screen.findByRole('alert')
    expect(change).toHaveTextContent('Itoku Adire Works does not deliver there.')
    expect(within(change).getByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled()
  })

  it('is had at another place', async () => {
    nowhere('no_rate')
    await opened()
    await screen.findByRole('alert')
    quotes([cloth], { options: OPTIONS })
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    await userEvent.selectOptions(field('Local government area'), 'Shomolu')
    expect(await screen.findByLabelText(/^Courier to the door/)).toBeChecked()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is asked for again by one tap', async () => {
    nowhere('no_rate')
    await opened()
    await screen.findByRole('alert')
    quotes([cloth], { options: OPTIONS })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Pay ₦12,912.50' })).toBeEnabled()
  })

  it('that is not offered any more is asked for again', async () => {
    quotes([cloth], { options: OPTIONS })
    api.refuses('checkouts.create', 'delivery/not-offered')
    await opened()
    await pay()
    await vi.waitFor(() => expect(api.calls('checkouts.offer')).toHaveLength(2))
    await seen(/does not deliver|not offered|another/i)
  })

  it('says that it could not be asked for, and asks again', async () => {
    api.loses('checkouts.offer')
    await opened()
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('button', { name: /^Pay/ })).toBeDisabled()
    quotes([cloth], { options: OPTIONS })
    await userEvent.click(again)
    expect(await screen.findByLabelText(/^Courier to the door/)).toBeChecked()
  })
})

describe('a store that is new', () => {
  const room = { kind: 'busy', vendor_id: STORE, room_minor: 1_100_000 }

  it('says before the last tap that it can’t take the order now', async () => {
    quotes([cloth], { options: OPTIONS, changes: [room] })
    await opened()
    expect(
      await screen.findByText(/^Itoku Adire Works is new and can take ₦11,000 more/),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: /^Pay ₦/ })).toBeDisabled()
    quotes([cloth], { options: OPTIONS })
    await userEvent.click(field(/^Pickup at the store/))
    expect(await screen.findByRole('button', { name: 'Pay ₦10,350' })).toBeEnabled()
    expect(screen.queryByText(/^Itoku Adire Works is new/)).toBeNull()
  })

  it('and became busy meanwhile says when to come back', async () => {
    const until = timestampFromMillis(Date.UTC(2026, 10, 20, 13, 32))
    quotes([cloth], { options: OPTIONS })
    api.refuses('checkouts.create', 'checkout/store-busy', {
      name: 'Itoku Adire Works',
      room_minor: 0,
      until,
    })
    await opened()
    await pay()
    expect(await screen.findByText(/^Itoku Adire Works is busy until/)).toHaveTextContent(
      'Its next order ends or moves on by 20th Nov, 2026, 14:32.',
    )
  })
})
