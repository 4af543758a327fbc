import { describe, expect, test } from 'vitest'
import { NOTIFICATION_TYPES } from '../../../contract/entities/messaging/notification'
import { PARTIES } from '../../../contract/entities/orders/party'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { TransactionEvent } from '../../../contract/entities/orders/transaction-parts'
import { IN_ESCROW } from '../../../contract/escrow/transition'
import { ESCROW_TRANSITIONS } from '../../../contract/escrow/transitions'
import { HOUR_MS, millisOf, timestampFromMillis } from '../../../contract/time'
import {
  after,
  confirmedPartly,
  opened,
  openedWithLines,
  paid,
  WHO,
} from '../../orders/transaction/testing/sample'
import { notificationsFor, transactionValues } from './notifications-for'
import { type NotificationValues, renderNotification } from './render-notification'
import { PLACEHOLDERS } from './template'
import { TEMPLATES } from './templates'

const transaction = after(opened().transaction, [paid])
const vendorPaid = { ...transaction, money: { ...transaction.money, released_minor: 1 } }
const happened = opened().event
/** 23:07 on 31 January in UTC, which is the next day in Lagos. */
const LATE = Date.UTC(2026, 0, 31, 23, 7)
const everything = (party: 'buyer' | 'vendor'): NotificationValues => ({
  ...Object.fromEntries(PLACEHOLDERS.map((name) => [name, `<${name}>`])),
  party,
  transaction_id: 'tx',
  product_id: 'pr',
  conversation_id: 'co',
  deal_id: 'de',
  deal_code: 'ABCDE-FGHJK',
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

  test('shows the goods, where they have a picture', () => {
    const { product_details } = transaction
    const imageOf = (image_url: string) =>
      renderNotification(
        'PAYMENT_RECEIVED',
        transactionValues(
          { ...transaction, product_details: { ...product_details, image_url } },
          happened,
          'buyer',
        ),
      ).image_url
    expect(imageOf('https://oja.example/basket.webp')).toBe('https://oja.example/basket.webp')
    expect(imageOf('')).toBeUndefined()
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
        const notified = notificationsFor(event, vendorPaid).map(({ party, type }) => [party, type])
        expect(Object.fromEntries(notified)).toEqual(row.notify)
      }
    }
  })

  test('is the vendor of an order that went back only if money of it is theirs', () => {
    for (const action of ['chargeback', 'chargeback_won', 'chargeback_lost']) {
      const event = { action, actor: WHO.provider, from: 'reversed' }
      expect(notificationsFor(event, transaction)).toEqual([])
      expect(notificationsFor(event, vendorPaid)).toMatchObject([{ party: 'vendor' }])
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
        const values = transactionValues(transaction, happened, party)
        expect(renderNotification(type, values).message).not.toMatch(/[{}]/)
      }
    }
  })

  test('is never the one who did it, except for an order’s deadline', () => {
    for (const { action, actor, notify } of ESCROW_TRANSITIONS) {
      if (action !== 'create') expect(Object.keys(notify)).not.toContain(actor)
    }
  })
})

