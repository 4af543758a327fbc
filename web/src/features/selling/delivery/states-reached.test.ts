import { deliveryPresets, newDeliveryProfile } from '@contract/delivery/presets'
import type { DeliveryMethod, DeliveryRate } from '@contract/entities/delivery/delivery'
import { describe, expect, it } from 'vitest'
import { saveText, statesReached } from './states-reached'

const ORIGIN = { state: 'Rivers', city: 'Port Harcourt' }
const [own, everywhere, zones] = deliveryPresets(ORIGIN).map(({ rates }) => rates)

const count = (rates: DeliveryRate[] = [], methods: DeliveryMethod[] = ['courier']) =>
  statesReached({ rates, methods })

describe('the states that a store delivers to', () => {
  it('are all for a new store, which says nothing of where it sends', () => {
    expect(statesReached(newDeliveryProfile(ORIGIN))).toBe(37)
  })

  it('are counted by state, zone and everywhere', () => {
    expect([count(own), count(everywhere), count(zones), count()]).toEqual([1, 37, 37, 0])
  })

  it('count a rate of areas, and none of a method that is off', () => {
    const [base] = own ?? []
    const area = { ...base, scope: 'area', places: ['Kano/Dala'] } as DeliveryRate
    expect(count([area])).toBe(1)
    expect(count(own, ['motor_park'])).toBe(0)
    expect(count(own, ['carrier'])).toBe(37)
  })

  it('are on the button if some are left out', () => {
    expect(saveText({ rates: own ?? [], methods: ['courier'] })).toBe(
      'Save: you deliver to 1 of 37 states',
    )
    expect(saveText({ rates: zones ?? [], methods: ['courier'] })).toBe('Save delivery settings')
  })
})
