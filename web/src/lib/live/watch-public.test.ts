import { describe, expect, it, vi } from 'vitest'
import { MAX_WATCHED, makeOfferWatch, type Offer, type OnOffer } from './watch-public'

const setUp = () => {
  const open = new Map<string, OnOffer>()
  const opened = vi.fn()
  const watch = makeOfferWatch((id, notify) => {
    opened(id)
    open.set(id, notify)
    return () => open.delete(id)
  })
  return { ...watch, open, opened, say: (id: string, offer: Offer) => open.get(id)?.(offer) }
}

const cheaper: Offer = { price: 90_000, available_items: 2 }

describe('watching products', () => {
  it('tells each change to everyone who looks at it, through one listener', () => {
    const { follow, say, opened } = setUp()
    const [card, row] = [vi.fn(), vi.fn()]
    follow('a', card)
    follow('a', row)
    say('a', cheaper)
    say('a', 'gone')
    expect(opened).toHaveBeenCalledOnce()
    for (const onOffer of [card, row]) expect(onOffer.mock.calls).toEqual([[cheaper], ['gone']])
  })

  it('tells who comes later what is known already', () => {
    const { follow, say } = setUp()
    follow('a', vi.fn())
    say('a', cheaper)
    const late = vi.fn()
    follow('a', late)
    expect(late).toHaveBeenCalledExactlyOnceWith(cheaper)
  })

  it('stops with the last who looks, not before', () => {
    const { follow, leave, open, say } = setUp()
    const [card, row] = [vi.fn(), vi.fn()]
    follow('a', card)
    follow('a', row)
    leave('a', card)
    say('a', cheaper)
    expect(card).not.toHaveBeenCalled()
    expect(row).toHaveBeenCalledOnce()
    leave('a', row)
    expect(open.size).toBe(0)
  })

  it('opens no more than thirty listeners; who waits comes in when another leaves', () => {
    const { follow, leave, open } = setUp()
    const first = vi.fn()
    follow('0', first)
    for (let index = 1; index < MAX_WATCHED; index += 1) follow(String(index), vi.fn())
    const late = vi.fn()
    follow('late', late)
    expect(open.size).toBe(MAX_WATCHED)
    expect(open.has('late')).toBe(false)
    leave('0', first)
    expect(open.has('late')).toBe(true)
    expect(open.size).toBe(MAX_WATCHED)
  })

  it('forgets who left while waiting', () => {
    const { follow, leave, open } = setUp()
    const first = vi.fn()
    follow('0', first)
    for (let index = 1; index < MAX_WATCHED; index += 1) follow(String(index), vi.fn())
    const late = vi.fn()
    follow('late', late)
    leave('late', late)
    leave('0', first)
    expect(open.has('late')).toBe(false)
  })

  it('does nothing for somebody who never followed', () => {
    const { follow, leave, open } = setUp()
    follow('a', vi.fn())
    leave('a', vi.fn())
    leave('b', vi.fn())
    expect(open.size).toBe(1)
  })
})
