import { timestampFromMillis } from '@contract/time'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { person, press, show } from '@/lib/testing/stage'
import RequestCheckout from '@/pages/checkout/request'
import { account, home, receive } from '../testing/open-checkout'
import { asked, SELLER } from './testing/sample'

vi.mock('@/lib/live/account', () => ({ saveChannel: async () => {} }))
vi.mock('../checkout/destination/keep-address', () => ({ keepAddress: async () => {} }))
vi.mock('@/ui/media/use-when-idle', () => ({ useWhenIdle: () => true }))
vi.mock('../checkout/destination/account-choices', async () => ({
  default: (await import('../testing/open-checkout')).AccountChoices,
}))

const agreed = asked({ version: 2, consented_at: timestampFromMillis(1) }, SELLER)
const store = {
  ...{ vendor_id: 'drums', name: 'Ayan Drums', goods_minor: 5_000_000 },
  ...{ delivery_fee_minor: 200_000, escrow_fee_minor: 140_000, quote: null, times: null },
  ...{ method: 'courier' as const, channels: ['bank_transfer' as const] },
}
const open = (one = agreed) => {
  api.answers('requests.list', [one])
  const { id } = one.deal
  show(<RequestCheckout />, { at: `/checkout/requests/${id}`, path: '/checkout/requests/:id' })
}
beforeEach(() => {
  delete account.receive
  vi.spyOn(window.location, 'assign')
    .mockReset()
    .mockImplementation(() => {})
  api.answers('public.locations', { Lagos: ['Ikeja'] } as never)
  act(() => publishSession({ status: 'signed_in', user: person() }))
  api.answers('checkouts.offer', { stores: [store], changes: [], total_minor: 5_340_000 })
  api.answers('checkouts.create', { authorization_url: 'https://checkout.example/1' })
})

describe('what a buyer agreed on', () => {
  it('is paid as it was seen, in the ways that the seller’s deals have', async () => {
    open()
    expect(await screen.findByText(/paid by bank transfer/)).toBeVisible()
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    await receive(home)
    const button = await screen.findByRole('button', { name: 'Pay ₦53,400' })
    await waitFor(() => expect(button).toBeEnabled())
    act(() => button.click())
    await waitFor(() =>
      expect(window.location.assign).toHaveBeenCalledExactlyOnceWith('https://checkout.example/1'),
    )
    expect(api.calls('checkouts.create')[0]?.body).toMatchObject({
      lines: [],
      deal: { id: agreed.deal.id, version: 2 },
      ways: [{ vendor_id: 'drums', method: 'courier' }],
      channel: 'bank_transfer',
      expected_total_minor: 5_340_000,
    })
  })

  it('that is refused says why, and is another payment the next time', async () => {
    open()
    await screen.findByText(/paid by bank transfer/)
    await receive(home)
    api.refuses('checkouts.create', 'deal/not-payable', { state: 'paused' })
    await waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ })).toBeEnabled())
    press('Pay ₦53,400')
    expect(await screen.findByText(/This deal can’t be paid now/)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ })).toBeEnabled())
    press('Pay ₦53,400')
    await waitFor(() => expect(api.calls('checkouts.create')).toHaveLength(2))
    const keys = api.calls('checkouts.create').map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).not.toBe(keys[1])
  })

  it('isn’t paid before the buyer agreed to the seller', async () => {
    open(asked({}, SELLER))
    expect(await screen.findByText('This can’t be paid now')).toBeVisible()
    expect(api.calls('checkouts.offer')).toEqual([])
  })
})
