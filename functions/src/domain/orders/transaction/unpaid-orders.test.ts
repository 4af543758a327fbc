import { describe, expect, test } from 'vitest'
import { AppError } from '../../../contract/api/errors'
import { DAY_MS, timestampFromMillis } from '../../../contract/time'
import { after, chargedBack, opened, paid, START, type Step } from './testing/sample'
import {
  checkUnpaidOrders,
  type UnpaidOrders,
  unpaidOrdersOf,
  withUnpaidOrders,
} from './unpaid-orders'

const none: UnpaidOrders = { orders: {}, lapsed: {}, has_completed: false }
const wanted = { product_id: 'drum' }
const lamp = { first: { a: ['lamp'] } }
const lapsed = (...ago: number[]) =>
  Object.fromEntries(ago.map((ms, at) => [`gone${at}`, timestampFromMillis(START - ms)]))

const refusal = (run: () => unknown): Pick<AppError, 'code' | 'details'> | undefined => {
  try {
    run()
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, details: error.details }
    throw error
  }
  return undefined
}
const check = (unpaid: UnpaidOrders) =>
  refusal(() => checkUnpaidOrders(unpaid, [wanted.product_id, 'vase'], START))
const order = (unpaid: UnpaidOrders) => {
  const checkout = { reference: 'second', orders: [{ id: 'new', lines: [wanted] }] }
  return withUnpaidOrders(unpaid, 'buyer-uid', checkout, START)
}

describe('a buyer', () => {
  test('may have two orders unpaid, of different products', () => {
    expect(check(none)).toBeUndefined()
    expect(check({ ...none, orders: lamp })).toBeUndefined()
    expect(check({ ...none, orders: { ...lamp, other: { b: ['bowl'] } } })).toEqual({
      code: 'transaction/unpaid-limit',
      details: { max_unpaid_orders: 2, transaction_ids: ['a', 'b'] },
    })
  })

  test('may have one checkout of several stores unpaid, and another', () => {
    const three = { first: { a: ['lamp'], b: ['bowl'], c: ['cup'] } }
    expect(check({ ...none, orders: three })).toBeUndefined()
    expect(check({ ...none, orders: { ...three, other: { d: ['pot'] } } })).toMatchObject({
      details: { max_unpaid_orders: 2, transaction_ids: ['a', 'd'] },
    })
  })

  test('is led to the unpaid order of the same product instead of a second one', () => {
    expect(check({ ...none, orders: { first: { z: ['cup'], a: ['lamp', 'drum'] } } })).toEqual({
      code: 'transaction/unpaid-exists',
      details: { transaction_id: 'a' },
    })
  })

  test('has one at a time after three that lapsed within a day', () => {
    const one = lamp
    expect(check({ ...none, orders: one, lapsed: lapsed(1, 2) })).toBeUndefined()
    expect(check({ ...none, lapsed: lapsed(1, 2, 3) })).toBeUndefined()
    expect(check({ ...none, orders: one, lapsed: lapsed(1, 2, DAY_MS - 1) })).toMatchObject({
      code: 'transaction/unpaid-limit',
      details: { max_unpaid_orders: 1, transaction_ids: ['a'] },
    })
    expect(check({ ...none, orders: one, lapsed: lapsed(1, 2, DAY_MS) })).toBeUndefined()
  })
})

test('a new order is kept beside those there are, and what lapsed long ago is forgotten', () => {
  const known = { ...none, orders: { ...lamp, ended: {} }, lapsed: lapsed(DAY_MS, 5) }
  expect(order(known)).toEqual({
    buyer_id: 'buyer-uid',
    orders: { ...lamp, second: { new: ['drum'] } },
    lapsed: { gone1: timestampFromMillis(START - 5) },
    has_completed: false,
  })
})

describe('found again in the orders themselves', () => {
  const found = (...steps: Step[]) => unpaidOrdersOf([after(opened().transaction, steps)])
  const { id, product_id, payment } = opened().transaction

  test('an order is unpaid until it is paid or ends', () => {
    expect(found().orders).toEqual({ [payment.reference]: { [id]: [product_id] } })
    for (const step of [paid, ['vendor', { action: 'release_reservation' }]] as Step[]) {
      expect(found(step)).toEqual(none)
    }
    expect(found(paid, chargedBack())).toEqual(none)
  })

  test.each([
    ['cancelled', ['buyer', { action: 'cancel' }], START],
    ['expired', ['system', { action: 'expire' }, START + DAY_MS], START + DAY_MS],
  ] as [string, Step, number][])('one that was %s has lapsed then', (_, step, at) => {
    expect(found(step)).toEqual({
      ...none,
      lapsed: { [payment.reference]: timestampFromMillis(at) },
    })
  })

  test('one of which the card was declined has not lapsed', () => {
    expect(found(['provider', { action: 'payment_failed', note: 'Declined' }])).toEqual(none)
  })
})
