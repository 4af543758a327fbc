import { expect, test } from 'vitest'
import { deliveryText, statesOf, statesText } from './delivery-text'

test.each([
  [['all'], 'All states'],
  [['Lagos'], 'Lagos'],
  [['Lagos', 'Oyo', 'Ogun'], 'Lagos, Oyo, Ogun'],
  [['Akwa Ibom', 'Cross River'], 'Akwa Ibom, Cross Riv…'],
  [['12345678901234567890'], '12345678901234567890'],
])('cuts %j at 20 characters', (states, text) => {
  expect(deliveryText(states)).toBe(text)
})

test('has the states of the store’s rates where these are fewer, on card and page', () => {
  const states = statesOf({ delivery_states: ['all'], reached_states: ['Ogun'] })
  expect([deliveryText(states), statesText(states)]).toEqual(['Ogun', 'Ogun'])
  expect(deliveryText(statesOf({ delivery_states: ['all'] }))).toBe('All states')
  expect(deliveryText(statesOf({ delivery_states: ['all'], reached_states: [] }))).toBe(
    'Pickup only',
  )
})
