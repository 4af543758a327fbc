import { timestampFromMillis } from '@contract/time'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HeldSalePanel } from './held-sale-panel'

const hold = {
  signals: ['same_card' as const, 'same_device' as const],
  state: 'waiting' as const,
  buyer_id: 'ada',
  since: timestampFromMillis(Date.UTC(2026, 10, 1)),
  until: timestampFromMillis(Date.UTC(2026, 10, 15)),
}

it('says why the money waits, and that a person alone ends it', () => {
  render(<HeldSalePanel hold={{ ...hold, needs_operator: true }} />)
  expect(screen.getByText('same card, same device')).toBeVisible()
  expect(screen.getByText('By an operator alone')).toBeVisible()
})

it('says when it ends where it ends by itself', () => {
  render(<HeldSalePanel hold={hold} />)
  expect(screen.getByText(/15th Nov, 2026/)).toBeVisible()
  expect(screen.queryByText('By an operator alone')).toBeNull()
})

it('is left out where nothing is held', () => {
  const { container } = render(<HeldSalePanel />)
  expect(container).toBeEmptyDOMElement()
})
