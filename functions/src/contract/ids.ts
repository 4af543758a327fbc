import * as z from 'zod/mini'

export const ID_LENGTH = 20
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Ids of our own documents: lower case, so that a slug that ends in one survives lower-casing. */
export const idSchema = z.string().check(z.regex(/^[a-z0-9]{20}$/))

/** Ids that the identity service makes. */
export const uidSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/))

/** @param randomBytes gives that many random bytes */
export const makeId = (randomBytes: (size: number) => Uint8Array): string => {
  let id = ''
  while (id.length < ID_LENGTH) {
    for (const byte of randomBytes(ID_LENGTH * 2)) {
      // 252 is the largest multiple of 36 in a byte: anything above would favour some letters.
      if (byte < 252 && id.length < ID_LENGTH) id += ALPHABET[byte % ALPHABET.length]
    }
  }
  return id
}

/** The id at the end of a product's slug, or undefined where the slug carries none. */
export const idFromSlug = (slug: string): string | undefined => {
  const last = slug.slice(slug.lastIndexOf('-') + 1)
  return idSchema.safeParse(last).success ? last : undefined
}
