const MARK = '\u0000integer:'
const MARKED = /"\\u0000integer:(\d+)"/g

/** JSON in which a bigint is a number with all its digits. */
export const encodeJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'bigint' ? MARK + inner : inner,
  ).replace(MARKED, '$1')

export const iso = (at: number): string => new Date(at).toISOString()
export const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at))
