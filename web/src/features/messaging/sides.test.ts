import { describe, expect, it } from 'vitest'
import { conversationsOf, otherOf } from './sides'
import { sampleConversation } from './testing/sample'
import { markOf } from './thread/thread'

const conversation = sampleConversation()

describe('otherOf', () => {
  it('names the vendor to the buyer and the buyer to the vendor', () => {
    expect(otherOf(conversation, 'buyer')).toEqual({ uid: 'vendor-1', name: 'Adire Works' })
    expect(otherOf(conversation, 'vendor')).toEqual({ uid: 'buyer-1', name: 'Ngozi Eze' })
  })

  it('says what the other is until the names are there', () => {
    expect(otherOf({ ...conversation, names: {} }, 'buyer').name).toBe('The store')
    expect(otherOf({ ...conversation, names: {} }, 'vendor').name).toBe('Your customer')
  })
})

describe('conversationsOf', () => {
  it('parts what one person says as a buyer from what they say as a vendor', () => {
    const sold = { ...conversation, id: 'sold', buyer_id: 'vendor-2', vendor_id: 'buyer-1' }
    expect(conversationsOf([conversation, sold], 'buyer', 'buyer-1')).toEqual([conversation])
    expect(conversationsOf([conversation, sold], 'vendor', 'buyer-1')).toEqual([sold])
  })

  it('leaves out one in which nobody wrote', () => {
    expect(conversationsOf([{ ...conversation, last_message: null }], 'buyer', 'buyer-1')).toEqual(
      [],
    )
  })
})

describe('markOf', () => {
  it.each([
    [undefined, 0, 'Sending…'],
    ['delivered', 2, 'Delivered'],
    ['delivered', 0, 'Read'],
    ['hidden', 0, 'Not delivered'],
  ] as const)('of a message %s with %d unread is %s', (state, unread, mark) => {
    expect(markOf({ state }, { unread: { other: unread } }, 'other')).toBe(mark)
  })

  it('is not read before there is a count', () => {
    expect(markOf({ state: 'delivered' }, { unread: {} }, 'other')).toBe('Delivered')
  })
})
