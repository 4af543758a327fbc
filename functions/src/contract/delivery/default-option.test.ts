import { expect, it } from 'vitest'
import type { DeliveryMethod } from '../entities/delivery/delivery'
import { defaultOption } from './default-option'

const chosen = (...options: [DeliveryMethod, number][]) =>
  defaultOption(options.map(([method, fee_minor]) => ({ method, fee_minor })))?.method

it('is the cheapest that the store’s rates send', () => {
  expect(chosen(['courier', 300], ['motor_park', 200], ['pickup', 0])).toBe('motor_park')
})

it('is a carrier only if no rate of the store reaches the place, and pickup last', () => {
  expect(chosen(['courier', 300], ['carrier', 100])).toBe('courier')
  expect(chosen(['pickup', 0], ['carrier', 100])).toBe('carrier')
  expect(chosen(['pickup', 0])).toBe('pickup')
})

it('is none if nothing is offered', () => {
  expect(chosen()).toBeUndefined()
})
