import { describe, expect, test } from 'vitest'
import { deliveryPresets, newDeliveryProfile } from '../../contract/delivery/presets'
import {
  type DeliveryProfileDraft,
  type DeliveryRate,
  deliveryProfileDraftSchema,
  deliveryRateSchema,
} from '../../contract/entities/delivery/delivery'
import { areaCodeOf } from '../../contract/reference/area-codes'
import { LOCATIONS } from '../../contract/reference/locations'
import { listGaps } from './list-gaps'
import { requireValidProfile } from './require-valid-profile'
import { PLACES } from './testing/random-profile'
import { IKEJA, sampleProfile, sampleRate } from './testing/sample-profile'

const refusedAt = (change: Partial<DeliveryProfileDraft>): Record<string, string> => {
  try {
    requireValidProfile(sampleProfile(change))
    return {}
  } catch (error) {
    expect(error).toMatchObject({ code: 'request/invalid' })
    return (error as { details: { fields: Record<string, string> } }).details.fields
  }
}

const areas = (state: string) => (LOCATIONS[state] ?? []).map((city) => areaCodeOf(state, city))

describe('a profile', () => {
  test('is accepted with gaps: places and weights without a rate', () => {
    expect(refusedAt({ rates: [sampleRate({ up_to_grams: 2_000 })] })).toEqual({})
  })

  test.each<[string, Partial<DeliveryRate>, Partial<DeliveryRate>]>([
    ['in one place', {}, { fee_minor: 1 }],
    ['with no limit of weight', { up_to_grams: 500 }, { up_to_grams: 500 }],
    ['everywhere', { scope: 'everywhere', places: [] }, { scope: 'everywhere', places: [] }],
    ['in one of several places', { places: ['Ogun', 'Lagos'] }, { places: ['Lagos', 'Oyo'] }],
    [
      'under a former name',
      { scope: 'area', places: ['Lagos/Somolu'] },
      { scope: 'area', places: ['Lagos/Shomolu'] },
    ],
  ])('is refused at the second of two rates for the same %s', (_why, first, second) => {
    const rates = [sampleRate(first), sampleRate({ places: ['Kano'] }), sampleRate(second)]
    expect(refusedAt({ rates })).toEqual({
      'rates.2.places': expect.stringMatching(/^Rate 1 has the same method, place and weight: /),
    })
  })

  test.each<[string, Partial<DeliveryRate>]>([
    ['another weight', { up_to_grams: 500 }],
    ['another place', { places: ['Ogun'] }],
    ['another scope', { scope: 'everywhere', places: [] }],
    ['another method', { method: 'motor_park', park: 'Jibowu Park' }],
  ])('may have two rates with %s', (_why, change) => {
    expect(refusedAt({ rates: [sampleRate(), sampleRate(change)] })).toEqual({})
  })

  test('is refused where a rate names a place twice', () => {
    expect(refusedAt({ rates: [sampleRate({ places: ['Lagos', 'Lagos'] })] })).toEqual({
      'rates.0.places': 'Names Lagos twice.',
    })
  })

  test.each<[string, Partial<DeliveryRate>]>([
    ['Atlantis', { places: ['Atlantis'] }],
    ['Lagos/Dala', { scope: 'area', places: ['Lagos/Dala'] }],
    ['toString/Dala', { scope: 'area', places: ['toString/Dala'] }],
    ['Lagos', { scope: 'area', places: ['Lagos'] }],
    ['Lagos', { scope: 'zone', places: ['Lagos'] }],
    ['constructor', { places: ['constructor'] }],
  ])('is refused where a rate names %s, which is no such place', (name, change) => {
    expect(refusedAt({ rates: [sampleRate(), sampleRate(change)] })).toEqual({
      'rates.1.places': `Not known: ${name}.`,
    })
  })

  test.each<[string, Partial<DeliveryProfileDraft>]>([
    ['rates', { rates: [sampleRate({ places: ['Kano'] })] }],
    ['rates', { rates: [sampleRate({ up_to_grams: 499 })] }],
    ['methods', { methods: ['courier', 'motor_park'] }],
    ['methods', { rates: [] }],
    ['origin.state', { origin: { state: 'Atlantis', city: 'Ikeja' } }],
    ['origin.city', { origin: { state: 'Kano', city: 'Ikeja' } }],
  ])('is refused at %s where it can not serve its own state: %j', (field, change) => {
    expect(Object.keys(refusedAt(change))).toEqual([field])
  })

  test('may be for pickup alone', () => {
    expect(refusedAt({ methods: ['pickup'], rates: [] })).toEqual({})
  })

  test('is refused with more places than there are', () => {
    const full = PLACES.map(({ state }) => state)
      .filter((state, at, all) => all.indexOf(state) === at)
      .map((state) => sampleRate({ scope: 'area', places: areas(state) }))
    expect(refusedAt({ rates: full })).toEqual({})
    const again = full.slice(0, 10).map((rate) => ({ ...rate, up_to_grams: 700 }))
    expect(refusedAt({ rates: [...full, ...again] })).toHaveProperty('rates')
  })

  test.each(PLACES.filter(({ state }, at) => PLACES.findIndex((p) => p.state === state) === at))(
    'of each one-tap start holds for a store in $state',
    (origin) => {
      for (const { rates } of deliveryPresets(origin)) {
        const profile = { ...newDeliveryProfile(origin), rates }
        expect(deliveryProfileDraftSchema.safeParse(profile).success).toBe(true)
        expect(() => requireValidProfile(profile)).not.toThrow()
      }
    },
  )
})

