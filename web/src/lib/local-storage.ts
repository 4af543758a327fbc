/** What the browser didn't take: it lasts as long as the page. */
const untaken = new Map<string, string>()

/** `localStorage` without its errors: what it refuses, blocked or full, is kept by the page. */
export const readStored = (key: string): string | null => {
  const kept = untaken.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** @param value null removes the key */
export const writeStored = (key: string, value: string | null): void => {
  untaken.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) untaken.set(key, value)
  }
}

const takenKeys = (): string[] => {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

export const storedKeys = (): string[] => [...new Set([...takenKeys(), ...untaken.keys()])]

/** Undefined unless the text is JSON. The result is not validated. */
export const parseStored = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
