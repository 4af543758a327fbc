const MARK = '\u0000integer:'
const MARKED = /"\\u0000integer:(\d+)"/g

/** Encodes JSON with bigints as numbers with all their digits. */
export const encodeJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'bigint' ? MARK + inner : inner,
  ).replace(MARKED, '$1')

export const iso = (at: number): string => new Date(at).toISOString()
export const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at))

/** Parses an integer from a number or a string; null for anything else. */
export const wholeNumber = (value: unknown): number | null => {
  const isText = typeof value === 'string' && /^\d{1,15}$/.test(value)
  const number = isText ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null
}

/** Returns a non-blank string; null for anything else. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null
