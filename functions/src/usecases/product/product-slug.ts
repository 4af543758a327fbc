import slugify from '@sindresorhus/slugify'

/** Signs that part words are left to `slugify`, which joins them with hyphens. */
const PUNCTUATION = /[^\p{L}\p{M}\p{N}\s\p{Pd}/_]/gu

/**
 * A product's part of its address: its name in lower case, without punctuation, the words joined
 * with hyphens, and the id, which alone decides. An address with an older name works as well.
 */
export const productSlug = (name: string, id: string): string =>
  `${slugify(name.replace(PUNCTUATION, ''), { decamelize: false }) || 'product'}-${id}`
