import { expect, test } from 'vitest'
import { invoiceNumberText } from '../money/invoice'

test.each([
  ['w8KqT3mZx1hVbN5rYc2LpQ9sK3F9QZ', 42, 'K3F9QZ-00042'],
  ['demo-vendor-1', 19, 'VENDOR1-00019'],
  ['vendor_1', 1, 'VENDOR1-00001'],
  ['ada', 7, 'ADA-00007'],
])('of the vendor %s, the number %i reads %s', (vendor_id, invoice_number, text) => {
  expect(invoiceNumberText({ vendor_id, invoice_number })).toBe(text)
})

test('there is none before the money is held', () => {
  expect(invoiceNumberText({ vendor_id: 'demo-vendor-1', invoice_number: null })).toBeUndefined()
})
