import { describe, expect, it } from 'vitest'
import { minorFromText, textFromMinor, wholeFromText } from './typed-amount'

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
    ['５，０００．５０', 500_050],
    ['٥٬٠٠٠٫٥٠', 500_050],
    ['=N=5,000', 500_000],
    ['NGN ₦5,000', 500_000],
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
    '=5000',
    'NNN5000',
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

describe('wholeFromText', () => {
  it.each([
    ['0', 0],
    [' 12\u00a0', 12],
    ['007', 7],
    ['1,200', 1_200],
    ['12 500', 12_500],
    ['\u202a٥\u202c', 5],
    ['１２，０００', 12_000],
  ])('reads %j', (text, number) => {
    expect(wholeFromText(text)).toBe(number)
  })

  it.each(['', ' ', '1.0', '-1', '+1', '1e3', '0x1', '1,20', '5 6', 'ten', '1234567890'])(
    'refuses %j',
    (text) => {
      expect(wholeFromText(text)).toBeNaN()
    },
  )
})

describe('textFromMinor', () => {
  it.each([0, 1, 99, 100, 1_250_050, 9_007_199_254_740_991])('is read back: %i', (amount_minor) => {
    expect(minorFromText(textFromMinor(amount_minor))).toBe(amount_minor)
  })
})
