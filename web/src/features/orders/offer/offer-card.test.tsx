import type { Offer } from '@contract/entities/orders/offer'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { fill, show } from '@/lib/testing/stage'
import { rounds, sampleOffer } from '../testing/sample-offer'
import { OfferCard } from './offer-card'

const mount = async (offer: Offer, party: 'buyer' | 'vendor') => {
  api.answers('offers.list', [offer])
  show(<OfferCard id={offer.id} party={party} name={party === 'buyer' ? 'Adire Works' : 'Ada'} />)
  return screen.findByRole('region', { name: /^Offer for / })
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('an offer that waits', () => {
  it('shows who answers it what it is worth, and three ways to answer', async () => {
    const card = await mount(sampleOffer({ units: 2 }), 'vendor')
    expect(card).toHaveTextContent('2 × Talking Drum')
    expect(card).toHaveTextContent('₦16,000')
    expect(card).toHaveTextContent('₦8,000 each')
    expect(card).toHaveTextContent(/You have 2\d hours.* to answer. You can name 3 more prices/)
    expect(buttons()).toEqual(['Accept ₦16,000', 'Name another price', 'Decline'])
  })

  it('can only be taken back by who made it', async () => {
    const card = await mount(sampleOffer(), 'buyer')
    expect(card).toHaveTextContent(/Adire Works has .* to answer/)
    expect(buttons()).toEqual(['Take it back'])
    const withdrawn = sampleOffer({ state: 'withdrawn' })
    api.answers('offers.answer', withdrawn)
    await press('Take it back')
    expect(await screen.findByText('This offer has ended: it was withdrawn.')).toBeVisible()
    expect(api.sent('offers.answer')).toEqual([
      { params: { id: withdrawn.id }, body: { answer: 'withdraw', round: 1 } },
    ])
    expect(buttons()).toEqual([])
  })

  it('is accepted for the price and the round that were seen', async () => {
    await mount(sampleOffer({ state: 'countered', rounds: rounds(800_000, 950_000) }), 'buyer')
    api.answers(
      'offers.answer',
      sampleOffer({ state: 'accepted', rounds: rounds(800_000, 950_000) }),
    )
    await press('Accept ₦9,500')
    expect(await screen.findByRole('link', { name: 'Buy for ₦9,500' })).toHaveAttribute(
      'href',
      `/checkout/offers/${sampleOffer().id}`,
    )
    expect(api.sent('offers.answer')[0]?.body).toEqual({ answer: 'accept', round: 2 })
  })

  it('takes a price between the two, says so at the field, and sends no other', async () => {
    const card = await mount(sampleOffer(), 'vendor')
    await press('Name another price')
    const field = screen.getByLabelText('Your price')
    expect(field).toHaveAccessibleDescription('Above ₦8,000, and below ₦10,000.')
    for (const wrong of ['8000', '10,000', 'much']) {
      fill('Your price', wrong)
      await press('Ask')
      expect(field).toHaveAccessibleDescription(/^Name a price/)
    }
    expect(api.calls('offers.answer')).toEqual([])
    fill('Your price', '9,250.50')
    api.answers(
      'offers.answer',
      sampleOffer({ state: 'countered', rounds: rounds(800_000, 925_050) }),
    )
    await press('Ask ₦9,250.50')
    await waitFor(() =>
      expect(api.sent('offers.answer')[0]?.body).toEqual({
        answer: 'counter',
        round: 1,
        price_minor: 925_050,
      }),
    )
    await waitFor(() => expect(card).toHaveTextContent(/Ada has .* to answer/))
  })

  it('isn’t countered after three prices', async () => {
    const all = rounds(500_000, 900_000, 550_000, 850_000, 600_000, 800_000)
    const card = await mount(sampleOffer({ state: 'countered', rounds: all }), 'buyer')
    expect(card).toHaveTextContent('You have named three prices: accept or decline.')
    expect(buttons()).toEqual(['Accept ₦8,000', 'Decline'])
  })

  it('that the other changed first is shown as it is now', async () => {
    await mount(sampleOffer(), 'vendor')
    api.refuses('offers.answer', 'offer/changed')
    api.answers('offers.list', [sampleOffer({ state: 'withdrawn' })])
    await press('Accept ₦8,000')
    expect(await screen.findByText('This offer has ended: it was withdrawn.')).toBeVisible()
  })

  it('says from when on another price can be named', async () => {
    await mount(sampleOffer({ state: 'countered', rounds: rounds(800_000, 900_000) }), 'buyer')
    await press('Name another price')
    fill('Your price', '8500')
    api.refuses('offers.answer', 'offer/too-many', {
      until: { seconds: Date.UTC(2026, 10, 28, 9) / 1_000, nanoseconds: 0 },
    })
    await press('Offer ₦8,500')
    expect(await screen.findByText(/You can again from .*Nov/)).toBeVisible()
    expect(screen.getByLabelText('Your price')).toHaveValue('8500')
  })
})

describe('an offer that was accepted', () => {
  const accepted = (change: Partial<Offer> = {}) => sampleOffer({ state: 'accepted', ...change })

  it('leads its buyer to the checkout, and says that nothing is reserved', async () => {
    const card = await mount(accepted(), 'buyer')
    expect(card).toHaveTextContent(/You have .* to buy; nothing is reserved until you pay/)
    expect(screen.getByRole('link', { name: 'Buy for ₦8,000' })).toBeVisible()
  })

  it('waits for its buyer, for the vendor', async () => {
    const card = await mount(accepted(), 'vendor')
    expect(card).toHaveTextContent(/Ada has .* to buy; nothing is reserved until they pay/)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it.each([
    ['buyer', 'accepted', /waiting for its payment/, '/dashboard/purchases/kkkkkkkkkkkkkkkkkkkk'],
    ['vendor', 'accepted', /Ada is paying for it/, '/dashboard/vendor/sales/kkkkkkkkkkkkkkkkkkkk'],
    ['buyer', 'bought', /Agreed and bought/, '/dashboard/purchases/kkkkkkkkkkkkkkkkkkkk'],
    ['vendor', 'bought', /Agreed and bought/, '/dashboard/vendor/sales/kkkkkkkkkkkkkkkkkkkk'],
  ] as const)('shows the %s the order that is %s', async (party, state, words, href) => {
    expect(await mount(accepted({ state, order_id: 'k'.repeat(20) }), party)).toHaveTextContent(
      words,
    )
    expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', href)
  })
})

it('says why an offer ended by itself', async () => {
  const card = await mount(sampleOffer({ state: 'void', void_reason: 'sold' }), 'buyer')
  expect(card).toHaveTextContent('This offer has ended: too few are left.')
})

it('can be asked for again if it can’t be loaded', async () => {
  api.refuses('offers.list', 'service/unavailable')
  show(<OfferCard id={sampleOffer().id} party="buyer" name="Adire Works" />)
  expect(await screen.findByText('The offer could not be loaded.')).toBeVisible()
  api.answers('offers.list', [sampleOffer()])
  await press('Try again')
  expect(await screen.findByRole('region', { name: 'Offer for Talking Drum' })).toBeVisible()
})

it.each([
  ['offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false), /You are offline/],
  ['lost', () => api.loses('offers.answer'), /check your connection/],
  [
    'refused',
    () => api.refuses('offers.answer', 'request/rate-limited', { retry_after_seconds: 60 }),
    /./,
  ],
] as const)('keeps a price that is %s, and says so beside it', async (_, fail, words) => {
  await mount(sampleOffer(), 'vendor')
  await press('Name another price')
  fill('Your price', '9,000')
  fail()
  await press('Ask ₦9,000')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words))
  expect(screen.getByLabelText('Your price')).toHaveValue('9,000')
  vi.restoreAllMocks()
})
