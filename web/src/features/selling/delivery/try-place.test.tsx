import type { DeliveryQuote } from '@contract/entities/delivery/delivery'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { SAVED } from './testing/sample-profile'
import { TryPlace } from './try-place'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/api/api-client', () => ({ call }))

const OFFERS: DeliveryQuote = {
  version: 4,
  options: [
    { method: 'courier', fee_minor: 250_000, days_min: 1, days_max: 3, rate: 0 },
    { method: 'motor_park', fee_minor: 0, days_min: 0, days_max: 0, rate: 1, park: 'Jibowu Park' },
    { method: 'pickup', fee_minor: 0, days_min: 0, days_max: 0 },
  ],
}

let quote: DeliveryQuote | Error
const sent = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  quote = OFFERS
  call.mockImplementation(async ({ path }: { path: string }, input?: { body: unknown }) => {
    if (path === '/public/locations') return { Lagos: ['Agege', 'Ikeja'] }
    sent(input?.body)
    if (quote instanceof Error) throw quote
    return quote
  })
})

const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const button = () => screen.getByRole('button', { name: 'Show what a buyer there sees' })

const tryAgege = async () => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 0 } } })}>
      <TryPlace draft={() => SAVED} />
    </QueryClientProvider>,
  )
  expect(button()).toBeDisabled()
  fill(/^State/, 'Lagos')
  await screen.findByRole('option', { name: 'Agege' })
  fill(/^Local government area/, 'Agege')
}

it('shows what a buyer in the place is offered, with price, days and the rate that won', async () => {
  await tryAgege()
  fill(/^Weight/, '1.5')
  await userEvent.click(button())
  const [courier, park, pickup] = await screen.findAllByRole('listitem')
  expect(courier).toHaveTextContent(/Courier.*₦2,500\.00.*1 to 3 working days.*Rate 1 of your list/)
  expect(park).toHaveTextContent(/Free.*the day it is shipped.*Jibowu Park.*Rate 2 of your list/)
  expect(pickup).toHaveTextContent(/Pickup.*Free.*Ready by/)
  expect(pickup).not.toHaveTextContent('Rate')
  expect(sent).toHaveBeenCalledWith({
    profile: SAVED,
    place: { state: 'Lagos', city: 'Agege' },
    weight_grams: 1_500,
    goods_minor: 1_000_000,
  })
})

it.each([
  ['no_rate', /no rate for this place/],
  ['weight', /too heavy for your rates/],
] as const)('says why nothing can be sent: %s', async (refusal, text) => {
  quote = { version: 4, options: [], refusal }
  await tryAgege()
  await userEvent.click(button())
  expect(await screen.findByText(text)).toBeVisible()
})

it('forgets the offers of another place', async () => {
  await tryAgege()
  await userEvent.click(button())
  await screen.findAllByRole('listitem')
  fill(/^Local government area/, 'Ikeja')
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

it('keeps what was typed where the request fails', async () => {
  quote = apiError('network', 'Network error?.')
  await tryAgege()
  fill(/^Weight/, '3')
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('Network error?.')
  expect(screen.getByLabelText(/^Weight/)).toHaveValue('3')
})

it.each([
  [/^Weight/, 'heavy', /Enter kilograms/],
  [/^Worth/, 'much', /amount in naira/],
])('is not sent with a value of %s that is none', async (label, value, message) => {
  await tryAgege()
  fill(label, value)
  expect(screen.getByText(message)).toBeVisible()
  expect(button()).toBeDisabled()
})
