import { describe, expect, test } from 'vitest'
import type { NotificationType } from '../../../contract/entities/messaging/notification'
import { millisOf } from '../../../contract/time'
import {
  after,
  changed,
  confirmed,
  opened,
  openedWithDelivery,
  paid,
  START,
  type Step,
} from '../../orders/transaction/testing/sample'
import { transactionValues } from './notifications-for'
import { renderNotification } from './render-notification'

const happened = opened().event

describe('the ship-by day', () => {
  const order = after(openedWithDelivery().transaction, [paid])
  const textOf = (
    type: NotificationType,
    [actor, command]: Step,
    now: number,
    party: 'buyer' | 'vendor',
  ) => {
    const { event, transaction: then } = changed(order, actor, command, now)
    return renderNotification(type, transactionValues(then, event, party)).message
  }

  test('is promised to both with the payment', () => {
    const values = (party: 'buyer' | 'vendor') => transactionValues(order, happened, party)
    expect(renderNotification('PAYMENT_RECEIVED', values('buyer')).message).toContain(
      'sends it by 1st Feb, 2026, 23:59 and is paid',
    )
    expect(renderNotification('NEW_ORDER', values('vendor')).message).toContain(
      'Send it by 1st Feb, 2026, 23:59, as promised.',
    )
  })

  test('that a late confirmation moves is said with the first one and the right to cancel', () => {
    const late = Date.UTC(2026, 1, 2, 8)
    expect(textOf('ORDER_CONFIRMED', confirmed, late, 'buyer')).toContain(
      'will send it by Tue 3rd Feb, 2026, 23:59 (promised for 1st Feb, 2026, confirmed late; you can cancel free from 2nd Feb, 2026, 23:59).',
    )
    expect(textOf('ORDER_CONFIRMED', confirmed, START, 'buyer')).toContain(
      'will send it by Sun 1st Feb, 2026, 23:59. Your',
    )
  })

  test('of a late order is said to be over, and the reminder says so to the vendor', () => {
    const sent = after(order, [confirmed])
    const overdue = millisOf(sent.cancel_from ?? sent.created_at)
    const { event, transaction: then } = changed(
      sent,
      'system',
      { action: 'allow_cancellation' },
      overdue,
    )
    const values = transactionValues(then, event, 'vendor')
    expect(renderNotification('SHIPPING_OVERDUE', values).message).toContain(
      'is late (1st Feb, 2026, 23:59), and Ngozi Eze can cancel it now. Ship it by',
    )
    const reminded = { ...event, action: 'remind' }
    const reminder = transactionValues(then, reminded, 'vendor')
    expect(renderNotification('DEADLINE_REMINDER', reminder).message).toMatch(
      /^This order is late\. Please send it by /,
    )
  })
})
