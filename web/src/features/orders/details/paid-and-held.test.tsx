import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sampleTransaction } from '../testing/sample'
import { PaidAndHeld } from './paid-and-held'

const order = (fulfilment: 'awaiting_confirmation' | 'confirmed' | 'shipped') =>
  sampleTransaction({ status: { status: 'in_escrow' }, fulfilment })
const connect = (onLine: boolean) => vi.stubGlobal('navigator', { ...navigator, onLine })

it('tells a vendor to send once the server says that the money is held', () => {
  connect(true)
  render(<PaidAndHeld transaction={order('confirmed')} stored_at={undefined} />)
  expect(screen.getByText('Paid and held: send now')).toBeVisible()
})

it('tells to confirm first what isn’t confirmed', () => {
  connect(true)
  render(<PaidAndHeld transaction={order('awaiting_confirmation')} stored_at={undefined} />)
  expect(screen.getByText('Paid and held: confirm it, then send')).toBeVisible()
})

it.each([
  ['not paid', sampleTransaction({ status: { status: 'pending' } })],
  ['sent', order('shipped')],
  ['cancelled', sampleTransaction({ status: { status: 'reversed' } })],
  ['in dispute', sampleTransaction({ status: { status: 'in_dispute' }, fulfilment: 'confirmed' })],
])('says nothing of an order that is %s', (_what, transaction) => {
  connect(true)
  const { container } = render(<PaidAndHeld transaction={transaction} stored_at={undefined} />)
  expect(container).toBeEmptyDOMElement()
})

it('says of a copy of this device when it was true, and never to send', () => {
  connect(true)
  const at = Date.UTC(2026, 10, 20, 12)
  render(<PaidAndHeld transaction={order('confirmed')} stored_at={at} />)
  expect(screen.getByText(/Paid and held as of/)).toHaveTextContent(
    'Paid and held as of 20th Nov, 2026, 13:00. Look again online before you send.',
  )
  expect(screen.queryByText(/send now/)).toBeNull()
})

it('never says to send without a connection', () => {
  connect(false)
  render(<PaidAndHeld transaction={order('confirmed')} stored_at={undefined} />)
  expect(screen.getByText(/when you were last online/)).toBeVisible()
  expect(screen.queryByText(/send now/)).toBeNull()
})
