/** Ids of our own documents: lower case, so that a lower-cased slug still ends in a valid id. */
export const ID_PATTERN = /^[a-z0-9]{20}$/

/** The id at the end of a product's slug; undefined if there is none. */
export const idFromSlug = (slug: string): string | undefined => {
  const last = slug.slice(slug.lastIndexOf('-') + 1)
  return ID_PATTERN.test(last) ? last : undefined
}
