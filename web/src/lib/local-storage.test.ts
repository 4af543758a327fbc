import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { parseStored, readStored, storedKeys, writeStored } from './local-storage'

const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  for (const key of storedKeys()) writeStored(key, null)
})

it('keeps what a blocked browser refuses for as long as the page lives', () => {
  refuse('getItem')
  refuse('setItem')
  refuse('removeItem')
  writeStored('cart', '[1]')
  expect(readStored('cart')).toBe('[1]')
  expect(storedKeys()).toContain('cart')
  writeStored('cart', null)
  expect(readStored('cart')).toBeNull()
  expect(storedKeys()).not.toContain('cart')
})

it('reads what a full browser refused, not what it stored before', () => {
  writeStored('cart', '[1]')
  const full = refuse('setItem')
  writeStored('cart', '[1,2]')
  expect(readStored('cart')).toBe('[1,2]')
  expect(storedKeys().filter((key) => key === 'cart')).toHaveLength(1)
  full.mockRestore()
  writeStored('cart', '[3]')
  expect([readStored('cart'), localStorage.getItem('cart')]).toEqual(['[3]', '[3]'])
})

it('is no value where the text is not JSON', () => {
  expect(parseStored('{')).toBeUndefined()
})
