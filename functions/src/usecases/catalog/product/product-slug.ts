import slugify from '@sindresorhus/slugify'
import { withoutHooks } from '../../../contract/text/without-marks'

/** Separators between words stay: `slugify` replaces them with hyphens. */
const PUNCTUATION = /[^\p{L}\p{M}\p{N}\s\p{Pd}/_]/gu

/** Longer than any name; the patterns of `slugify` take the square of a text. */
const MAX_LENGTH = 200

/**
 * The product's part of a URL: its name in lower case, without punctuation and hyphenated, then the
 * id. Only the id is used for the lookup, so URLs with an older name still work.
 */
export const productSlug = (name: string, id: string): string =>
  `${slugify(withoutHooks(name.slice(0, MAX_LENGTH)).replace(PUNCTUATION, ''), { decamelize: false }) || 'product'}-${id}`
