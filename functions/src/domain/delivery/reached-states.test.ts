import { describe, expect, it } from 'vitest'
import { deliveryPresets } from '../../contract/delivery/presets'
import type { DeliveryProfileDraft } from '../../contract/entities/delivery/delivery'
import { reachedStates } from './reached-states'

const [ownState, everywhere] = deliveryPresets({ state: 'Lagos', city: 'Ikeja' })
const ratesOf = (preset: typeof ownState) => preset?.rates ?? []
const by = (
  methods: DeliveryProfileDraft['methods'],
  rates: DeliveryProfileDraft['rates'],
  delivery_states = ['all'],
) => reachedStates({ methods, rates }, { delivery_states })

describe('where a product is sent', () => {
  it('is where its store’s rates go', () => {
    expect(by(['courier'], ratesOf(ownState))).toEqual(['Lagos'])
    expect(by(['courier'], ratesOf(ownState), ['Lagos', 'Kano'])).toEqual(['Lagos'])
  })

  it('is a state of which one area is reached', () => {
    const [rate] = ratesOf(ownState)
    const area = rate && { ...rate, scope: 'area' as const, places: ['Kano/Dala'] }
    expect(by(['courier'], area ? [area] : [])).toEqual(['Kano'])
  })

  it('is as its vendor says where rates leave nothing out', () => {
    expect(by(['courier'], ratesOf(everywhere))).toBeUndefined()
    expect(by(['courier'], ratesOf(ownState), ['Lagos'])).toBeUndefined()
    expect(reachedStates(undefined, { delivery_states: ['all'] })).toBeUndefined()
  })

  it('is everywhere by a carrier, and nowhere by rates of a way that is switched off', () => {
    expect(by(['carrier'], [])).toBeUndefined()
    expect(by(['pickup'], ratesOf(everywhere))).toEqual([])
  })
})
