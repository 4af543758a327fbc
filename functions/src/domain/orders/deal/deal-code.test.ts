import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { shownDealCode } from '../../../contract/orders/deal-code'
import { readDealCode } from '../../../contract/orders/read-deal-code'
import { makeDealCode } from './deal-code'

test('a code has ten symbols, is read as it is shown, and uses every symbol', () => {
  const codes = Array.from({ length: 500 }, () => makeDealCode(randomBytes))
  for (const code of codes) {
    expect(shownDealCode(code)).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(readDealCode(shownDealCode(code))).toBe(code)
  }
  expect(new Set(codes.join('')).size).toBe(32)
  expect(new Set(codes).size).toBe(500)
})

test.each([
  ['o10i2-l34ab', '01012134AB'],
  [' ABCDE FGHJK ', 'ABCDEFGHJK'],
  ['abcde–fghjk', 'ABCDEFGHJK'],
  ['AB-CD-EF-GH-JK', 'ABCDEFGHJK'],
  ['ABCDE-FGHJ', undefined],
  ['ABCDE-FGHJKM', undefined],
  ['ABCDE-FGHJU', undefined],
  ['ÀBCDE-FGHJK', undefined],
  [`ABCDEFGHJK${' '.repeat(300)}`, undefined],
  ['', undefined],
])('%s is read as %s', (typed, code) => {
  expect(readDealCode(typed)).toBe(code)
})
