import { expect, test } from 'vitest'
import { hasSecretNumber, hideSecretNumbers } from './secret-number'

test.each([
  '4084084084084081',
  '5060 6666 6666 6666 666',
  'card 4084-0840-8408-4081!',
  '22212345678',
  'OJA-20261123-842QWE is 22212345678',
  'ada@oja.ng has 22212345678',
  '4084.0840.8408.4081',
  '4084/0840/8408/4081',
  '4084,0840,8408,4081',
  '4,084,084,084,084,081',
  '4084_0840_8408_4081',
  '4084·0840·8408·4081',
  '4084@0840@8408@4081',
  '4084+0840=8408|4081',
  '4084 – 0840 (8408) *4081*',
  '4\u200b084084084084081',
  '4084\u00ad0840\u20608408\ufeff4081',
  '4084\n0840\t8408 4081',
  '４０８４０８４０８４０８４０８１',
  '٤٠٨٤٠٨٤٠٨٤٠٨٤٠٨١',
  '४०८४ ०८४० ८४०८ ४०८१',
  '𝟒𝟎𝟖𝟒𝟎𝟖𝟒𝟎𝟖𝟒𝟎𝟖𝟒𝟎𝟖𝟏',
  '4084084084084081@x.yy',
  '4084.0840.8408.4081@mail.example',
  '222.1234.5678',
  '222+12345678@x.yy',
  '22,212,345,678',
  'BVN: 222_1234_5678, please',
  '4084 0840 8408 4081 12/27 408',
  'ref 12 4084084084084081',
  '3782 822463 10005',
  '222.1234.5678 0803 123 4567',
])('%s is a card number or a BVN (case 71)', (text) => expect(hasSecretNumber(text)).toBe(true))

test.each([
  '08031234567',
  '+2348031234567',
  '0803 123 4567',
  'oja-p-1234',
  'OJ-000042',
  'OJA-20261123-842QWE',
  'Where is oja-20261123-842915?',
  'ada@oja.ng',
  'ada-22212345678@oja.ng',
  'ada-4084-0840-8408-4081@oja.ng',
  'oja-p-4084084084084081abcd',
  '+234 803 123 4567',
  '(0803) 123-4567',
  '0803.123.4567',
  '08031234567, 08031234568',
  'call 0803 123 4567 or 0809 765 4321',
  'OJ-000042, OJ-000043 and OJ-000044',
  'OJA-20261123-842915 OJA-20261124-123456',
  '₦1,234,567.00 ₦2,345,678.50',
  '₦12,500,000.00',
  'Refund ₦1,500,000 of 2026, then ₦250,000.50.',
  '1,500,000 2026',
  '12500000 kobo',
  'Sent on 2026-11-22 10:30:00, came on 24/11/2026.',
  '2026-11-22 10:30:00 2026-11-23 11:45:10',
  '0ypl8begrfe2gecshiyi',
  'four zero eight four',
])('%s is none', (text) => expect(hasSecretNumber(text)).toBe(false))

test('is found in linear time', () => {
  for (const one of ['4', '4 ', '4,', '1,111', 'a@', '@', 'a.', '20', '2026-11-21 ', '\u200b']) {
    const began = performance.now()
    const text = one.repeat(40_000 / one.length)
    hasSecretNumber(text)
    hideSecretNumbers(text)
    expect([one, performance.now() - began < 1_000]).toEqual([one, true])
  }
})

test.each([
  [
    'Called 0803 123 4567 about OJA-20261123-842915.',
    'Called 0803 123 4567 about OJA-20261123-842915.',
  ],
  ['ada-22212345678@oja.ng', 'hidden'],
  ['oja-p-4084084084084081abcd', 'hidden'],
  ['paid with 4084.0840.8408.4081', 'hidden'],
])('%s is stored as %s', (text, stored) => expect(hideSecretNumbers(text)).toBe(stored))
