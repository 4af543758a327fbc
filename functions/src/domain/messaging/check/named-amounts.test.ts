import { describe, expect, test } from 'vitest'
import { namedAmounts } from './named-amounts'

describe('an amount is read however it is written', () => {
  test.each([
    ['₦50,000', 5_000_000],
    ['₦ 50,000', 5_000_000],
    ['₦50 000', 5_000_000],
    ['₦7.50', 750],
    ['N50000', 5_000_000],
    ['N50,000/-', 5_000_000],
    ['50000/=', 5_000_000],
    ['n 50,000', 5_000_000],
    ['#50,000', 5_000_000],
    ['NGN 50,000.00', 5_000_000],
    ['NGN50,000.00Cr', 5_000_000],
    ['Amt:NGN50,000.00 CR', 5_000_000],
    ['50,000 naira only', 5_000_000],
    ['50k naira', 5_000_000],
    ['5000N', 500_000],
    ['N12k', 1_200_000],
    ['₦12.5k', 1_250_000],
    ['#12k', 1_200_000],
    ['N1.2m', 120_000_000],
    ['(₦٥٠٬٠٠٠)'.replace('٬', ','), 5_000_000],
  ])('%s', (text, amount_minor) => {
    expect(namedAmounts(text)).toEqual([amount_minor])
    expect(namedAmounts(`Oja: *${text}* is held. Send it now!`)).toEqual([amount_minor])
  })

  test('each once, and not with the number behind it', () => {
    expect(namedAmounts('₦50,000, N60,000.\nN50,000\n080 3123 4567')).toEqual([
      5_000_000, 6_000_000,
    ])
    expect(namedAmounts('N50,000 234 803 123 4567')).toEqual([5_000_000])
  })
})

test.each([
  'Call 08031234567 or +234 803 123 4567',
  'Acct: 0123456789, No. 5000',
  'Order #123456, OJA-20260131-K3F9QZ',
  '@oja.example #888888',
  'on 28th Nov, 2026 at 12:30, by 12/11/2026',
  'An N95 mask, rice n 500 cups, in 5000 shops, 10k views, 12,500 of them',
  'Model N12kx, N1,25, N12,5000, ₦1.005',
  '90071992547409.91k naira',
])('a number that is no amount is none: %s', (text) => {
  expect(namedAmounts(text)).toEqual([])
})
