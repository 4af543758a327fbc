import * as z from 'zod/mini'
import { ID_PATTERN } from './text/slug'

export const ID_LENGTH = 20
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'

export const idSchema = z.string().check(z.regex(ID_PATTERN))

/** Ids made by the identity service. Firestore reserves ids such as `__…__` and rejects them. */
export const uidSchema = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/))

/** @param randomBytes returns `size` random bytes */
export const makeId = (randomBytes: (size: number) => Uint8Array): string => {
  let id = ''
  while (id.length < ID_LENGTH) {
    for (const byte of randomBytes(ID_LENGTH * 2)) {
      // 252 is the largest multiple of 36 in a byte; bytes above it would bias the id.
      if (byte < 252 && id.length < ID_LENGTH) id += ALPHABET[byte % ALPHABET.length]
    }
  }
  return id
}
