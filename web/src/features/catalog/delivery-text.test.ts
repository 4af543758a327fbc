import { expect, test } from 'vitest'
import { deliveryText } from './delivery-text'

test.each([
  [['all'], 'All states'],
  [['Lagos'], 'Lagos'],
  [['Lagos', 'Oyo', 'Ogun'], 'Lagos, Oyo, Ogun'],
  [['Akwa Ibom', 'Cross River'], 'Akwa Ibom, Cross Riv…'],
  [['12345678901234567890'], '12345678901234567890'],
])('cuts %j at 20 characters', (states, text) => {
  expect(deliveryText(states)).toBe(text)
})
