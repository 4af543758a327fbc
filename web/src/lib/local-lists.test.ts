import { describe, expect, it, vi } from 'vitest'
import {
  addToLocalList,
  clearLocalList,
  hasLocalLists,
  readLocalList,
  removeFromLocalList,
  subscribeToLocalLists,
} from './local-lists'

const id = (n: number) => `product${n}`.padEnd(20, '0')

describe('section 3, viewed products are kept locally as ids', () => {
  it('under the key viewed_products, the last viewed first and once', () => {
    for (const n of [1, 2, 1]) addToLocalList('viewed_products', id(n))
    expect(JSON.parse(localStorage.getItem('viewed_products') ?? '')).toEqual([id(1), id(2)])
    expect(readLocalList('viewed_products')).toEqual([id(1), id(2)])
  })

  it('no more than a hundred of them', () => {
    for (let n = 0; n < 120; n += 1) addToLocalList('viewed_products', id(n))
    expect(readLocalList('viewed_products')).toHaveLength(100)
    expect(readLocalList('viewed_products')[0]).toBe(id(119))
  })

  it('answers the same list as long as nothing changes', () => {
    addToLocalList('favourites', id(1))
    expect(readLocalList('favourites')).toBe(readLocalList('favourites'))
    removeFromLocalList('favourites', id(1))
    expect(readLocalList('favourites')).toEqual([])
  })

  it.each(['not json', '{"a":1}', '[1,null,"../users/x"]', `["${'A'.repeat(20)}"]`])(
    'ignores what it did not write: %s',
    (text) => {
      localStorage.setItem('viewed_products', text)
      expect(readLocalList('viewed_products')).toEqual([])
    },
  )

  it('is cleared, and says so to those who follow it', () => {
    addToLocalList('viewed_products', id(1))
    const listener = vi.fn()
    const stop = subscribeToLocalLists(listener)
    expect(hasLocalLists()).toBe(true)
    clearLocalList('viewed_products')
    expect(hasLocalLists()).toBe(false)
    expect(localStorage.getItem('viewed_products')).toBeNull()
    expect(listener).toHaveBeenCalledOnce()
    stop()
  })
})
