import { describe, expect, it } from 'vitest'
import { ORDER_STEPS, stepLabel, stepsDone } from './steps'

type Order = Parameters<typeof stepLabel>[0]
const order = (
  status: Order['status']['status'],
  fulfilment: Order['fulfilment'],
  charged_minor = 500,
): Order => ({
  status: { status },
  fulfilment,
  money: { charged_minor, held_minor: 0, released_minor: 0, fee_minor: 0, refunded_minor: 0 },
})

describe('the steps of an order', () => {
  it.each([
    [order('pending', 'awaiting_confirmation', 0), 0, 'Not paid'],
    [order('in_escrow', 'awaiting_confirmation'), 1, 'Paid'],
    [order('in_escrow', 'confirmed'), 2, 'Confirmed'],
    [order('in_escrow', 'shipped'), 3, 'Sent'],
    [order('in_escrow', 'delivered'), 4, 'Delivered'],
    [order('completed', 'delivered'), 5, 'Done'],
  ])('of %j are %i, called %s', (given, done, label) => {
    expect(stepsDone(given)).toBe(done)
    expect(stepLabel(given)).toBe(label)
  })

  it('ends a completed order with the last of them, even if it was approved early', () => {
    expect(stepsDone(order('completed', 'confirmed'))).toBe(ORDER_STEPS.length)
  })

  it.each([
    ['confirmed', 2],
    ['shipped', 3],
    ['delivered', 4],
  ] as const)('keeps an order in dispute where it was: %s', (fulfilment, done) => {
    expect(stepsDone(order('in_dispute', fulfilment))).toBe(done)
    expect(stepLabel(order('in_dispute', fulfilment))).toBe('In dispute')
  })

  it('says of a reversed order whether money went back', () => {
    expect(stepLabel(order('reversed', 'cancelled', 0))).toBe('Cancelled')
    expect(stepLabel(order('reversed', 'cancelled'))).toBe('Refunded')
    expect(stepsDone(order('reversed', 'cancelled'))).toBeUndefined()
  })
})
