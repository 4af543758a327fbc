import { expect, test } from 'vitest'
import { maskContacts } from './mask-contacts'

test.each([
  ['Call 0803 123 4567 or +234 (0) 803-123-4567.', 'Call [number hidden] or [number hidden].'],
  ['Write to ada.obi+x@mail.example.ng, please', 'Write to [email hidden], please'],
  ['His account is 0123456789 at GTBank', 'His account is [number hidden] at GTBank'],
  ['2348031234567', '[number hidden]'],
])('%s is hidden in what both parties read (case 72)', (text, masked) => {
  expect(maskContacts(text)).toBe(masked)
})

test.each([
  'Half of ₦1,250,000.00 goes back: the lid of 2 of 3 pots is broken.',
  'Sent on 2026-11-22 10:30, waybill GIG-12345, invoice OJ-000123.',
])('%s stays', (text) => {
  expect(maskContacts(text)).toBe(text)
})
