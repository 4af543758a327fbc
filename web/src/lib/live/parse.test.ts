import { notificationSchema } from '@contract/notification'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parseDocument, parseList } from './parse'
import { isRead } from './read-mark'

/** As the client SDK gives a time: an object of a class, with getters beside its fields. */
const at = (seconds: number) =>
  Object.assign(Object.create({ toDate: () => new Date(0) }), { seconds, nanoseconds: 0 })

const fields = {
  type: 'NEW_ORDER',
  kind: 'order',
  title: 'New order',
  message: 'Ada bought a basket',
  cta: null,
  read: false,
  transaction_id: null,
  product_id: null,
  created_at: at(100),
  something_newer: 1,
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

describe('a document', () => {
  it('gets its id, plain times, and loses what the contract does not name', () => {
    const parsed = parseDocument(notificationSchema, { id: 'n1', fields })
    expect(parsed).toMatchObject({ id: 'n1', created_at: { seconds: 100, nanoseconds: 0 } })
    expect(parsed).not.toHaveProperty('something_newer')
  })

  it('is left out of a list where it breaks the contract; the rest stays', () => {
    const list = parseList(notificationSchema, [
      { id: 'n1', fields },
      { id: 'n2', fields: { ...fields, kind: 'gossip' } },
    ])
    expect(list.map(({ id }) => id)).toEqual(['n1'])
  })
})

describe('a notification counts as read', () => {
  it.each([
    ['marked itself', true, undefined, true],
    ['all were marked after it came', false, at(100), true],
    ['all were marked before it came', false, at(99), false],
    ['nothing was ever marked', false, undefined, false],
  ])('when %s', (_when, read, read_up_to, expected) => {
    expect(isRead({ read, created_at: at(100) }, read_up_to)).toBe(expected)
  })
})
