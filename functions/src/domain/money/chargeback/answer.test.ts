import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { HOUR_MS } from '../../../contract/time'
import { acceptableMinor, answerByRule, answersAt, type ContestedOrder } from './answer'

const order = (actions: string[], refunded_minor = 0, claimed_minor = 1_000): ContestedOrder => ({
  transaction: {
    shipment: null,
    money: { charged_minor: 1_000, refunded_minor },
    chargebacks: [{ id: 'c', state: 'open', amount_minor: claimed_minor }],
  } as unknown as Transaction,
  events: actions.map((action) => ({ action })),
})

/** The same, of which the vendor has the goods again. */
const back = ({ transaction, events }: ContestedOrder, is_whole: boolean): ContestedOrder => ({
  transaction: { ...transaction, return: { is_whole, arrived_at: true } as never },
  events,
})

describe('the rule', () => {
  test.each([
    [
      'contests what was handed over with the code',
      [order(['ship', 'deliver_with_code'])],
      'contest',
    ],
    ['contests what was returned whole', [order([], 1_000)], 'contest'],
    ['accepts what was not sent', [order(['confirm'])], 'accept'],
    ['accepts the rest of what was partly returned and not sent', [order([], 400)], 'accept'],
    ['contests weakly what was only sent', [order(['ship'])], 'contest_weakly'],
    [
      'contests a charge of which one order was handed over',
      [order([]), order(['deliver_with_code'])],
      'contest',
    ],
    [
      'contests weakly what a carrier brought, though it is sent once more',
      [order(['book', 'carrier_delivered', 'accept_return'])],
      'contest_weakly',
    ],
    ['accepts what the carrier brought back', [order(['book', 'carrier_cancelled'])], 'accept'],
    [
      'contests weakly what was handed over and is back whole',
      [back(order(['ship', 'deliver_with_code', 'take_back']), true)],
      'contest_weakly',
    ],
    [
      'contests what was handed over and is back in part',
      [back(order(['ship', 'deliver_with_code', 'take_back']), false)],
      'contest',
    ],
    ['accepts a charge only if no order was sent', [order([]), order(['ship'])], 'contest_weakly'],
  ] as const)('%s', (_, orders, answer) => {
    expect(answerByRule(orders)).toBe(answer)
  })

  test('accepts at most what was paid and not refunded (case 33)', () => {
    const parts = [order([], 400), order([], 1_000), order([], 0, 300)]
    expect(
      acceptableMinor(
        parts.map(({ transaction }) => transaction),
        'c',
      ),
    ).toBe(600 + 0 + 300)
    expect(
      acceptableMinor(
        parts.map(({ transaction }) => transaction),
        'other',
      ),
    ).toBe(0)
  })

  test('answers four hours before the bank stops listening', () => {
    expect(answersAt(16 * HOUR_MS)).toBe(12 * HOUR_MS)
  })
})
