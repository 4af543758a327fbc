import { expect, test } from 'vitest'
import { after, confirmed, opened, paid, shipped } from '../../orders/transaction/testing/sample'
import { phoneNotificationOf } from './phone-notifications'

const held = after(opened().transaction, [paid])

test('asks a vendor to confirm until they have', () => {
  expect(phoneNotificationOf('NEW_ORDER', held, 'vendor')?.template).toBe('sale_paid')
  expect(phoneNotificationOf('NEW_ORDER', after(held, [confirmed]), 'vendor')).toBeNull()
})

test('says that goods come while they do', () => {
  const order = after(held, [confirmed])
  expect(phoneNotificationOf('ORDER_SHIPPED', order, 'buyer')).toBeNull()
  expect(phoneNotificationOf('ORDER_SHIPPED', after(order, [shipped]), 'buyer')?.template).toBe(
    'order_arriving',
  )
})

test('says that a deadline is near until another is', () => {
  const reminded = { ...held, reminders_sent: 1 }
  expect(phoneNotificationOf('DEADLINE_REMINDER', reminded, 'vendor')?.values).toMatchObject({
    act: 'confirm it',
  })
  expect(phoneNotificationOf('DEADLINE_REMINDER', reminded, 'buyer')).toBeNull()
  const later = after(reminded, [confirmed])
  expect(phoneNotificationOf('DEADLINE_REMINDER', later, 'vendor')).toBeNull()
})
