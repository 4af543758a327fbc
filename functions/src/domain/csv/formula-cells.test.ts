import { describe, expect, test } from 'vitest'
import {
  isFormula,
  markedAsText,
  markedSku,
  markedSpoilt,
  withoutSkuMark,
  withoutSpoiltMark,
  withoutTextMark,
} from './formula-cells'
import { spoiltAs } from './spoilt-cells'

const DANGEROUS = [
  '=1+1',
  '+234 803',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '=HYPERLINK("https://evil.example")\nsecond line',
]
const HARMLESS = ['Adire', '1-2', 'a=b', '', ' =1', "It's", "'quoted'", '₦500']

describe('a cell', () => {
  test.each(DANGEROUS)('that spreadsheets would run is known and marked as text: %j', (cell) => {
    expect(isFormula(cell)).toBe(true)
    expect(isFormula(markedAsText(cell))).toBe(false)
  })

  test.each(HARMLESS)('that is only text stays as it is: %j', (cell) => {
    expect(isFormula(cell)).toBe(false)
    expect(markedAsText(cell)).toBe(cell)
    expect(withoutTextMark(cell)).toBe(cell)
  })

  test.each([...DANGEROUS, ...HARMLESS, "'=1", "''+1"])('comes back as it was: %j', (text) => {
    expect(withoutTextMark(markedAsText(text))).toBe(text)
  })
})

test.each(['Mar-24', '10-12-2026', '8.7E+5', "'Mar-24", 'A-12', '-A12'])(
  'a code that a spreadsheet would spoil comes back as it was: %j',
  (sku) => {
    expect(spoiltAs(markedSku(sku))).toBeUndefined()
    expect(withoutSkuMark(markedAsText(markedSku(sku)))).toBe(sku)
  },
)

test.each(['10-12-14', '5-Jan', '1E+5', "'5-Jan", "'10-12-14", "''1E+5", 'M', "'M", '10', '=5'])(
  'a size that a spreadsheet would spoil comes back as it was: %j',
  (size) => {
    expect(spoiltAs(markedSpoilt(size))).toBeUndefined()
    expect(withoutSpoiltMark(markedAsText(markedSpoilt(size)))).toBe(size)
  },
)
