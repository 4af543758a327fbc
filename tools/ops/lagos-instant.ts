const FORMAT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** Lagos keeps one hour before UTC the whole year. */
const LAGOS_OFFSET = '+01:00'

/**
 * Reads `2026-11-21T22:00` as the clock in Lagos shows it; answers epoch milliseconds.
 * @throws Error for anything else
 */
export const lagosInstant = (text: string, name: string): number => {
  const instant = FORMAT.test(text) ? Date.parse(`${text}:00${LAGOS_OFFSET}`) : Number.NaN
  if (Number.isNaN(instant)) throw new Error(`--${name} is a time in Lagos: 2026-11-21T22:00.`)
  return instant
}
