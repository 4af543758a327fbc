import { expect, test } from 'vitest'
import {
  asked,
  deliveredOrder,
  notWaiting,
  offeredWait,
  waiting,
  withdrawn,
} from '../../orders/transaction/testing/return-steps'
import { after, changed, START, type Step } from '../../orders/transaction/testing/sample'
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
