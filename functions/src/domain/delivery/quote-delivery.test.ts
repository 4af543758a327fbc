import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DEFAULT_WEIGHT_GRAMS,
  type DeliveryProfileDraft,
  type DeliveryRate,
  type Place,
  RATED_METHODS,
} from '../../contract/entities/delivery/delivery'
import { LOCATIONS } from '../../contract/reference/locations'
import { STATES } from '../../contract/reference/states'
import { zoneOf } from '../../contract/reference/zones'
import { quoteDelivery } from './quote-delivery'
import { PLACES, randomProfile, WEIGHTS } from './testing/random-profile'
import { IKEJA, KANO, sampleProfile, sampleRate } from './testing/sample-profile'

const IS_DEEP = process.env.OJA_DEEP === '1'
const RUNS = IS_DEEP ? 500 : 20
/** Of the 774 areas, in a run that isn't deep. */
const SAMPLED = 40

const one = (weight_grams?: number, price = 1_000_000) => [
  { quantity: 1, price, ...(weight_grams === undefined ? {} : { weight_grams }) },
]

/** The rule once more, in another way: the first of all rates that fit, by place and by weight. */
const expectedRate = (
  { rates }: DeliveryProfileDraft,
  method: DeliveryRate['method'],
  { state, city }: Place,
  grams: number,
): number | undefined => {
  const rank = ({ scope, places }: DeliveryRate): number =>
    scope === 'area' && places.includes(`${state}/${city}`)
      ? 0
      : scope === 'state' && places.includes(state)
        ? 1
        : scope === 'zone' && places.includes(zoneOf(state) ?? '')
          ? 2
          : scope === 'everywhere'
            ? 3
            : 9
  const order = (rate: DeliveryRate) => rank(rate) * 1e9 + (rate.up_to_grams ?? 1e8)
  const fitting = rates
    .map((rate, index) => ({ rate, index }))
    .filter(({ rate }) => rate.method === method && rank(rate) < 9)
    .filter(({ rate }) => rate.up_to_grams === undefined || rate.up_to_grams >= grams)
  return fitting.sort((a, b) => order(a.rate) - order(b.rate) || a.index - b.index)[0]?.index
}

const placesOfRun = IS_DEEP
  ? fc.constant(PLACES)
  : fc.uniqueArray(fc.constantFrom(...PLACES), { minLength: SAMPLED, maxLength: SAMPLED })

