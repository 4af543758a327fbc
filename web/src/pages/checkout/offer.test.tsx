import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { goods, home, quotes, receive, seen } from '@/features/orders/testing/open-checkout'
import { sampleOffer } from '@/features/orders/testing/sample-offer'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { person, show } from '@/lib/testing/stage'
import OfferCheckoutPage from './offer'

const drum = goods('p', 'Talking Drum')
vi.mock('@/lib/live/account', () => ({ saveChannel: async () => {} }))
vi.mock('@/features/catalog/product-queries', () => ({
  useProduct: (id: string | undefined) => ({ data: id && drum, error: null, refetch: vi.fn() }),
}))
vi.mock('@/ui/media/use-when-idle', () => ({ useWhenIdle: () => true }))
vi.mock('@/features/orders/checkout/destination/account-choices', async () => ({
  default: (await import('@/features/orders/testing/open-checkout')).AccountChoices,
}))

const offer = sampleOffer({ state: 'accepted', units: 2 })
const mount = () =>
  show(<OfferCheckoutPage />, {
    at: `/checkout/offers/${offer.id}`,
    path: '/checkout/offers/:offer_id',
  })

beforeEach(() => {
  act(() => publishSession({ status: 'signed_in', user: person() }))
  api.answers('transactions.list', { items: [] })
  api.answers('public.locations', {} as never)
})

it('pays the agreed price of the agreed units, which can’t be changed', async () => {
  api.answers('offers.list', [offer])
  quotes([{ ...drum, price: 800_000 }])
  mount()
  expect(await screen.findByText('Goods, 2 pieces')).toBeVisible()
  expect(screen.getByText(/Nothing is reserved until you pay/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'One more' })).toBeNull()
  // 2.5 % of ₦16,000 and ₦100.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay ₦16,500' })).toBeEnabled())
  await receive(home)
  await waitFor(() => expect(api.calls('checkouts.offer')).not.toHaveLength(0))
  const line = {
    product_id: drum.id,
    quantity: 2,
    seen_price_minor: 800_000,
    offer_id: offer.id,
  }
  expect(api.calls('checkouts.offer').at(-1)?.body.lines).toEqual([line])
  api.refuses('checkouts.create', 'offer/not-payable', { state: 'void' })
  await waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ })).toBeEnabled())
  await userEvent.click(screen.getByRole('button', { name: 'Pay ₦16,500' }))
  await seen(/This price doesn’t hold any more/)
  expect(api.calls('checkouts.create').at(-1)?.body.lines).toEqual([line])
  expect(screen.getByRole('link', { name: 'Back to the offer' })).toHaveAttribute(
    'href',
    '/dashboard/messages/ada_tunde_drum',
  )
})

it.each([
  [{ state: 'countered' as const }, 'You haven’t agreed on it yet.', 'See the offer'],
  [{ state: 'expired' as const }, 'The offer has ended: its time is over.', 'See the offer'],
  [
    { state: 'bought' as const, order_id: 'k'.repeat(20) },
    'The order shows how it goes on.',
    'See the order',
  ],
])('says of an offer with %j why it isn’t paid', async (change, words, link) => {
  api.answers('offers.list', [sampleOffer(change)])
  mount()
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('link', { name: link })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

it('says that an offer of others isn’t there', async () => {
  api.answers('offers.list', [])
  mount()
  expect(await screen.findByText('There is no such offer')).toBeVisible()
})
