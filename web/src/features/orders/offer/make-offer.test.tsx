import { sampleProduct } from '@seo/testing/sample'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { address, fill, person, show } from '@/lib/testing/stage'
import { rounds, sampleOffer } from '../testing/sample-offer'
import MakeOffer from './make-offer'
// Loaded before it is asked for, so that no test waits for it.
import '@/ui/overlay/modal-dialog'
import './offer-dialog'
import { WaitingOffers } from './waiting-offers'

const product = sampleProduct({ price: 1_000_000 })
const mount = (units = 1) =>
  show(
    <MakeOffer
      product={product}
      variant_id={undefined}
      units={units}
      agreed={undefined}
      onAgreed={() => {}}
    />,
    { at: '/products/drum' },
  )
const open = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Make an offer' }))

beforeEach(() => {
  act(() => publishSession({ status: 'signed_in', user: person() }))
  api.answers('offers.list', [])
})

it('leads a visitor to the login and back', () => {
  act(() => publishSession({ status: 'signed_out', by_choice: false }))
  mount()
  expect(screen.getByRole('link', { name: 'Make an offer' })).toHaveAttribute(
    'href',
    `/auth/login?redirect=${encodeURIComponent('/products/drum')}`,
  )
})

it('sends the price of one with the units, and goes on in the conversation', async () => {
  mount(3)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make an offer' })).toBeEnabled())
  await open()
  const field = await screen.findByLabelText('Your price for one')
  expect(field).toHaveAccessibleDescription('From ₦100, and below ₦10,000.')
  expect(screen.getByText(/Nothing is reserved until you pay/)).toBeVisible()
  fill('Your price for one', '8,000')
  const offer = sampleOffer({ units: 3 })
  api.answers('offers.make', offer)
  await userEvent.click(screen.getByRole('button', { name: 'Offer ₦24,000' }))
  await waitFor(() => expect(address()).toBe('/dashboard/messages/ada_tunde_drum'))
  expect(api.sent('offers.make')).toEqual([
    { params: { id: product.id }, body: { units: 3, price_minor: 800_000 } },
  ])
})

it('keeps what was typed when the offer is refused, and says until when', async () => {
  mount()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make an offer' })).toBeEnabled())
  await open()
  await screen.findByLabelText('Your price')
  fill('Your price', '8000')
  api.refuses('offers.make', 'offer/unpaid', {
    until: { seconds: Date.UTC(2026, 11, 24, 9) / 1_000, nanoseconds: 0 },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Offer ₦8,000' }))
  expect(await screen.findByText(/were not paid.*Dec/)).toBeVisible()
  expect(screen.getByLabelText('Your price')).toHaveValue('8000')
})

it('shows what was offered instead, and leads to buying it once it is agreed', async () => {
  api.answers('offers.list', [sampleOffer({ product_id: product.id })])
  const { unmount } = mount()
  const said = await screen.findByText('You offered ₦8,000.')
  expect(said.parentElement).toHaveTextContent(/ has 2\d hours.* to answer/)
  expect(screen.getByRole('link', { name: 'See the offer' })).toHaveAttribute(
    'href',
    '/dashboard/messages/ada_tunde_drum',
  )
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  api.answers('offers.list', [sampleOffer({ product_id: product.id, state: 'accepted' })])
  mount()
  expect(await screen.findByRole('link', { name: 'Buy for ₦8,000' })).toHaveAttribute(
    'href',
    `/checkout/offers/${sampleOffer().id}`,
  )
  const agreed = screen.getByText('You agreed on ₦8,000.').parentElement
  expect(agreed).toHaveTextContent(
    /^You agreed on ₦8,000\. You have .* to buy; nothing is reserved/,
  )
})

it('lists what waits for the vendor, and nothing that waits for a buyer', async () => {
  const asked = sampleOffer({ party: 'vendor' })
  const own = sampleOffer({ id: 'h'.repeat(20) })
  const other = sampleOffer({
    id: 'g'.repeat(20),
    party: 'vendor',
    state: 'countered',
    rounds: rounds(700_000, 900_000),
  })
  api.answers('offers.list', [asked, own, other])
  show(<WaitingOffers />)
  const link = await screen.findByRole('link', { name: /Answer the offer: Talking Drum/ })
  expect(link).toHaveAttribute('href', '/dashboard/vendor/messages/ada_tunde_drum')
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it('says that the buyer is to answer what the store asks, and until when', async () => {
  const countered = { state: 'countered', rounds: rounds(800_000, 950_000) } as const
  api.answers('offers.list', [sampleOffer({ product_id: product.id, ...countered })])
  mount()
  const said = await screen.findByText('The store asks ₦9,500.')
  expect(said.parentElement).toHaveTextContent(/You have 2\d hours.* to answer/)
  expect(screen.queryByRole('link', { name: /^Buy for/ })).toBeNull()
})

it('keeps what was typed without a connection, says so in place, and sends it later', async () => {
  mount()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make an offer' })).toBeEnabled())
  await open()
  await screen.findByLabelText('Your price')
  fill('Your price', '8000')
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await userEvent.click(screen.getByRole('button', { name: 'Offer ₦8,000' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/You are offline/)
  expect(screen.getByLabelText('Your price')).toHaveValue('8000')
  expect(api.calls('offers.make')).toEqual([])
  connection.mockRestore()
  api.answers('offers.make', sampleOffer())
  await userEvent.click(screen.getByRole('button', { name: 'Offer ₦8,000' }))
  await waitFor(() => expect(address()).toBe('/dashboard/messages/ada_tunde_drum'))
})