describe('a notification of an event', () => {
  const all = ESCROW_TRANSITIONS.flatMap(({ notify }) =>
    PARTIES.flatMap((party) => (notify[party] ? [{ party, type: notify[party] }] : [])),
  ).filter(({ type }) => type !== 'BUYER_REVIEW')

  test.each(all)('$type says to the $party which amount it is about', ({ party, type }) => {
    const values = transactionValues(transaction, happened, party)
    expect(renderNotification(type, values).message).toMatch(/₦[\d,]+/)
  })

  test('says what the event moved, to the vendor without our fee', () => {
    const { amount_paid, escrow_fee } = transaction
    const event = { ...happened, amount_minor: null }
    expect(transactionValues(transaction, event, 'buyer').amount).toBe('₦10,350')
    expect(transactionValues(transaction, event, 'vendor').amount).toBe('₦10,000')
    expect(amount_paid - escrow_fee).toBe(10_000_00)
    const refund = { ...happened, amount_minor: 4_000_00 }
    const { message, amount } = renderNotification(
      'REFUND_PROCESSED',
      transactionValues(transaction, refund, 'buyer'),
    )
    expect(message).toContain('Your refund of ₦4,000 for order')
    expect(amount).toBe('₦4,000')
  })

  test('says the VAT inside of our fee to the buyer who paid, and nothing of it without', () => {
    const textOf = (paid: typeof transaction) =>
      renderNotification('PAYMENT_RECEIVED', transactionValues(paid, happened, 'buyer')).message
    expect(textOf(transaction)).not.toContain('VAT')
    expect(textOf({ ...transaction, vat: { rate_bps: 750, due: 'charge' } })).toContain(
      'Of it, ₦350 is our fee, with 7.5% VAT of ₦24.42 inside.',
    )
  })

  test('says to the vendor whose word it is that goods have come, and until when money waits', () => {
    const textOf = (action: string) =>
      renderNotification(
        'ORDER_DELIVERED',
        transactionValues(transaction, { ...happened, action }, 'vendor'),
      ).message
    const rest =
      /Adire shirt.* has reached Ngozi Eze, who has until .*\. After that, ₦10,000 is yours/
    expect(textOf('receive')).toMatch(rest)
    expect(textOf('receive')).not.toContain('carrier')
    expect(textOf('carrier_delivered')).toMatch(rest)
    expect(textOf('carrier_delivered')).toMatch(/^The carrier says that /)
  })

  test('says how the money of a dispute was shared, to each in their words', () => {
    const ofMissing = after(openedWithLines().transaction, [paid, confirmedPartly]).partial
    const refunded_minor = 4_000_00 + (ofMissing?.refund.amount_minor ?? 0)
    const money = { ...transaction.money, held_minor: 0, refunded_minor, released_minor: 6_000_00 }
    const over = { ...transaction, partial: ofMissing, money }
    const textTo = (party: 'buyer' | 'vendor') =>
      renderNotification('DISPUTE_RESOLVED', transactionValues(over, happened, party)).message
    expect(textTo('buyer')).toContain('₦4,000 goes back to you and ₦6,000 goes to Adire Works')
    expect(textTo('vendor')).toContain('₦4,000 goes back to the buyer and ₦6,000 goes to you')
  })

  test('says what is offered in a dispute', () => {
    const offer = { ...happened, action: 'propose_settlement', amount_minor: 2_500_00 }
    const { message } = renderNotification(
      'DISPUTE_UPDATED',
      transactionValues(transaction, offer, 'vendor'),
    )
    expect(message).toContain('₦2,500 goes back to the buyer')
  })

  test.each([
    ['decline_settlement', 'was declined. No money has moved'],
    ['withdraw_settlement', 'was withdrawn. It can’t be accepted any more'],
  ])('says what became of an offer by %s', (action, outcome) => {
    const event = { ...happened, action, amount_minor: 2_500_00 }
    const { message } = renderNotification(
      'DISPUTE_UPDATED',
      transactionValues(transaction, event, 'vendor'),
    )
    expect(message).toContain(`₦2,500 back to the buyer, ${outcome}`)
  })

  test('holds a carrier as one plain line, and no code', () => {
    const shipment = {
      carrier: 'GIG\u202e\nLogistics',
      tracking_number: 'GIG-1',
      shipped_at: transaction.created_at,
    }
    const { message } = renderNotification(
      'ORDER_SHIPPED',
      transactionValues({ ...transaction, shipment }, happened, 'buyer'),
    )
    expect(message).toContain('with GIG Logistics, tracking number GIG-1.')
    expect(message).not.toMatch(/\b\d{6}\b/)
  })
})

describe('a reminder', () => {
  const textTo = (party: 'buyer' | 'vendor', from: string) =>
    renderNotification(
      'DEADLINE_REMINDER',
      transactionValues(transaction, { ...happened, action: 'remind', from }, party),
    ).message

  test.each([
    ['awaiting_confirmation', 'vendor', 'Please confirm this order by '],
    ['awaiting_confirmation', 'buyer', 'Adire Works should confirm this order by '],
    ['confirmed', 'vendor', 'Please send this order by '],
    ['shipped', 'vendor', 'Please hand this order over by '],
    ['delivered', 'buyer', 'Please check this order, then approve or dispute by '],
    ['in_dispute', 'buyer', 'Please settle the dispute by '],
  ] as const)('of an order that is %s says to the %s what is due', (from, party, text) => {
    expect(textTo(party, from).startsWith(text)).toBe(true)
  })

  test('has words for every state of a running order', () => {
    for (const state of IN_ESCROW) expect(textTo('vendor', state)).not.toContain('dispute by')
  })
})

describe('the instant that a text names', () => {
  const textOf = (event: TransactionEvent, now: Transaction) =>
    renderNotification('ORDER_CREATED', transactionValues(now, event, 'buyer')).message

  test('is the deadline to the minute, in Lagos, in words that stay true whenever they are read', () => {
    const { event, transaction: now } = opened()
    expect(event.deadline_at).toEqual(now.deadline?.at)
    const at = (ms: number) => ({ ...event, deadline_at: timestampFromMillis(ms) })
    expect(textOf(at(LATE), now)).toContain('Pay ₦10,350 by Sun 1st Feb, 2026, 00:07 to keep it.')
    expect(textOf(at(LATE - HOUR_MS), now)).toContain('by Sat 31st Jan, 2026, 23:07 to keep it.')
    expect(textOf(at(LATE + 24 * HOUR_MS), now)).toContain(
      'by Mon 2nd Feb, 2026, 00:07 to keep it.',
    )
    expect(millisOf(event.at)).toBe(Date.UTC(2026, 0, 31, 9))
  })

  test('is the one of the event, whatever became of the transaction since', () => {
    const { event, transaction: before } = opened()
    expect(before.deadline?.at).not.toEqual(transaction.deadline?.at)
    expect(textOf(event, transaction)).toBe(textOf(event, before))
  })
})
