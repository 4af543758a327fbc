import { expect, it } from 'vitest'
import { dealMoneyOf } from './deal-money'

const delivery = { kind: 'fee', fee_minor: 100_000, days_min: 1, days_max: 3 } as const

it.each([
  // 2.5% of ₦5,000 and ₦100.
  ['buyer', { buyer_minor: 522_500, vendor_minor: 500_000 }],
  ['vendor', { buyer_minor: 500_000, vendor_minor: 477_500 }],
  ['half', { buyer_minor: 511_250, vendor_minor: 488_750 }],
] as const)('what %s pays of the fee is in both amounts', (fee_payer, money) => {
  expect(dealMoneyOf({ price_minor: 400_000, delivery, fee_payer })).toEqual(money)
})

it('knows no delivery fee where the buyer picks it up, nor the flat fee of a small charge', () => {
  const money = dealMoneyOf({
    price_minor: 100_000,
    delivery: { kind: 'pickup' },
    fee_payer: 'buyer',
  })
  expect(money).toEqual({ buyer_minor: 102_500, vendor_minor: 100_000 })
})
