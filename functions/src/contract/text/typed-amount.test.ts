import { describe, expect, it } from 'vitest'
import { minorFromText, textFromMinor } from './typed-amount'

describe('minorFromText', () => {
  it.each([
    ['0', 0],
    ['0.01', 1],
    ['0.1', 10],
    ['12500', 1_250_000],
    ['12,500.00', 1_250_000],
    ['12 500.5', 1_250_050],
    ['₦1,234,567.89', 123_456_789],
    ['NGN 100', 10_000],
    ['  7  ', 700],
    ['N5,000', 500_000],
    ['#5000', 500_000],
    ['5,000 naira only.', 500_000],
    ['5000/-', 500_000],
    ['5000N', 500_000],
    ['\u202a₦\u00a05\u202f000\u202c', 500_000],
    ['٥٠٠٠', 500_000],
    ['５，０００'.replace('，', ','), 500_000],
    // 1.15 * 100 is 114.99999999999999 in floating point.
    ['1.15', 115],
    ['90071992547409.91', 9_007_199_254_740_991],
  ])('reads %s to the minor unit', (text, amount_minor) => {
    expect(minorFromText(text)).toBe(amount_minor)
  })

  it.each([
    '',
    '.',
    '.5',
    '5.',
    '1.005',
    '250.000',
    '0,500',
    '0 500',
    '5²',
    '5000-6000',
    '5k',
    '1,25',
    '12,5000',
    '1.234,56',
    '-1',
    '+1',
    '1e3',
    'ten',
    'Infinity',
    '90071992547409.92',
  ])('refuses "%s"', (text) => {
    expect(minorFromText(text)).toBeUndefined()
  })
})

describe('textFromMinor', () => {
  it.each([0, 1, 99, 100, 1_250_050, 9_007_199_254_740_991])('is read back: %i', (amount_minor) => {
    expect(minorFromText(textFromMinor(amount_minor))).toBe(amount_minor)
  })
})
