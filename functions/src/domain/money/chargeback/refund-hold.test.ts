import { describe, expect, test } from 'vitest'
import type { Chargeback } from '../../../contract/entities/orders/chargeback'
import { timestampFromMillis } from '../../../contract/time'
import { refundHold } from './refund-hold'

const claim = (state: Chargeback['state'], beyond_minor?: number): Chargeback => ({
  id: `${state}-${beyond_minor}`,
  state,
  amount_minor: 100,
  ...(beyond_minor !== undefined && { beyond_minor }),
  opened_at: timestampFromMillis(0),
  due_at: timestampFromMillis(1),
})
const order = (...chargebacks: Chargeback[]) => ({ chargebacks })

describe('a refund', () => {
  test.each([
    ['is sent where nobody contests the payment', [order(), order()], null],
    [
      'waits while another order of the payment is contested',
      [order(), order(claim('open'))],
      'contested',
    ],
    ['is sent once the bank has given nothing', [order(claim('won')), order(claim('moved'))], null],
    ['of the rest is sent after the bank gave a part', [order(claim('lost'))], null],
    [
      'isn’t sent after the bank gave it, whichever order notes it',
      [order(), order(claim('lost', 5))],
      'given_by_bank',
    ],
    ['waits for another chargeback first', [order(claim('lost', 5), claim('open'))], 'contested'],
  ] as const)('%s', (_, orders, hold) => {
    expect(refundHold(orders)).toBe(hold)
  })
})
