import type { Transaction } from '@contract/entities/orders/transaction'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleDeadline, transactionIn } from '../testing/sample'
import WaitingStrip from './waiting-strip'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/api/api-client', () => ({ call }))
afterEach(() => call.mockReset())

const renderStrip = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 0 } } })}>
      <MemoryRouter>
        <WaitingStrip />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const respond = (...items: Transaction[]) =>
  call.mockResolvedValue({ items, total: items.length, page: 1, limit: 24 })

const mine = transactionIn('delivered')
const theirs = transactionIn('confirmed', {
  deadline: sampleDeadline({ actor: 'vendor', action: 'ship' }),
})

it.each([
  [[mine, theirs], '1 order waits for you'],
  [[mine, mine, theirs], '2 orders wait for you'],
])('counts the purchases that wait for the buyer: %#', async (items, text) => {
  respond(...items)
  renderStrip()
  expect(await screen.findByRole('link', { name: text })).toHaveAttribute(
    'href',
    '/dashboard/purchases',
  )
})

it('leads to the purchases when none of them waits, and when it could not be told', async () => {
  respond(theirs)
  renderStrip()
  await vi.waitFor(() => expect(call).toHaveBeenCalled())
  expect(screen.getByRole('link', { name: 'See your orders' })).toBeVisible()
})
