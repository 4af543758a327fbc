import type { Transaction } from '@contract/entities/orders/transaction'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { sampleDeadline, transactionIn } from '../testing/sample'
import WaitingStrip from './waiting-strip'

const respond = (...items: Transaction[]) =>
  api.answers('transactions.list', { items, total: items.length, page: 1, limit: 24 })

const mine = transactionIn('delivered')
const theirs = transactionIn('confirmed', {
  deadline: sampleDeadline({ actor: 'vendor', action: 'ship' }),
})

it.each([
  [[mine, theirs], '1 order waits for you'],
  [[mine, mine, theirs], '2 orders wait for you'],
])('counts the purchases that wait for the buyer: %#', async (items, text) => {
  respond(...items)
  show(<WaitingStrip />)
  expect(await screen.findByRole('link', { name: text })).toHaveAttribute(
    'href',
    '/dashboard/purchases',
  )
})

it('leads to the purchases when none of them waits, and when it could not be told', async () => {
  respond(theirs)
  show(<WaitingStrip />)
  await vi.waitFor(() => expect(api.calls()).toHaveLength(1))
  expect(screen.getByRole('link', { name: 'See your orders' })).toBeVisible()
})
