import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_STATES } from '../../contract/catalog/product-facts'
import type { DeliveryProfileDraft, DeliveryRate } from '../../contract/entities/delivery/delivery'
import { LOCATIONS } from '../../contract/reference/locations'
import { STATES } from '../../contract/reference/states'
import { quoteDelivery } from './quote-delivery'
import { quoteAreas, stateDelivery } from './quote-state'
import { randomProfile } from './testing/random-profile'
import { sampleRate as rate, sampleProfile } from './testing/sample-profile'

const profileWith = (rates: DeliveryRate[]) => sampleProfile({ rates })
const product = { id: 'p'.repeat(20), price: 1_000_000, delivery_states: [ALL_STATES] }
/** A Monday, 10:00 in Lagos. */
const NOW = Date.UTC(2026, 10, 23, 9)
const item = { quantity: 1, price: product.price }

describe('the delivery of a card to a state', () => {
  it('costs what the state costs, in working days from the order on', () => {
    const profile = profileWith([rate({ scope: 'state', places: ['Lagos'], fee_minor: 250_000 })])
    const { days_min, days_max } = rate({})
    expect(stateDelivery(profile, product, 'Lagos', NOW)).toEqual({
      state: 'Lagos',
      terms: {
        kind: 'sent',
        fee_minor: 250_000,
        varies: false,
        days_min: profile.handling_days + days_min,
        days_max: profile.handling_days + days_max,
      },
    })
  })

  it('costs the least of its areas where they differ, and says so', () => {
    const profile = profileWith([
      rate({ scope: 'state', places: ['Lagos'], fee_minor: 250_000 }),
      rate({ scope: 'area', places: ['Lagos/Ikeja'], fee_minor: 100_000 }),
    ])
    expect(stateDelivery(profile, product, 'Lagos', NOW).terms).toMatchObject({
      fee_minor: 100_000,
      varies: true,
    })
  })

  it('varies where some areas are not reached', () => {
    const profile = profileWith([rate({ scope: 'area', places: ['Lagos/Ikeja'] })])
    expect(stateDelivery(profile, product, 'Lagos', NOW).terms).toMatchObject({ varies: true })
  })

  it('is included without a profile', () => {
    expect(stateDelivery(undefined, product, 'Lagos', NOW).terms).toEqual({ kind: 'included' })
  })

  it.each<[string, DeliveryProfileDraft | undefined, typeof product]>([
    ['no_rate', profileWith([rate({ scope: 'state', places: ['Lagos'] })]), product],
    ['weight', profileWith([rate({ scope: 'everywhere', places: [], up_to_grams: 499 })]), product],
    ['no_rate', undefined, { ...product, delivery_states: ['Lagos'] }],
    [
      'no_rate',
      profileWith([rate({ scope: 'everywhere', places: [] })]),
      { ...product, delivery_states: ['Lagos'] },
    ],
  ])('is refused for %s', (reason, profile, sold) => {
    expect(stateDelivery(profile, sold, 'Kano', NOW).terms).toEqual({ kind: 'refused', reason })
  })
})

describe('the delivery of a resting store', () => {
  const holiday = { from: '2026-11-23', back_on: '2026-12-03' }
  const rest = { holiday, paused_at: null }

  it('is refused on its cards, and offered again on the day it is back', () => {
    const resting = { ...product, store_rest: rest }
    for (const profile of [undefined, profileWith([rate({ scope: 'everywhere', places: [] })])]) {
      expect(stateDelivery(profile, resting, 'Lagos', NOW).terms).toEqual({
        kind: 'refused',
        reason: 'store_resting',
      })
      const back = stateDelivery(profile, resting, 'Lagos', Date.UTC(2026, 11, 2, 23))
      expect(back.terms.kind).not.toBe('refused')
    }
  })

  it('is refused for every area, whatever its rates', () => {
    fc.assert(
      fc.property(randomProfile, fc.constantFrom(...STATES), (profile, state) => {
        const [group, ...others] = quoteAreas(profile, item, state, true)
        expect(others).toEqual([])
        expect(group?.quote).toEqual({
          version: profile.version,
          options: [],
          refusal: 'store_resting',
        })
      }),
      { numRuns: 20 },
    )
  })
})

describe('the areas of a state', () => {
  it('are each in one group, with the quote of their own, for every state and profile', () => {
    fc.assert(
      fc.property(randomProfile, fc.constantFrom(...STATES), (profile, state) => {
        const groups = quoteAreas(profile, item, state)
        expect(groups.flatMap(({ areas }) => areas).sort()).toEqual(
          [...(LOCATIONS[state] ?? [])].sort(),
        )
        for (const { areas, quote } of groups) {
          for (const city of areas) {
            expect(quoteDelivery(profile, [item], { state, city })).toEqual(quote)
          }
        }
      }),
      { numRuns: 50 },
    )
  })
})
