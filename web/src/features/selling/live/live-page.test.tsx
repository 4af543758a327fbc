import type { Transaction } from '@contract/entities/orders/transaction'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { LivePage } from './live-page'

const { live } = vi.hoisted(() => ({ live: { list: {} } as Record<string, unknown> }))
vi.mock('@/lib/live/transactions', () => ({ useLiveTransactions: () => live.list }))

const NOW = Date.UTC(2026, 10, 20, 12)
const at = (minutes: number) => ({ seconds: NOW / 1000 + minutes * 60, nanoseconds: 0 })
const ID = 'd1e2a3d1e2a3d1e2a3d1'
const ONE = 'one00000000000000000'
const OTHER = 'other000000000000000'
const deal = (more = {}) => ({
  id: ID,
  code: 'ABCDE-FGHJK',
  version: 1,
  state: 'open' as const,
  terms: { title: 'Carved stool', price_minor: 500_000, uses: 20 },
  expires_at: at(600),
  reserved: 3,
  sold: 10,
  flags: [],
  ...more,
})
const sale = (id: string, source_id: string, more: object) =>
  ({
    id,
    status: { status: 'pending' },
    source: { kind: 'deal', id: source_id, version: 1, fee_payer: 'buyer' },
    payment: { paid_at: null },
    deadline: { at: at(8) },
    product_details: { price: 500_000 },
    currency: 'NGN',
    ...more,
  }) as unknown as Transaction

beforeEach(() => {
  vi.setSystemTime(NOW)
  live.list = { status: 'content', data: [] }
  api.answers('deals.list', { items: [], total: 0 })
})
const open = (given = deal({ live_until: at(60) })) => {
  api.answers('deals.get', given)
  show(<LivePage id={ID} />)
}

it('goes live for the time that is chosen', async () => {
  api.answers('deals.goLive', deal({ live_until: at(120) }))
  open(deal())
  fireEvent.change(await screen.findByLabelText('For how long'), { target: { value: '120' } })
  fireEvent.click(screen.getByRole('button', { name: 'Go live' }))
  expect(await screen.findByText('7 of 20 left')).toBeVisible()
  expect(api.calls('deals.goLive')).toMatchObject([{ params: { id: ID }, body: { minutes: 120 } }])
})

it('shows the camera what is sold, for how much, by which code, and what is left', async () => {
  open()
  const board = within(await screen.findByRole('article', { name: 'To show to the camera' }))
  for (const text of ['Carved stool', '₦5,000', 'ABCDE-FGHJK', '7 of 20 left']) {
    expect(board.getByText(text)).toBeVisible()
  }
  expect(board.getByRole('img', { name: 'QR code that opens Carved stool' })).toBeVisible()
})

it('makes a price for one buyer in one tap, or as it was typed', async () => {
  api.answers('deals.priceForOne', ({ body: { price_minor } }) =>
    deal({ id: ONE, code: 'KMNPQ-RSTVW', of: ID, terms: { title: 'Carved stool', price_minor } }),
  )
  open()
  fireEvent.click(await screen.findByRole('button', { name: '₦4,500' }))
  const link = within(await screen.findByRole('region', { name: 'The link for one buyer' }))
  expect(link.getByText(/\/d\/KMNPQ-RSTVW/)).toBeVisible()
  const typed = screen.getByLabelText('Another price (₦)')
  const make = (text: string) => {
    fireEvent.change(typed, { target: { value: text } })
    fireEvent.click(screen.getByRole('button', { name: 'Make the link' }))
  }
  make('499')
  expect(await screen.findByText('A deal costs ₦500 or more.')).toBeVisible()
  make('4,250')
  await waitFor(() =>
    expect(api.calls('deals.priceForOne').map(({ body }) => body)).toEqual([
      { price_minor: 450_000 },
      { price_minor: 425_000 },
    ]),
  )
})

it('lists who pays in the show, with its prices for one buyer, and nobody else', async () => {
  api.answers('deals.list', {
    items: [deal({ id: ONE, of: ID }), deal({ id: OTHER })],
    total: 2,
  })
  const paid = { payment: { paid_at: at(-1) }, status: { status: 'in_escrow' } }
  live.list = {
    status: 'content',
    data: [
      sale('a', ID, { customer_details: { name: 'Ada' } }),
      sale('b', ONE, { customer_details: { name: 'Bola' }, ...paid }),
      sale('c', OTHER, { customer_details: { name: 'Chidi' }, ...paid }),
      sale('d', ID, { customer_details: { name: 'Dayo' }, status: { status: 'reversed' } }),
    ],
  }
  open()
  const list = await screen.findByRole('list', { name: 'Who pays' })
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
  const [ada, bola] = within(list).getAllByRole('listitem')
  expect(ada).toHaveTextContent(/Ada.*paying until/)
  expect(bola).toHaveTextContent(/Bola.*paid/)
})

it('ends the show', async () => {
  api.answers('deals.goLive', deal({ live_until: at(0) }))
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'End the show' }))
  expect(await screen.findByRole('button', { name: 'Go live' })).toBeVisible()
  expect(api.calls('deals.goLive').map(({ body }) => body)).toEqual([{ minutes: 0 }])
})

it('makes no price while nothing is left, and says that all is gone', async () => {
  open(deal({ live_until: at(60), sold: 17 }))
  expect(await screen.findByText('All gone')).toBeVisible()
  expect(screen.getByRole('button', { name: '₦4,500' })).toBeDisabled()
})

it('offers no show of a deal that nobody can pay', async () => {
  open(deal({ state: 'withdrawn' }))
  expect(await screen.findByText(/You withdrew it/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Go live' })).toBeNull()
})

it('keeps the price that was typed while it can’t be made, and while another is', async () => {
  api.refuses('deals.priceForOne', 'deal/not-live')
  open()
  const typed = await screen.findByLabelText('Another price (₦)')
  fireEvent.change(typed, { target: { value: '4,250' } })
  fireEvent.click(screen.getByRole('button', { name: 'Make the link' }))
  expect(await screen.findByText('Go live with this deal first.')).toBeVisible()
  expect(typed).toHaveValue('4,250')
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent.click(screen.getByRole('button', { name: 'Make the link' }))
  expect(await screen.findByText(/You are offline/)).toBeVisible()
  connection.mockRestore()
  api.answers('deals.priceForOne', deal({ id: ONE, code: 'KMNPQ-RSTVW', of: ID }))
  fireEvent.click(screen.getByRole('button', { name: '₦4,500' }))
  await screen.findByRole('region', { name: 'The link for one buyer' })
  expect(typed).toHaveValue('4,250')
})