describe('a quote, for every area, state and weight,', () => {
  test('is the rate of the most specific place, then of the smallest weight that fits', () => {
    fc.assert(
      fc.property(randomProfile, placesOfRun, (profile, places) => {
        for (const place of places) {
          for (const grams of WEIGHTS) {
            const { options, refusal } = quoteDelivery(profile, one(grams), place)
            const won = RATED_METHODS.filter((method) => profile.methods.includes(method)).map(
              (method) => expectedRate(profile, method, place, grams),
            )
            expect(options.flatMap(({ rate }) => rate ?? [])).toEqual(
              won.filter((index) => index !== undefined),
            )
            expect(refusal === undefined).toBe(won.some((index) => index !== undefined))
          }
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('has one fee, of one rate, and never that of two', () => {
    fc.assert(
      fc.property(randomProfile, placesOfRun, (profile, places) => {
        for (const place of places) {
          const lines = WEIGHTS.slice(0, 4).flatMap((grams) => one(grams, 0))
          for (const { rate, fee_minor } of quoteDelivery(profile, lines, place).options) {
            expect(fee_minor).toBe(rate === undefined ? 0 : profile.rates[rate]?.fee_minor)
          }
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('is free from the threshold on, and only the fee changes', () => {
    fc.assert(
      fc.property(randomProfile, fc.constantFrom(...PLACES), (profile, place) => {
        const free_from_minor = 100_000
        const quoted = (price: number) =>
          quoteDelivery({ ...profile, free_from_minor }, one(500, price), place)
        const below = quoted(free_from_minor - 1)
        const from = quoted(free_from_minor)
        expect(from.options).toEqual(below.options.map((option) => ({ ...option, fee_minor: 0 })))
        expect(from.refusal).toBe(below.refusal)
      }),
      { numRuns: RUNS * 20 },
    )
  })

  test('is the same in every area of a state, unless a rate names one', () => {
    fc.assert(
      fc.property(randomProfile, (profile) => {
        const rates = profile.rates.filter(({ scope }) => scope !== 'area')
        for (const state of STATES) {
          const quotes = (LOCATIONS[state] ?? []).map((city) =>
            JSON.stringify(quoteDelivery({ ...profile, rates }, one(500), { state, city })),
          )
          expect(new Set(quotes).size).toBe(1)
        }
      }),
      { numRuns: RUNS },
    )
  })
})

describe('a quote', () => {
  const byWeight = sampleProfile({
    methods: ['courier', 'pickup'],
    rates: [
      sampleRate({ up_to_grams: 1_000, fee_minor: 200_000 }),
      sampleRate({ up_to_grams: 5_000, fee_minor: 400_000 }),
      sampleRate({
        scope: 'zone',
        places: ['south_west'],
        up_to_grams: 20_000,
        fee_minor: 900_000,
      }),
    ],
  })
  const feeOf = (grams: number | undefined, quantity = 1) =>
    quoteDelivery(byWeight, [{ ...one(grams)[0], quantity, price: 1 }], IKEJA).options[0]?.fee_minor

  test.each([0, undefined])(
    'takes the weight %s for unknown, never for nothing (case 17)',
    (grams) => {
      expect(feeOf(grams)).toBe(feeOf(DEFAULT_WEIGHT_GRAMS))
      expect(feeOf(grams, 3)).toBe(feeOf(3 * DEFAULT_WEIGHT_GRAMS))
      expect(feeOf(grams, 3)).toBe(400_000)
    },
  )

  test('takes the next wider place for what is heavier than the largest row (case 18)', () => {
    expect(feeOf(5_001)).toBe(900_000)
  })

  test('says that it is the weight where no row is large enough, and offers pickup (case 18)', () => {
    const { options, refusal } = quoteDelivery(byWeight, one(20_001), IKEJA)
    expect(refusal).toBe('weight')
    expect(options).toEqual([{ method: 'pickup', fee_minor: 0, days_min: 0, days_max: 0 }])
  })

  test('says that there is no rate, with no method, in an area that none names (case 19)', () => {
    expect(quoteDelivery(sampleProfile(), one(), KANO)).toEqual({
      version: 1,
      options: [],
      refusal: 'no_rate',
    })
  })

  test('knows an area by its former name, in the rate and in the address (case 20)', () => {
    const rates = [sampleRate({ scope: 'area', places: ['Ogun/Egbado North'] })]
    const profile = sampleProfile({ rates })
    for (const city of ['Egbado North', 'Yewa North']) {
      expect(quoteDelivery(profile, one(), { state: 'Ogun', city }).options).toHaveLength(1)
    }
    expect(quoteDelivery(profile, one(), { state: 'Ogun', city: 'Yewa South' }).options).toEqual([])
  })

  test('keeps areas of the same name in two states apart (case 20)', () => {
    const profile = sampleProfile({
      rates: [sampleRate({ scope: 'area', places: ['Lagos/Surulere'] })],
    })
    expect(
      quoteDelivery(profile, one(), { state: 'Lagos', city: 'Surulere' }).options,
    ).toHaveLength(1)
    expect(quoteDelivery(profile, one(), { state: 'Oyo', city: 'Surulere' }).options).toEqual([])
  })

  test('carries the version of the profile it was made from (case 21)', () => {
    expect(quoteDelivery(sampleProfile({ version: 7 }), one(), IKEJA).version).toBe(7)
  })

  test('names the park where a waybill is collected', () => {
    const profile = sampleProfile({
      methods: ['motor_park'],
      rates: [sampleRate({ method: 'motor_park', park: 'Jibowu Park' })],
    })
    expect(quoteDelivery(profile, one(), IKEJA).options[0]).toMatchObject({
      method: 'motor_park',
      park: 'Jibowu Park',
    })
  })

  test('leaves out the rates of a method that is switched off', () => {
    const rates = [sampleRate(), sampleRate({ method: 'motor_park', park: 'Jibowu Park' })]
    const { options } = quoteDelivery(sampleProfile({ rates }), one(), IKEJA)
    expect(options.map(({ method }) => method)).toEqual(['courier'])
  })
})

describe('a carrier', () => {
  const profile = sampleProfile({ methods: ['carrier', 'pickup'], rates: [] })
  const item = { quantity: 1, price: 1_000_000, weight_grams: 800 }
  const offer = { fee_minor: 273_050, days_min: 1, days_max: 3, courier_name: 'Fez Delivery' }
  const carrier = { ...offer, carrier: 'shipbubble' }

  test('is offered as it quotes, never free, beside what the vendor offers', () => {
    const free = { ...profile, free_from_minor: 1 }
    const { options, refusal, carrier_refusal } = quoteDelivery(free, [item], IKEJA, { carrier })
    expect(options).toEqual([
      { method: 'pickup', fee_minor: 0, days_min: 0, days_max: 0 },
      { method: 'carrier', ...offer },
    ])
    expect([refusal, carrier_refusal]).toEqual([undefined, undefined])
  })

  test.each(['carrier_down', 'weight_unknown', 'no_rate'] as const)(
    'is hidden with the reason, and what else there is stays: %s',
    (reason) => {
      const refused = quoteDelivery(profile, [item], IKEJA, { carrier: { refusal: reason } })
      expect(refused).toMatchObject({ refusal: reason, carrier_refusal: reason })
      expect(refused.options.map(({ method }) => method)).toEqual(['pickup'])
      const courier = sampleProfile({ methods: ['courier', 'carrier'] })
      const beside = quoteDelivery(courier, [item], IKEJA, { carrier: { refusal: reason } })
      expect(beside).not.toHaveProperty('refusal')
      expect(beside.carrier_refusal).toBe(reason)
    },
  )

  test('is left for the checkout where nobody was asked', () => {
    expect(quoteDelivery(profile, [item], KANO)).toMatchObject({ refusal: 'carrier_later' })
  })

  test('is not offered by a store that doesn’t work with them', () => {
    const courier = sampleProfile({ methods: ['courier'] })
    const { options } = quoteDelivery(courier, [item], IKEJA, { carrier })
    expect(options.map(({ method }) => method)).toEqual(['courier'])
  })
})
