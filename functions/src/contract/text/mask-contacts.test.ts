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
  '0803 - 123 - 4567',
  '0803–123–4567',
  '0803/123/4567',
  '0803_123_4567',
  '0803·123·4567',
  '0803,123,4567',
  '0803*123*4567',
  '0-8-0-3-1-2-3-4-5-6-7',
  '0803\n123\n4567',
  '٠٨٠٣١٢٣٤٥٦٧',
  '०८०३ १२३ ४५६७',
  '０８０３１２３４５６７',
  '0\u03368\u03360\u03363\u0336 1\u03362\u03363\u0336 4\u03365\u03366\u03367\u0336',
  '0803\u200b123\u31644567',
  'O8O31234567',
  '08О3 l23 4567',
  '+234/803/123/4567',
  '234,803,123,4567',
  '+44 20 7946 0958',
  '0123/456/789',
  '٠١٢٣٤٥٦٧٨٩',
])('%j is hidden, whatever its digits are and stand between them (case 54)', (number) => {
  expect(maskContacts(`Call ${number} now.`)).toBe('Call [number hidden] now.')
})

test.each([
  'ada @ gmail.com',
  'ada(at)gmail.com',
  'ada [at] gmail [dot] com',
  'ada＠gmail.com',
  'ada at gmail dot com',
])('%s is hidden (case 54)', (email) =>
  expect(maskContacts(`Write to ${email}, please`)).toBe('Write to [email hidden], please'),
)

test('each number of a list is hidden, and what is beside them stays', () => {
  expect(maskContacts('2, 0803/123/4567; 0809·765·4321 or call08031234567 for ½ m² of Àdìrẹ')).toBe(
    '2, [number hidden]; [number hidden] or call[number hidden] for ½ m² of Àdìrẹ',
  )
})

test.each([
  'Half of ₦1,250,000.00 goes back: the lid of 2 of 3 pots is broken.',
  'Sent on 2026-11-22 10:30, waybill GIG-12345, invoice OJ-000123.',
  '₦1,250,000, ₦12,500.00 or 12,500.00; ₦234,500–₦300,000',
  'Between 26/11/2026 and 2026-11-26, from 08:10 to 12:45:30.',
  '08-10-2026 10:30, 09/10/2026 - 11/10/2026',
  'Sizes 38, 40, 42, 44, 46 and 06, 08, 10, 12, 14; 06/08/10/12/14; 100 x 200 x 1000 mm',
  'Sold in 100, 200, 500 and 1000 pieces of 0.75 l, 1.5 l',
  'OJA-20261123-842915, OJA-20261124-123456, OJ-000042, OJ-000043',
  'Meet at noon, at the dot on the map; look at dot com shops.',
  '2 pots @ 3.50 each, 12 @ ₦2,500.00. Meet @ 10 (at) noon.',
])('%s stays', (text) => {
  expect(maskContacts(text)).toBe(text)
})
