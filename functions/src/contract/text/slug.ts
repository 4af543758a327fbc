/** Ids of our own documents: lower case, so that a slug that ends in one survives lower-casing. */
export const ID_PATTERN = /^[a-z0-9]{20}$/

/** The id at the end of a product's slug, or undefined where the slug carries none. */
export const idFromSlug = (slug: string): string | undefined => {
  const last = slug.slice(slug.lastIndexOf('-') + 1)
  return ID_PATTERN.test(last) ? last : undefined
}
