/** More marks on one letter than any writing has: the bound of Unicode's stream-safe text (UAX #15). */
const PILED = /(\p{M}{30})\p{M}+/gu

/**
 * Normalizes text that somebody typed. Sorting the marks of a letter takes the square of their
 * number, so a pile of them is cut first.
 */
export const normalized = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(PILED, '$1').normalize(form)

/**
 * Invisible characters that mean nothing in any writing: soft hyphens, zero-width spaces, word
 * joiners. Joiners (U+200C, U+200D), variation selectors and tags stay: scripts and emoji need them.
 */
const MEANINGLESS = /[\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]/g
export const withoutMeaningless = (text: string): string => text.replace(MEANINGLESS, '')
