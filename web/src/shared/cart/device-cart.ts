import {
  type CartLine,
  cartItemId,
  cartLineSchema,
  MAX_CART_ITEMS,
} from '@contract/entities/orders/cart-item'
import * as z from 'zod/mini'
import { parseStored, readStored, writeStored } from '../../lib/local-storage'

const KEY = 'cart'
const EMPTY: CartLine[] = []

const listeners = new Set<() => void>()
let known: { text: string; lines: CartLine[] } | undefined

const parse = (text: string): CartLine[] => {
  const parsed = z.array(cartLineSchema).safeParse(parseStored(text))
  return parsed.success ? parsed.data : EMPTY
}

/** A visitor's cart on this device, the last added first. The same array until it changes. */
export const readDeviceCart = (): CartLine[] => {
  const text = readStored(KEY) ?? ''
  if (known?.text !== text) known = { text, lines: parse(text) }
  return known.lines
}

const write = (lines: readonly CartLine[]): void => {
  writeStored(KEY, lines.length === 0 ? null : JSON.stringify(lines.slice(0, MAX_CART_ITEMS)))
  for (const listener of listeners) listener()
}

/** Adds a line at the front, or changes it where it is. */
export const putIntoDeviceCart = (line: CartLine): void => {
  const id = cartItemId(line)
  const lines = readDeviceCart()
  const isKnown = lines.some((one) => cartItemId(one) === id)
  write(isKnown ? lines.map((one) => (cartItemId(one) === id ? line : one)) : [line, ...lines])
}

export const removeFromDeviceCart = (id: string): void =>
  write(readDeviceCart().filter((one) => cartItemId(one) !== id))

export const clearDeviceCart = (): void => write(EMPTY)

/** For `useSyncExternalStore`; also notified of changes in other tabs. */
export const subscribeToDeviceCart = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
