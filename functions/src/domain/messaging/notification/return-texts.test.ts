import { expect, test } from 'vitest'
import { DAY_MS } from '../../../contract/time'
import {
  acceptedBack,
  agreed,
  asked,
  DELIVERED,
  deliveredOrder,
  handedOver,
  notWaiting,
  offeredWait,
  settledWithGoods,
  unitsOf,
  waiting,
  withdrawn,
} from '../../orders/transaction/testing/return-steps'
import {
  after,
  changed,
  disputedBy,
  opened,
  paidAtACost,
  START,
  type Step,
} from '../../orders/transaction/testing/sample'
import { transactionValues } from './notifications-for'
import { renderNotification } from './render-notification'

const replacement = deliveredOrder(asked({ wish: 'replacement' }))

const newsOf = (before: readonly Step[], [actor, command]: Step, reader: 'buyer' | 'vendor') => {
  const order = after(replacement, [...before])
  const { event, transaction } = changed(order, actor, command, START)
  return renderNotification('RETURN_UPDATED', transactionValues(transaction, event, reader)).message
}

test.each<[string, readonly Step[], Step, 'buyer' | 'vendor']>([
  [
    'asks you to wait until 8th Feb, 2026 for a replacement; you have 24 hours to say so (',
    [],
    offeredWait,
    'buyer',
  ],
  [
    'waits until 8th Feb, 2026; please answer the return by then (',
    [offeredWait],
    waiting,
    'vendor',
  ],
  [
    'doesn’t wait until 8th Feb, 2026; please answer the return (',
    [offeredWait],
    notWaiting,
    'vendor',
  ],
  ['keeps the goods after all (', [], withdrawn, 'vendor'],
])('news of a return say what happened: %s', (text, before, step, reader) => {
  expect(newsOf(before, step, reader)).toContain(text)
})

test('units that aren’t sent again give back what they cost, at the cost of their part', () => {
  const order = after(opened().transaction, [
    ...[paidAtACost, ...DELIVERED.slice(1)],
    ...[asked({ lines: [unitsOf(1)], wish: 'replacement' }), agreed, handedOver, acceptedBack()],
  ])
  const cancelled = changed(order, 'buyer', { action: 'cancel' }, START + 9 * DAY_MS)
  const late = { ...cancelled.event, action: 'allow_cancellation' as const, amount_minor: null }
  const textOf = (type: 'SHIPPING_OVERDUE' | 'ORDER_CANCELLED', party: 'buyer' | 'vendor') =>
    type === 'SHIPPING_OVERDUE'
      ? renderNotification(type, transactionValues(order, late, party)).message
      : renderNotification(type, transactionValues(cancelled.transaction, cancelled.event, party))
          .message
  expect(textOf('SHIPPING_OVERDUE', 'buyer')).toContain('cancel now and get ₦5,175 back')
  expect(textOf('SHIPPING_OVERDUE', 'vendor')).toContain(
    'or ₦5,175 goes back to the buyer and you pay the bank’s fee of ₦125',
  )
  expect(textOf('ORDER_CANCELLED', 'vendor')).toContain('Ngozi Eze gets ₦5,175 back')
})

test('a dispute that sends the goods back first holds the money until they are', () => {
  const [offer, accept] = settledWithGoods()
  if (!offer || !accept) throw new Error('no settlement')
  const order = deliveredOrder(disputedBy('buyer'), offer)
  const { transaction, event } = changed(order, accept[0], accept[1], START)
  const values = transactionValues(transaction, event, 'vendor')
  expect(renderNotification('DISPUTE_RESOLVED', values).message).toContain(
    '₦10,350 stays held until the goods are back',
  )
})
