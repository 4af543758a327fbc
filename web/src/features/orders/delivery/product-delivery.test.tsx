import type { Product } from '@contract/entities/catalog/product'
import { timestampFromMillis } from '@contract/time'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import ArrivalLine from './arrival-line'
import ProductDelivery from './product-delivery'

vi.mock('@/shared/place/use-account-place', () => ({ useAccountPlace: () => {} }))

/** A Monday, 10:00 in Lagos. */
const NOW = Date.UTC(2026, 10, 23, 9)
const product = {
  id: 'p'.repeat(20),
  name: 'Iroko stool',
  currency: 'NGN',
  price: 1_000_000,
  delivery_states: ['Lagos', 'Ogun'],
  vendor_details: { name: 'Iroko House' },
} as Product
const times = { working_days: [1, 2, 3, 4, 5, 6], cutoff_hour: 16, handling_days: 2 }
const courier = { method: 'courier', fee_minor: 250_000, days_min: 1, days_max: 3 }
const pickup = { method: 'pickup', fee_minor: 0, days_min: 0, days_max: 0 }
const respond = (...quotes: { areas: string[]; quote: object }[]) =>
  api.answers('delivery.toState', { times, quotes })

const renderAt = (place: string | null) => {
  if (place !== null) localStorage.setItem('oja_place', place)
  show(
    <ProductDelivery
      product={product}
      now={NOW}
      askStore={(question) => <button type="button">{question}</button>}
    />,
  )
}
const question = () => screen.findByRole('button', { name: /^Do you deliver “Iroko stool” to/ })

beforeEach(() => {
  localStorage.clear()
})

describe('the delivery of a product', () => {
  it('asks where it should go, and requests nothing before', () => {
    renderAt(null)
    expect(screen.getByRole('button', { name: 'Choose where it should go' })).toBeVisible()
    expect(api.calls()).toEqual([])
  })

  it('has the fee and the days of the area, and names the state alone in the request', async () => {
    respond(
      { areas: ['Surulere'], quote: { version: 1, options: [{ ...courier, fee_minor: 1 }] } },
      { areas: ['Ikeja', 'Epe'], quote: { version: 1, options: [courier, pickup] } },
    )
    renderAt('Lagos/Ikeja')
    expect(await screen.findByText('₦2,500')).toBeVisible()
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(
      'From 25th Nov, 2026 to 27th Nov, 2026, sent by 24th Nov, 2026',
    )
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Pickup at the store')
    expect(api.calls()).toMatchObject([{ query: { place: 'Lagos' } }])
    expect(JSON.stringify(api.calls())).not.toContain('Ikeja')
  })

  it.each([
    ['no_rate', 'The store sends nothing there.'],
    ['weight', /too heavy/],
  ])('says why nothing is sent, and lets the reader ask: %s (case 19)', async (refusal, text) => {
    respond({ areas: ['Ikeja'], quote: { version: 1, options: [], refusal } })
    renderAt('Lagos/Ikeja')
    expect(await screen.findByText(text)).toBeVisible()
    expect(await question()).toHaveTextContent('to Ikeja, Lagos?')
  })

  it('is refused without a request where the product does not go', async () => {
    renderAt('Kano/Dala')
    expect(await question()).toBeVisible()
    expect(api.calls()).toEqual([])
  })

  it('is included where the store has no rates', async () => {
    api.answers('delivery.toState', { times: null, quotes: [] })
    renderAt('Lagos/Ikeja')
    expect(
      await screen.findByText('Delivery is included in the price, sent by 28th Nov, 2026.'),
    ).toBeVisible()
  })

  it.each([
    ['included', { times: null, quotes: [] }],
    ['a fee', { times, quotes: [{ areas: ['Ikeja'], quote: { version: 1, options: [courier] } }] }],
  ])('says that a new store is busy, with %s', async (_, known) => {
    const until = timestampFromMillis(Date.UTC(2026, 10, 24, 13, 32))
    api.answers('delivery.toState', { ...known, room: { room_minor: 900_000, until } })
    renderAt('Lagos/Ikeja')
    expect(await screen.findByText(/^Iroko House is new and can take ₦9,000/)).toHaveTextContent(
      'until a delivery is approved. Order less, or come back later. Its next order ends or moves on by 24th Nov, 2026, 14:32.',
    )
  })

  it('says nothing of a new store that can take one piece with its delivery and fee', async () => {
    const quotes = [{ areas: ['Ikeja'], quote: { version: 1, options: [courier] } }]
    const room = { room_minor: 1_250_000 + 41_250 }
    api.answers('delivery.toState', { times, quotes, room })
    renderAt('Lagos/Ikeja')
    expect(await screen.findByText('₦2,500')).toBeVisible()
    expect(screen.queryByText(/Iroko House/)).toBeNull()
  })

  it('knows a renamed area by its former name (case 20)', async () => {
    respond({ areas: ['Shomolu'], quote: { version: 1, options: [courier] } })
    renderAt('Lagos/Somolu')
    expect(screen.getByRole('button', { name: 'Deliver to Shomolu, Lagos' })).toBeVisible()
    expect(await screen.findByText('₦2,500')).toBeVisible()
  })

  it('can be asked for again where it failed', async () => {
    api.loses('delivery.toState')
    renderAt('Lagos/Ikeja')
    const again = await screen.findByRole('button', { name: /again/i })
    respond({ areas: ['Ikeja'], quote: { version: 1, options: [courier] } })
    await userEvent.click(again)
    expect(await screen.findByText('₦2,500')).toBeVisible()
  })
})

describe('the line beside the price', () => {
  const renderLine = (place: string) => {
    localStorage.setItem('oja_place', place)
    show(<ArrivalLine product={product} now={NOW} />)
    return screen.findByRole('link')
  }

  it('has the days and the fee of the cheapest way to the place', async () => {
    const dear = { ...courier, method: 'motor_park', fee_minor: 900_000 }
    respond({ areas: ['Ikeja'], quote: { version: 1, options: [dear, pickup, courier] } })
    expect(await renderLine('Lagos/Ikeja')).toHaveTextContent(
      'Arrives 25th to 27th Nov, ₦2,500 to Ikeja',
    )
  })

  it('says where nothing is sent', async () => {
    expect(await renderLine('Kano/Dala')).toHaveTextContent('The store sends nothing there.')
  })

  it('says where delivery is in the price', async () => {
    api.answers('delivery.toState', { times: null, quotes: [] })
    expect(await renderLine('Lagos/Ikeja')).toHaveTextContent(
      'Delivery to Ikeja is included, sent by 28th Nov, 2026',
    )
  })
})
