import type { Case } from '@contract/entities/console/console'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { DecidePanel } from './decide-panel'

const SPLIT_MAX_MINOR = 1_250_001
const found = {
  transaction: {
    id: 'k3f9qzk3f9qzk3f9qz01',
    currency: 'NGN',
    amount_paid: 1_291_250,
    escrow_fee: 41_250,
    money: { charged_minor: 1_291_250 },
  },
  version: 7,
  needs_two: false,
  shares: {
    release: { buyer_minor: 0, vendor_minor: 1_250_000, platform_minor: 41_250 },
    refund: { buyer_minor: 1_291_250, vendor_minor: 0, platform_minor: 0 },
  },
  split_max_minor: SPLIT_MAX_MINOR,
  buyer: { name: 'Terna Iorfa' },
  vendor: { name: 'Omi Ori' },
} as Case

const slider = () => screen.getByRole('slider', { name: 'What the buyer gets back' })
const amount = () => screen.getByLabelText('Amount')
const change = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

beforeEach(() => {
  api.answers('console.decide', { state: 'done' })
  render(<DecidePanel found={found} onDecided={() => {}} />)
})

const split = () => change(screen.getByLabelText('Outcome'), 'split')
const decideButton = () => screen.getByRole('button', { name: 'Decide' })

it('chooses no outcome by itself', () => {
  expect(screen.getByLabelText('Outcome')).toHaveValue('')
  change(screen.getByLabelText(/^Reason/), 'Both were right in part.')
  expect(decideButton()).toBeDisabled()
  expect(screen.queryByText('To the vendor')).toBeNull()
})

it.each([
  ['much', 'Enter an amount such as 12,500 or 12,500.50.'],
  ['0', 'Enter from ₦0.01 to ₦12,500.01.'],
  ['12500.02', 'Enter from ₦0.01 to ₦12,500.01.'],
])('says why it takes no split of %j', (typed, text) => {
  split()
  change(screen.getByLabelText(/^Reason/), 'Both were right in part.')
  change(amount(), typed)
  expect(amount()).toHaveAccessibleDescription(new RegExp(text.replace(/[.₦]/g, '\\$&')))
  expect(decideButton()).toBeDisabled()
})

it('says at the reason that it has a card number', () => {
  change(screen.getByLabelText('Outcome'), 'refund')
  change(screen.getByLabelText(/^Reason/), 'Paid with 5060 6666 6666 6666 666 by mistake.')
  expect(screen.getByText(/^This looks like a card number/)).toBeVisible()
  expect(decideButton()).toBeDisabled()
})

it('says who gets how much, and moves nothing before that is confirmed', async () => {
  split()
  change(amount(), '6250.01')
  change(screen.getByLabelText(/^Reason/), 'Both were right in part.')
  fireEvent.click(decideButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide this case?' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Refund ₦6,250.01 to Terna Iorfa',
    'Release ₦6,249.99 to Omi Ori',
    'Oja keeps its fee of ₦412.50',
  ])
  expect(api.calls()).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Back' }))
  expect(api.calls()).toEqual([])
  fireEvent.click(decideButton())
  const again = within(await screen.findByRole('dialog'))
  fireEvent.click(again.getByRole('button', { name: 'Refund ₦6,250.01, release ₦6,249.99' }))
  await waitFor(() =>
    expect(api.sent('console.decide')).toMatchObject([
      { body: { outcome: 'split', refund_minor: 625_001 } },
    ]),
  )
})

it('splits by whole naira with the slider and to the kobo with the amount (case 59)', () => {
  split()
  expect(slider()).toHaveAttribute('step', '1')
  change(slider(), '6250')
  expect(amount()).toHaveValue('6250.00')
  change(amount(), '6250.01')
  expect(slider()).toHaveValue('6250')
  expect(screen.getByText('To the vendor').parentElement).toHaveTextContent('₦6,249.99')
})

it('moves the slider to what is left to refund and no further (case 60)', () => {
  split()
  expect(slider()).toHaveAttribute('max', '12500')
  expect(amount()).toHaveAccessibleDescription('At most ₦12,500.01')
  change(screen.getByLabelText(/^Reason/), 'Both were right in part.')
  change(amount(), '12500.02')
  expect(screen.getByRole('button', { name: 'Decide' })).toBeDisabled()
})

it('shows what both will read, without numbers (case 72)', () => {
  change(screen.getByLabelText(/^Reason/), 'Half is fair. Call 0803 123 4567.')
  expect(screen.getByText('Both will read this:')).toBeVisible()
  expect(screen.getByText('Half is fair. Call [number hidden].')).toBeVisible()
})

describe('goods that the buyer has', () => {
  it('may go back first, and nothing moves before', async () => {
    cleanup()
    const transaction = { ...found.transaction, fulfilment: 'delivered' as const }
    render(<DecidePanel found={{ ...found, transaction }} onDecided={() => {}} />)
    change(screen.getByLabelText('Outcome'), 'refund')
    change(screen.getByLabelText('The goods'), 'return')
    change(screen.getByLabelText(/^Reason/), 'The photos show it broken.')
    fireEvent.click(decideButton())
    const dialog = within(await screen.findByRole('dialog', { name: 'Decide this case?' }))
    expect(dialog.getByText(/three working days to send the goods/)).toBeVisible()
    fireEvent.click(dialog.getByRole('button', { name: /^Refund/ }))
    await waitFor(() =>
      expect(api.sent('console.decide')).toMatchObject([
        { body: { outcome: 'refund', goods: 'return' } },
      ]),
    )
  })

  it('stay with the buyer of a released sale, and aren’t asked about before they came', () => {
    change(screen.getByLabelText('Outcome'), 'refund')
    expect(screen.queryByLabelText('The goods')).toBeNull()
  })
})
