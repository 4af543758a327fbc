import { describe, expect, test } from 'vitest'
import { NOTIFICATION_TYPES } from '../../contract/entities/notification'
import {
  PARTIES,
  type Transaction,
  type TransactionEvent,
} from '../../contract/entities/transaction'
import { ESCROW_TRANSITIONS } from '../../contract/escrow/transitions'
import { timestampFromMillis } from '../../contract/time'
import { after, opened, paid, WHO } from '../transaction/testing/sample'
import { notificationsFor, transactionValues } from './notifications-for'
import { type NotificationValues, renderNotification } from './render-notification'
import { PLACEHOLDERS } from './template'
import { TEMPLATES } from './templates'

const transaction = after(opened().transaction, [paid])
const happened = opened().event
/** 23:07 on 31 January in UTC, which is the next day in Lagos. */
const LATE = Date.UTC(2026, 0, 31, 23, 7)
const everything = (party: 'buyer' | 'vendor'): NotificationValues => ({
  ...Object.fromEntries(PLACEHOLDERS.map((name) => [name, `<${name}>`])),
  party,
  transaction_id: 'tx',
  product_id: 'pr',
  change: 'password',
})

describe('every type', () => {
  for (const type of NOTIFICATION_TYPES) {
    for (const party of PARTIES) {
      test(`${type} to the ${party} has its texts, and a way on`, () => {
        const { title, message, cta } = renderNotification(type, everything(party))
        expect(title.length).toBeGreaterThan(3)
        expect(message).not.toMatch(/[{}]/)
        expect(cta?.text.length).toBeGreaterThan(3)
        expect(cta?.href).toMatch(/^\/[a-z]/)
      })
    }
  }

  test('names every placeholder somewhere', () => {
    const texts = JSON.stringify(Object.values(TEMPLATES).map(({ message }) => message))
    expect(PLACEHOLDERS.filter((name) => !texts.includes(`{${name}}`))).toEqual([])
  })

  test('leads each party to its own page', () => {
    const href = (party: 'buyer' | 'vendor') =>
      renderNotification('ORDER_DELIVERED', everything(party)).cta?.href
    expect(href('buyer')).toBe('/dashboard/purchases/tx')
    expect(href('vendor')).toBe('/dashboard/vendor/sales/tx')
  })
})

describe('a text', () => {
  test('takes braces in a name for what they are', () => {
    const values = { ...everything('buyer'), product_name: '{escrow_code}' }
    expect(renderNotification('PAYMENT_FAILED', values).message).toContain('{escrow_code}')
  })

  test('holds a name of before as one plain line', () => {
    const product_name = `Oja\u202e\nCall me ${'x'.repeat(200)}`
    const { message } = renderNotification('ORDER_CREATED', {
      ...everything('buyer'),
      product_name,
    })
    expect(message).toContain('Oja Call me xxx')
    expect(message).not.toMatch(/[\n\u202e]|x{120}/)
  })

  test('is refused while something it names is missing', () => {
    expect(() =>
      renderNotification('ORDER_SHIPPED', { party: 'buyer', transaction_id: 't' }),
    ).toThrow('a notification without product_name')
  })

  test('is refused without where it leads', () => {
    const { transaction_id: _, ...values } = everything('buyer')
    expect(() => renderNotification('ORDER_CREATED', values)).toThrow(
      'a notification without transaction_id',
    )
  })
})

describe('who is notified', () => {
  test('is what the row says by which an event happened, for every row', () => {
    for (const row of ESCROW_TRANSITIONS) {
      for (const from of row.from) {
        const event = { action: row.action, actor: WHO[row.actor], from }
        const notified = notificationsFor(event, transaction).map(({ party, type }) => [
          party,
          type,
        ])
        expect(Object.fromEntries(notified)).toEqual(row.notify)
      }
    }
  })

  test('is who the party is', () => {
    const event = { action: 'payment_confirmed', actor: WHO.provider, from: 'pending' }
    expect(notificationsFor(event, transaction)).toEqual([
      { uid: WHO.buyer.id, party: 'buyer', type: 'PAYMENT_RECEIVED' },
      { uid: WHO.vendor.id, party: 'vendor', type: 'NEW_ORDER' },
    ])
  })

  test('is nobody for what is no row', () => {
    const event = { action: 'approve', actor: WHO.vendor, from: 'delivered' }
    expect(notificationsFor(event, transaction)).toEqual([])
  })

  test('can be written to with what the transaction knows', () => {
    for (const row of ESCROW_TRANSITIONS) {
      for (const party of PARTIES) {
        const type = row.notify[party]
        if (!type) continue
        const values = transactionValues(transaction, happened, party, '123456')
        expect(renderNotification(type, values).message).not.toMatch(/[{}]/)
      }
    }
  })

  test('learns no escrow code as the vendor', () => {
    expect(transactionValues(transaction, happened, 'vendor', '123456')).not.toHaveProperty(
      'escrow_code',
    )
  })
})

describe('the instant that a text names', () => {
  const textOf = (event: TransactionEvent, now: Transaction) =>
    renderNotification('ORDER_CREATED', transactionValues(now, event, 'buyer')).message

  test('is the deadline to the minute, in Lagos', () => {
    const { event, transaction: now } = opened()
    expect(event.deadline_at).toEqual(now.deadline?.at)
    expect(textOf({ ...event, deadline_at: timestampFromMillis(LATE) }, now)).toContain(
      'Pay by 1st Feb, 2026, 00:07 to keep it.',
    )
  })

  test('is the one of the event, whatever became of the transaction since', () => {
    const { event, transaction: before } = opened()
    expect(before.deadline?.at).not.toEqual(transaction.deadline?.at)
    expect(textOf(event, transaction)).toBe(textOf(event, before))
  })
})
