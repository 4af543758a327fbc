import { describe, expect, test } from 'vitest'
import {
  NOTIFICATION_KINDS,
  NOTIFICATION_TYPES,
} from '../../../contract/entities/messaging/notification'
import { DEFAULT_MUTED } from '../../../contract/entities/people/notification-preferences'
import { isChannelEnabled } from './channels'
import { pushTextOf } from './push-text'
import { renderNotification } from './render-notification'
import { PLACEHOLDERS } from './template'
import { TEMPLATES } from './templates'

const ALL = [...NOTIFICATION_KINDS]
const everythingOff = { in_app: ['announcement' as const], email: ALL, push: ALL }

describe('who switched everything off', () => {
  for (const type of NOTIFICATION_TYPES) {
    test(`still notifies ${type} in the app, unless it is news`, () => {
      const isAnnouncement = TEMPLATES[type].kind === 'announcement'
      expect(isChannelEnabled(type, 'in_app', everythingOff)).toBe(!isAnnouncement)
      expect(isChannelEnabled(type, 'push', everythingOff)).toBe(false)
      expect(isChannelEnabled(type, 'email', everythingOff)).toBe(type === 'SECURITY_ALERT')
    })
  }
})

test('who chose nothing is written to of all but news and of an order before it is paid', () => {
  const written = NOTIFICATION_TYPES.filter((type) => isChannelEnabled(type, 'email'))
  expect(NOTIFICATION_TYPES.filter((type) => !written.includes(type))).toEqual([
    'ORDER_CREATED',
    'PLATFORM_ANNOUNCEMENT',
  ])
})

test('what may not be left out of the app notifies, whatever a document says', () => {
  const forged = { ...DEFAULT_MUTED, in_app: [...ALL] as unknown as [] }
  expect(isChannelEnabled('PAYMENT_RELEASED', 'in_app', forged)).toBe(true)
})

describe('a push', () => {
  const AMOUNTS: readonly string[] = ['amount', 'total', 'goods', 'return_amount']
  const secrets = Object.fromEntries(
    PLACEHOLDERS.map((name) => [name, AMOUNTS.includes(name) ? '₦1' : `SECRET-${name}`]),
  )

  for (const type of NOTIFICATION_TYPES) {
    test(`of ${type} names nobody, nothing and no code`, () => {
      const subject = {
        transaction_id: 't',
        product_id: 'p',
        conversation_id: 'c',
        deal_id: 'd',
        deal_code: 'c',
      }
      const values = { ...secrets, ...subject }
      const { id, title, body, href } = pushTextOf(
        { ...renderNotification(type, values), id: 'n1' },
        'BraveMango',
      )
      // What a lock screen shows first is what a forger doesn't know.
      expect(title).toMatch(/^BraveMango: ./)
      expect(`${title} ${body} ${href}`).not.toContain('SECRET')
      expect(id).toBe('n1')
      expect(href).toMatch(/^\/[a-z]/)
    })
  }

  test('about money says the amount', () => {
    const values = { ...secrets, transaction_id: 't' }
    const { body } = pushTextOf(
      { ...renderNotification('REFUND_PROCESSED', values), id: 'n1' },
      'BraveMango',
    )
    expect(body).toBe('₦1. There is news about one of your payments.')
  })
})
