import { ID_PATTERN } from '@contract/text/slug'
import { parseStored, readStored, writeStored } from './local-storage'

/** Lists stored on the device before login and merged into the account at the next login. */
export type LocalList = 'viewed_products' | 'favourites'

const MAX_ENTRIES = 100
export const EMPTY: string[] = []

const listeners = new Set<() => void>()
const known = new Map<LocalList, { text: string; ids: string[] }>()

const isId = (id: unknown): id is string => typeof id === 'string' && ID_PATTERN.test(id)

const parse = (text: string): string[] => {
  const value = parseStored(text)
  return Array.isArray(value) ? value.filter(isId) : EMPTY
}

/** Product ids, newest first. Returns the same array until the list changes. */
export const readLocalList = (list: LocalList): string[] => {
  const text = readStored(list) ?? ''
  const last = known.get(list)
  if (last?.text === text) return last.ids
  const ids = parse(text)
  known.set(list, { text, ids })
  return ids
}

const write = (list: LocalList, ids: string[]) => {
  writeStored(list, ids.length === 0 ? null : JSON.stringify(ids.slice(0, MAX_ENTRIES)))
  for (const listener of listeners) listener()
}

const without = (list: LocalList, id: string) => readLocalList(list).filter((other) => other !== id)

/** Adds a product at the front, or moves it there. */
export const addToLocalList = (list: LocalList, id: string): void =>
  write(list, [id, ...without(list, id)])

export const removeFromLocalList = (list: LocalList, id: string): void =>
  write(list, without(list, id))

export const clearLocalList = (list: LocalList): void => write(list, EMPTY)

export const hasLocalLists = (): boolean =>
  readLocalList('viewed_products').length > 0 ||
  readLocalList('favourites').length > 0 ||
  readStored('cart') !== null

/** For `useSyncExternalStore`; also notified of changes in other tabs. */
export const subscribeToLocalLists = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
