import type { DeliveryQuote } from '@contract/entities/delivery/delivery'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { SAVED } from './testing/sample-profile'
import { TryPlace } from './try-place'

const { updated_at: _at, ...DRAFT } = SAVED
const OFFERS: DeliveryQuote = {
  version: 4,
  options: [
    { method: 'courier', fee_minor: 250_000, days_min: 1, days_max: 3, rate: 0 },
    { method: 'motor_park', fee_minor: 0, days_min: 0, days_max: 0, rate: 1, park: 'Jibowu Park' },
    { method: 'pickup', fee_minor: 0, days_min: 0, days_max: 0 },
  ],
}

beforeEach(() => {
  api.answers('public.locations', { Lagos: ['Agege', 'Ikeja'] })
  api.answers('delivery.tryPlace', OFFERS)
})

const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const button = () => screen.getByRole('button', { name: 'Show what a buyer there sees' })

const tryAgege = async () => {
  show(<TryPlace draft={() => DRAFT} />)
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
  expect(courier).toHaveTextContent(/Courier.*₦2,500.*1 to 3 working days.*Rate 1 of your list/)
  expect(park).toHaveTextContent(/Free.*the day it is shipped.*Jibowu Park.*Rate 2 of your list/)
  expect(pickup).toHaveTextContent(/Pickup.*Free.*Ready by/)
  expect(pickup).not.toHaveTextContent('Rate')
  expect(api.sent('delivery.tryPlace')).toEqual([
    {
      body: {
        profile: DRAFT,
        place: { state: 'Lagos', city: 'Agege' },
        weight_grams: 1_500,
        goods_minor: 1_000_000,
      },
    },
  ])
})

it.each([
  ['no_rate', /no rate for this place/],
  ['weight', /too heavy for your rates/],
] as const)('says why nothing can be sent: %s', async (refusal, text) => {
  api.answers('delivery.tryPlace', { version: 4, options: [], refusal })
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
  api.loses('delivery.tryPlace')
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
