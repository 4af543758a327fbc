import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { DAY_MS, HOUR_MS, timestampFromMillis } from '../../../contract/time'
import { remindersOf } from '../../orders/transaction/deadlines'
import {
  after,
  confirmed,
  opened,
  paid,
  START,
  shipped,
} from '../../orders/transaction/testing/sample'
import { phoneNotificationOf } from './phone-notifications'

const held = after(opened().transaction, [paid])
const paidAt = timestampFromMillis(START)

test('asks a vendor to confirm until they have', () => {
  expect(phoneNotificationOf('NEW_ORDER', held, 'vendor', paidAt)?.template).toBe('sale_paid')
  expect(phoneNotificationOf('NEW_ORDER', after(held, [confirmed]), 'vendor', paidAt)).toBeNull()
})

test('says that goods come while they do', () => {
  const order = after(held, [confirmed])
  expect(phoneNotificationOf('ORDER_SHIPPED', order, 'buyer', paidAt)).toBeNull()
  expect(
    phoneNotificationOf('ORDER_SHIPPED', after(order, [shipped]), 'buyer', paidAt)?.template,
  ).toBe('order_arriving')
})

test('says in the last day what is due by when, until another deadline is', () => {
  const reminded = { ...held, reminders_sent: 1 }
  const at = timestampFromMillis(START + DAY_MS)
  expect(phoneNotificationOf('DEADLINE_REMINDER', reminded, 'vendor', at)?.values).toMatchObject({
    act: 'confirm it',
    by: '2nd Feb, 2026, 10:00',
  })
  expect(phoneNotificationOf('DEADLINE_REMINDER', reminded, 'buyer', at)).toBeNull()
  const later = after(reminded, [confirmed])
  expect(phoneNotificationOf('DEADLINE_REMINDER', later, 'vendor', at)).toBeNull()
})

describe('of the reminders of a deadline one has a message', () => {
  const lasting = (hours: number): Transaction => {
    const at = timestampFromMillis(START + hours * HOUR_MS)
    return { ...held, deadline: held.deadline && { ...held.deadline, at } }
  }
  const hasMessage = (transaction: Transaction, hours: number, reminders_sent: number) => {
    const at = timestampFromMillis(START + hours * HOUR_MS)
    const reminded = { ...transaction, reminders_sent }
    return phoneNotificationOf('DEADLINE_REMINDER', reminded, 'vendor', at) !== null
  }

  test.each([
    ['a day before the end of 14 days', 336, [168, 312], [false, true]],
    ['a day before the end of 72 hours', 72, [36, 48], [false, true]],
    ['a day before the end of 30 hours', 30, [6, 15], [true, false]],
    ['halfway, of the 24 hours of one that went on', 24, [12], [true]],
  ])('%s', (_, hours, reminders, messages) => {
    const order = lasting(hours)
    if (!order.deadline) throw new Error('no deadline')
    expect(remindersOf(order.deadline)).toEqual(reminders.map((one) => START + one * HOUR_MS))
    expect(reminders.map((one, place) => hasMessage(order, one, place + 1))).toEqual(messages)
  })

  test('also if a late run sends two as one', () => {
    expect(hasMessage(lasting(30), 16, 1)).toBe(true)
    expect(hasMessage(lasting(72), 50, 1)).toBe(true)
  })

  test('and none at its end, where late goods are reminded of still', () => {
    expect(hasMessage(lasting(72), 72, 1)).toBe(false)
  })
})
