import { expect, test } from 'vitest'
import { hasSecretNumber } from './secret-number'

test.each([
  '4084084084084081',
  '5060 6666 6666 6666 666',
  'card 4084-0840-8408-4081!',
  '22212345678',
  'OJA-20261123-842QWE is 22212345678',
  'ada@oja.ng has 22212345678',
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
])('%s is none', (text) => expect(hasSecretNumber(text)).toBe(false))
