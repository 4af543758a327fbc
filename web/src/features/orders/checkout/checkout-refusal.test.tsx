import { timestampFromMillis } from '@contract/time'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { CheckoutRefusal } from './checkout-refusal'

const held_until = timestampFromMillis(Date.UTC(2026, 10, 20, 13, 32))

const refusedWith = (code: string, details: Record<string, unknown>, text = 'refused') => {
  const error = apiError('json', text, { status: 409, code, details })
  render(<CheckoutRefusal error={error} />, { wrapper: MemoryRouter })
}

it.each([
  [{ left_items: 2 }, 'Choose 2 at most, or try again at 20th Nov, 2026, 14:32.'],
  [{ left_items: 0 }, 'Try again at 20th Nov, 2026, 14:32.'],
])('what new buyers hold together says what is left and until when: %j', (held, text) => {
  refusedWith('product/held', { ...held, held_until })
  expect(screen.getByText(`Others are paying for these right now. ${text}`)).toBeVisible()
})

it('ended orders that were paid say from when on one can order again', () => {
  refusedWith('checkout/late-payments', { until: held_until }, 'You can order a day later.')
  expect(
    screen.getByText('You can order a day later. The day is over at 20th Nov, 2026, 14:32.'),
  ).toBeVisible()
})

it('says how many are left instead of that there are too few', () => {
  refusedWith('product/out-of-stock', { available_items: 2 }, 'There are not enough items.')
  expect(screen.getByText('Only 2 left. You pay for 2 now.')).toBeVisible()
})
