import { describe, expect, it } from 'vitest'
import { chargeFee, transferFee } from './fees'

describe('chargeFee', () => {
  it.each([
    [100_00, 1_50],
    [1, 1],
    [2_499_99, 37_50],
    [2_500_00, 137_50],
    [10_000_00, 250_00],
    [126_666_66, 2_000_00],
    [126_666_00, 1_999_99],
    [1_000_000_00, 2_000_00],
  ])('takes of %i kobo %i', (amount, fee) => {
    expect(chargeFee(amount)).toBe(fee)
  })

  it('is a whole number, never more than NGN 2,000 and never less for more outside the waiver', () => {
    let last = 0
    for (let amount = 250_000; amount < 15_000_000; amount += 777) {
      const fee = chargeFee(amount)
      expect(Number.isSafeInteger(fee)).toBe(true)
      expect(fee).toBeLessThanOrEqual(200_000)
      expect(fee).toBeGreaterThanOrEqual(last)
      last = fee
    }
  })
})

describe('transferFee', () => {
  it.each([
    [5_000_00, 10_00],
    [5_000_01, 25_00],
    [50_000_00, 25_00],
    [50_000_01, 50_00],
  ])('takes of %i kobo %i', (amount, fee) => {
    expect(transferFee(amount)).toBe(fee)
  })
})
