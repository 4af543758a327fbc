import { readStored, writeStored } from '../../lib/local-storage'

/** The lines of an account's cart when it was last seen here: public pages don't follow it live. */
const KEY = 'cart_count'

const changed = new Set<() => void>()

export const noteAccountCount = (uid: string, count: number): void => {
  writeStored(KEY, `${uid}:${count}`)
  for (const listener of changed) listener()
}

export const knownAccountCount = (uid: string): number => {
  const [owner, count] = (readStored(KEY) ?? '').split(':')
  return owner === uid ? Number(count) || 0 : 0
}

export const subscribeToAccountCount = (listener: () => void): (() => void) => {
  changed.add(listener)
  return () => {
    changed.delete(listener)
  }
}