describe('a rate', () => {
  test.each<[string, Partial<DeliveryRate>]>([
    ['days_max', { days_min: 3, days_max: 2 }],
    ['days_max', { days_max: 31 }],
    ['days_min', { days_min: -1 }],
    ['days_min', { days_min: 0.5 }],
    ['places', { places: [] }],
    ['places', { scope: 'everywhere' }],
    ['places', { places: areas('Kano').concat(areas('Oyo')) }],
    ['park', { method: 'motor_park' }],
    ['park', { park: 'Jibowu Park' }],
    ['fee_minor', { fee_minor: -1 }],
    ['fee_minor', { fee_minor: 100_000_001 }],
    ['fee_minor', { fee_minor: 1.5 }],
    ['up_to_grams', { up_to_grams: 0 }],
  ])('is refused at %s: %j', (field, change) => {
    const { error } = deliveryRateSchema.safeParse(sampleRate(change))
    expect(error?.issues.map(({ path }) => path[0])).toContain(field)
  })

  test('can not name a carrier: none can be booked', () => {
    const rate = { ...sampleRate(), method: 'carrier' }
    expect(deliveryRateSchema.safeParse(rate).success).toBe(false)
  })
})

describe('the gaps of a profile', () => {
  test('are none where one price holds everywhere', () => {
    const rates = [sampleRate({ scope: 'everywhere', places: [] })]
    expect(listGaps(sampleProfile({ rates }))).toEqual({ places: [] })
  })

  test('are the other states, whole, and the missing areas of a state by name', () => {
    const rates = [sampleRate({ scope: 'area', places: areas('Lagos').slice(1) })]
    const { places } = listGaps(sampleProfile({ rates }))
    expect(places).toHaveLength(37)
    expect(places.find(({ state }) => state === 'Lagos')?.areas).toEqual(['Agege'])
    expect(places.find(({ state }) => state === 'Kano')?.areas).toEqual([])
  })

  test('are the weights above the lightest limit among the places', () => {
    const rates = [
      sampleRate({ up_to_grams: 2_000 }),
      sampleRate({ up_to_grams: 5_000, fee_minor: 1 }),
      sampleRate({ places: ['Ogun'] }),
    ]
    expect(listGaps(sampleProfile({ rates })).up_to_grams).toBe(5_000)
    expect(listGaps(sampleProfile({ rates: rates.slice(2), origin: IKEJA }))).not.toHaveProperty(
      'up_to_grams',
    )
  })

  test('are everywhere for a store that is for pickup alone', () => {
    expect(listGaps(sampleProfile({ methods: ['pickup'] })).places).toHaveLength(37)
  })
})
