import { DAY_MS } from '@contract/time'
import { type IDBPDatabase, openDB } from 'idb'

const NAME = 'oja-offline'
const MAX_AGE_MS = 30 * DAY_MS

type Entry = { key: string; uid: string; value: unknown; saved_at: number }

type Schema = { known: { key: string; value: Entry } }

let opened: Promise<IDBPDatabase<Schema>> | undefined

/** Nothing is stored where the browser has none. */
const hasDatabase = () => 'indexedDB' in globalThis

const open = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>(NAME, 1, {
    upgrade: (db) => {
      db.createObjectStore('known', { keyPath: 'key' })
    },
  }).catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

/** Saves a user's live value; the key begins with the user's id. */
export const saveValue = async (uid: string, key: string, value: unknown): Promise<void> => {
  await (await open()).put('known', { key, uid, value, saved_at: Date.now() })
}

/** The value that was saved in the last 30 days; undefined if there is none. */
export const readValue = async (uid: string, key: string): Promise<unknown> => {
  const entry = await (await open()).get('known', key)
  return entry?.uid === uid && entry.saved_at > Date.now() - MAX_AGE_MS ? entry.value : undefined
}

/** When the value was saved, in epoch milliseconds. */
export const savedAt = async (key: string): Promise<number | undefined> =>
  (await (await open()).get('known', key))?.saved_at

/** Removes what is older than 30 days, and what isn't this user's. */
export const pruneValues = async (uid: string): Promise<void> => {
  if (!hasDatabase()) return
  const { store, done } = (await open()).transaction('known', 'readwrite')
  for (const entry of await store.getAll()) {
    const isCurrent = entry.uid === uid && entry.saved_at > Date.now() - MAX_AGE_MS
    if (!isCurrent) await store.delete(entry.key)
  }
  await done
}

export const savedKeys = async (): Promise<string[]> =>
  hasDatabase() ? (await open()).getAllKeys('known') : []

export const clearValues = async (): Promise<void> => {
  if (!hasDatabase()) return
  await (await open()).clear('known')
}
