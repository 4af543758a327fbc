import { describe, expect, test } from 'vitest'
import { readPrice } from './read-price'

const naira = (kobo: number | undefined) => kobo && kobo / 100
const reading = (typed: string) => {
  const { q, price_min, price_max } = readPrice(typed)
  return [q.replaceAll(/\s+/g, ' ').trim(), naira(price_min), naira(price_max)]
}

describe('a price', () => {
  test.each([
    ['gift under 20k', 'gift', 20_000],
    ['bag below ₦15,000', 'bag', 15_000],
    ['bag not more than 5 thousand naira', 'bag', 5_000],
    ['soap below #3k', 'soap', 3_000],
    ['bag under ₦20.000', 'bag', 20_000],
    ['bag under 20000naira', 'bag', 20_000],
    ['bag under NGN20000', 'bag', 20_000],
    ['bag under twenty five thousand', 'bag', 25_000],
    ['lamp under 1.5k', 'lamp', 1_500],
    ['watch under 0.5m', 'watch', 500_000],
    ['bag at most 20k', 'bag', 20_000],
    ['bag not above 20k', 'bag', 20_000],
    ['bag no pass 20k', 'bag', 20_000],
    ['bag less 20k', 'bag', 20_000],
    ['bag <20k', 'bag', 20_000],
    ['bag cheaper than 20k', 'bag', 20_000],
    ['bag 20k and below', 'bag', 20_000],
    ['bag within 20k budget', 'bag', 20_000],
  ])('is at most what is named: %s', (typed, q, most) => {
    expect(reading(typed)).toEqual([q, undefined, most])
  })

  test.each([
    ['furniture over 100k', 'furniture', 100_000, undefined],
    ['bag wey pass 20k', 'bag wey', 20_000, undefined],
    ['bag not less than 5k', 'bag', 5_000, undefined],
    ['5000 naira and above watch', 'watch', 5_000, undefined],
    ['gift between 5k and 10k', 'gift', 5_000, 10_000],
    ['bag from 5-10k', 'bag', 5_000, 10_000],
    ['10k to 20k bag', 'bag', 10_000, 20_000],
    ['above 5k below 10k bag', 'bag', 5_000, 10_000],
  ])('is at least what is named, or between two: %s', (typed, q, least, most) => {
    expect(reading(typed)).toEqual([q, least, most])
  })

  test.each([
    ['lamp around 20000', 'lamp', 15_000, 25_000],
    ['earrings 4k', 'earrings', 3_000, 5_000],
    ['N5000 necklace', 'necklace', 3_750, 6_250],
    ['bag of 10k', 'bag of', 7_500, 12_500],
  ])('is about what is named as money: %s', (typed, q, least, most) => {
    expect(reading(typed)).toEqual([q, least, most])
  })

  test.each([
    'bag under 20',
    'bag under $200',
    'underwear',
    'garri under 10kg',
    'inverter under 1000 watts',
    'power bank 20k mAh',
    'power bank 20,000 mAh',
    'dress size 12-14',
    'generator 2500',
    'n95 mask',
    'shoes 10 to 12',
  ])('is no size and no number of things: %s', (typed) => {
    expect(readPrice(typed)).toEqual({ q: typed })
  })
})
