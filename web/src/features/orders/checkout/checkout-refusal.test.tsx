import { timestampFromMillis } from '@contract/time'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { apiError } from '@/lib/api/api-error'
import { CheckoutRefusal } from './checkout-refusal'

const held_until = timestampFromMillis(Date.UTC(2026, 10, 20, 13, 32))

it.each([
  [{ left_items: 2 }, 'Choose 2 at most, or try again at 20th Nov, 2026, 14:32.'],
  [{ left_items: 0 }, 'Try again at 20th Nov, 2026, 14:32.'],
])('what new buyers hold together says what is left and until when: %j', (held, text) => {
  const details = { ...held, held_until }
  const error = apiError('json', 'refused', { status: 409, code: 'product/held', details })
  render(<CheckoutRefusal error={error} onCancelled={vi.fn()} />, { wrapper: MemoryRouter })
  expect(screen.getByText(`Others are paying for these right now. ${text}`)).toBeVisible()
})
