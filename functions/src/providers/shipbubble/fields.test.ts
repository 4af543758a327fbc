import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryDays } from './delivery-days'
import { feeField, linkField, nairaField, statusField } from './fields'

describe('an amount in naira', () => {
  it('is that many kobo, however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (minor) => {
        expect(nairaField.parse(minor / 100)).toBe(minor)
        expect(nairaField.parse((minor / 100).toFixed(2))).toBe(minor)
      }),
    )
  })

  it.each([-1, 0.005, Number.NaN, Number.POSITIVE_INFINITY, '1,000', '1.234', '', null, {}])(
    'is not %s',
    (given) => {
      expect(nairaField.safeParse(given).success).toBe(false)
    },
  )

  it.each([0, 1_000_000.01])('of a courier is not %s', (given) => {
    expect(feeField.safeParse(given).success).toBe(false)
  })
})

describe('a status', () => {
  it.each([
    ['picked_up', 'picked_up'],
    ['Picked Up', 'picked_up'],
    [' IN-TRANSIT ', 'in_transit'],
  ])('%s is %s', (given, status) => {
    expect(statusField.parse(given)).toBe(status)
  })

  it.each(['delivered to nobody', '', 7])('is not %s', (given) => {
    expect(statusField.safeParse(given).success).toBe(false)
  })
})

describe('a link', () => {
  it.each(['javascript:alert(1)', 'http://example.com', 'x', '', null, undefined])(
    'that people can’t be led to is none: %s',
    (given) => {
      expect(linkField.parse(given)).toBeNull()
    },
  )
})

describe('the days of a courier', () => {
  it.each([
    ['Same day delivery', null, [0, 0]],
    ['Next day delivery', null, [1, 1]],
    ['Within 2 - 5 working days', null, [2, 5]],
    ['Delivery in 3 days', null, [3, 3]],
    ['Soon', '2026-11-26 11:29:53', [3, 3]],
    [null, '2026-11-23 11:29:53', [0, 0]],
    ['Within 5 - 2 days', '2026-11-25 10:00:00', [2, 2]],
  ])('%s and %s', (eta, eta_time, [days_min, days_max]) => {
    expect(deliveryDays({ eta, eta_time }, '2026-11-23')).toEqual({ days_min, days_max })
  })

  it.each([
    ['Soon', null],
    ['Within 90 days', null],
    ['1 2 3 days', 'tomorrow'],
    [null, '2026-11-20 10:00:00'],
    [null, null],
  ])('are unknown from %s and %s', (eta, eta_time) => {
    expect(deliveryDays({ eta, eta_time }, '2026-11-23')).toBeUndefined()
  })
})
