/** More marks on one letter than any writing has: the bound of Unicode's stream-safe text (UAX #15). */
const PILED = /(\p{M}{30})\p{M}+/gu

/**
 * Normalizes text that somebody typed. Sorting the marks of a letter takes the square of their
 * number, so a pile of them is cut first.
 */
export const normalized = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(PILED, '$1').normalize(form)
