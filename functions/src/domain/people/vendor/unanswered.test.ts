import { describe, expect, test } from 'vitest'
import { timestampFromMillis } from '../../../contract/time'
import { isUnanswering } from './unanswered'

const T = 1_800_000_000_000
const order = (change: object = {}) => ({
  applied_commands: ['buyer:create:', 'provider:payment_confirmed:', 'system:expire:'],
  invoice_number: 1,
  ended_at: timestampFromMillis(T),
  ...change,
})
const silent = order()
const answered = order({ applied_commands: ['buyer:create:', 'vendor:confirm:'], ended_at: null })
const declined = order({ applied_commands: ['buyer:create:', 'vendor:decline:'] })
const waiting = order({ applied_commands: ['buyer:create:'], ended_at: null })
const unpaid = order({ invoice_number: null })

describe('a store leaves orders unanswered', () => {
  test.each([
    ['with three in a row', true, [silent, silent, silent]],
    ['with three in front of one that it answered', true, [silent, silent, silent, answered]],
    [
      'past what still waits and what was never paid',
      true,
      [waiting, silent, unpaid, silent, silent],
    ],
    ['not with two', false, [silent, silent]],
    ['not with a confirmation among them', false, [silent, answered, silent, silent]],
    ['not with a decline among them', false, [silent, silent, declined, silent]],
    ['not with none', false, []],
  ])('%s', (_why, expected, orders) => {
    expect(isUnanswering(orders, 0)).toBe(expected)
  })

  test('not by orders that ended before it sold again', () => {
    const later = order({ ended_at: timestampFromMillis(T + 1) })
    expect(isUnanswering([later, later, silent], T)).toBe(false)
    expect(isUnanswering([later, later, later], T)).toBe(true)
  })
})
