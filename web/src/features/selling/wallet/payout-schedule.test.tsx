import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PayoutSchedule } from './payout-schedule'

const NOW = Date.UTC(2026, 10, 20, 12)

test.each([
  ['Next: 27th Nov, 2026. Of what is available now you receive ₦10,000. It is free.', 1_000_000],
  ['Paid each week from ₦10,000. Ask for less at any time: ₦9,974.99 now for ₦25.', 999_999],
  ['Paid each week from ₦10,000. Ask for less at any time: ₦2,990 now for ₦10.', 300_000],
  ['Paid each week from ₦10,000. Nothing to pay yet.', 10_999],
  ['Paid each week from ₦10,000. Nothing to pay yet.', -5_000],
])('%s', (text, available_minor) => {
  const payable = { available_minor, isLater: false }
  const { container } = render(
    <PayoutSchedule schedule="weekly" payable={payable} currency="NGN" now={NOW} />,
  )
  expect(container).toHaveTextContent(text)
})
