import { parseStored, readStored, writeStored } from '@/lib/local-storage'
import { onUserChange } from '@/lib/session/session-store'

const KEY = 'oja_recent_searches'
const MAX_SEARCHES = 8

/** The last searches on this device, newest first. */
export const recentSearches = (): string[] => {
  const stored = parseStored(readStored(KEY))
  if (!Array.isArray(stored)) return []
  return stored.filter((q): q is string => typeof q === 'string').slice(0, MAX_SEARCHES)
}

export const addRecentSearch = (q: string): void => {
  const others = recentSearches().filter((other) => other.toLowerCase() !== q.toLowerCase())
  writeStored(KEY, JSON.stringify([q, ...others].slice(0, MAX_SEARCHES)))
}

// On a shared device, the next user must not see what the previous one looked for.
onUserChange(() => writeStored(KEY, null))
