import { AMOUNT_EXPECTED } from '@contract/text/typed-amount'
import { expect, it } from 'vitest'
import { readPrices } from './price-texts'

it.each([
  ['20000', '50000', { min: 20_000, max: 50_000 }],
  ['20,000.00', '₦50 000', { min: 20_000, max: 50_000 }],
  ['1500.50', '1500.50', { min: 1_500, max: 1_501 }],
  ['', ' ', {}],
  ['99999999999', '', { min: 999_999_999 }],
])('reads from %j to %j', (min, max, prices) => {
  expect(readPrices({ min, max })).toEqual({ prices, errors: {} })
})

it.each([
  ['20k', '', { min: AMOUNT_EXPECTED }],
  ['', '1.234', { max: AMOUNT_EXPECTED }],
])('says what is wrong from %j to %j', (min, max, errors) => {
  expect(readPrices({ min, max }).errors).toEqual(errors)
})
