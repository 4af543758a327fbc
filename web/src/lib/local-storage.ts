/**
 * `localStorage` without its errors. If the browser blocks it, nothing is stored, and what was
 * chosen lasts as long as the page; if it is full, the stored value stays as it was.
 */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** @param value null removes the key */
export const writeStored = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}

export const storedKeys = (): string[] => {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/** Undefined unless the text is JSON. The result is not validated. */
export const parseStored = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
