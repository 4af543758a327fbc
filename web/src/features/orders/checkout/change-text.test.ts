import type { CheckoutChange } from '@contract/api/orders/checkouts'
import { timestampFromMillis } from '@contract/time'
import { expect, test } from 'vitest'
import { changeText } from './change-text'

const product_id = 'k3f9qzk3f9qzk3f9qz01'
const at = timestampFromMillis(Date.UTC(2026, 10, 20, 13, 32))

test.each<[string, CheckoutChange]>([
  [
    'Somebody is paying for the last of Drum. Try again at 20th Nov, 2026, 14:32. (case 10)',
    { kind: 'fewer', product_id, available_items: 0, held_until: at },
  ],
  ['Drum is sold out. (case 10)', { kind: 'fewer', product_id, available_items: 0 }],
  ['Only 2 of Drum are left.', { kind: 'fewer', product_id, available_items: 2 }],
  ['Drum is no longer sold. (case 15)', { kind: 'gone', product_id }],
  [
    'Drum was ₦9,000 and is ₦10,000 now. (case 8)',
    { kind: 'price', product_id, before_minor: 900_000, now_minor: 1_000_000 },
  ],
  [
    'Drum is new and can take ₦2,500 more until a delivery is approved. Order less, or come back later. Its next order ends or moves on by 20th Nov, 2026, 14:32.',
    { kind: 'busy', vendor_id: 'one', room_minor: 250_000, until: at },
  ],
  ['Drum is busy until a delivery is approved.', { kind: 'busy', vendor_id: 'one', room_minor: 0 }],
])('%s', (text, change) => {
  expect(changeText(change, 'Drum')).toBe(text.replace(/ \(case \d+\)$/, ''))
})
