import type { StateDelivery } from '@contract/entities/catalog/product'
import { describe, expect, it } from 'vitest'
import { stateDeliveryText } from './state-delivery-text'

const sent = {
  kind: 'sent' as const,
  fee_minor: 250_000,
  varies: false,
  days_min: 2,
  days_max: 4,
}
const TEXTS: [string, StateDelivery['terms']][] = [
  ['₦2,500 to Lagos, 2 to 4 days', sent],
  ['From ₦2,500 to Lagos, 2 to 4 days', { ...sent, varies: true }],
  ['₦2,500.50 to Lagos, 1 day', { ...sent, fee_minor: 250_050, days_min: 1, days_max: 1 }],
  ['Free to Lagos, 3 days', { ...sent, fee_minor: 0, days_min: 3, days_max: 3 }],
  ['From free to Lagos, 2 to 4 days', { ...sent, fee_minor: 0, varies: true }],
  ['Delivery to Lagos included', { kind: 'included' }],
  ['Not sent to Lagos', { kind: 'refused', reason: 'no_rate' }],
  ['By a carrier to Lagos', { kind: 'refused', reason: 'carrier_later' }],
  ['Not sent to Lagos at the moment', { kind: 'refused', reason: 'carrier_down' }],
  ['Not selling at the moment', { kind: 'refused', reason: 'store_resting' }],
  ['Too heavy to send to Lagos', { kind: 'refused', reason: 'weight' }],
]

describe('the delivery on a card', () => {
  it.each(TEXTS)('%s', (text, terms) => {
    expect(stateDeliveryText({ state: 'Lagos', terms }, 'NGN')).toBe(text)
  })
})
