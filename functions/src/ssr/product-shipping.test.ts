import { describe, expect, test } from 'vitest'
import type { DeliveryProfile, DeliveryRate } from '../contract/entities/delivery/delivery'
import { STATES } from '../contract/reference/states'
import { timestampFromMillis } from '../contract/time'
import { sampleProduct } from '../seo/testing/sample'
import { shippingOf } from './product-shipping'

const rate = (change: Partial<DeliveryRate> = {}): DeliveryRate => ({
  method: 'courier',
  scope: 'everywhere',
  places: [],
  fee_minor: 500_000,
  days_min: 2,
  days_max: 7,
  ...change,
})

const profileOf = (
  rates: DeliveryRate[],
  change: Partial<DeliveryProfile> = {},
): DeliveryProfile => ({
  origin: { state: 'Lagos', city: 'Ikeja' },
  working_days: [1, 2, 3, 4, 5],
  cutoff_hour: 16,
  handling_days: 2,
  methods: ['courier', 'motor_park'],
  rates,
  free_from_minor: null,
  version: 1,
  updated_at: timestampFromMillis(0),
  ...change,
})

const product = sampleProduct({ delivery_version: 1 })
const feesOf = (profile: DeliveryProfile, of = product) =>
  shippingOf(of, profile).map(({ shippingRate }) => (shippingRate as { value: string }).value)

describe('the delivery in a product’s markup', () => {
  test('is free where it is included in the price, to the states that it goes to', () => {
    const [everywhere] = shippingOf(sampleProduct(), undefined)
    expect(everywhere).toMatchObject({
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: '0', currency: 'NGN' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'NG' },
    })
    expect(everywhere?.shippingDestination).not.toHaveProperty('addressRegion')
    const [some] = shippingOf(sampleProduct({ delivery_states: ['Lagos', 'Oyo'] }), undefined)
    expect(some?.shippingDestination).toMatchObject({ addressRegion: ['Lagos', 'Oyo'] })
  })

  test('has what each rate of the store costs and takes', () => {
    const rates = [
      rate({ scope: 'state', places: ['Lagos'], fee_minor: 250_050, days_min: 1, days_max: 3 }),
      rate({ scope: 'zone', places: ['south_west'], fee_minor: 400_000 }),
    ]
    const [state, zone] = shippingOf(product, profileOf(rates))
    expect([state, zone]).toMatchObject([
      {
        shippingRate: { value: '4000' },
        shippingDestination: {
          addressRegion: STATES.filter((one) =>
            ['Ekiti', 'Lagos', 'Ogun', 'Ondo', 'Osun', 'Oyo'].includes(one),
          ),
        },
      },
      {
        shippingRate: { value: '2500.50' },
        shippingDestination: { addressRegion: ['Lagos'] },
        deliveryTime: {
          handlingTime: { minValue: 0, maxValue: 2, unitCode: 'DAY' },
          transitTime: { minValue: 1, maxValue: 3, unitCode: 'DAY' },
        },
      },
    ])
  })

  test('has the cheapest rate that carries its weight', () => {
    const rates = [
      rate({ up_to_grams: 400, fee_minor: 100_000 }),
      rate({ up_to_grams: 5_000, fee_minor: 200_000 }),
      rate({ fee_minor: 900_000 }),
    ]
    expect(feesOf(profileOf(rates))).toEqual(['2000'])
    expect(feesOf(profileOf(rates), { ...product, weight_grams: 6_000 })).toEqual(['9000'])
  })

  test('is free above what the store says', () => {
    expect(feesOf(profileOf([rate()], { free_from_minor: product.price }))).toEqual(['0'])
    expect(feesOf(profileOf([rate()], { free_from_minor: product.price + 1 }))).toEqual(['5000'])
  })

  test('says nothing where it isn’t known, or of a way that the store no longer takes', () => {
    expect(shippingOf(product, undefined)).toEqual([])
    expect(feesOf(profileOf([rate({ scope: 'area', places: ['la-ikeja'] })]))).toEqual([])
    expect(feesOf(profileOf([rate()], { methods: ['pickup'] }))).toEqual([])
  })
})
