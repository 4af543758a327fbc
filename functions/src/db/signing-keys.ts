import { COLLECTIONS } from '../contract/paths'
import { commitOnce } from './commit'
import { collectionOf, newBatch } from './firestore'

/** The document `signing_keys/{name}`, created at first use and never changed. */
type SigningKey = { key: string }

const keyOf = (name: string) => collectionOf<SigningKey>(COLLECTIONS.signingKeys).doc(name)

/** @param makeKey returns a cryptographically random key */
export const readSigningKey = async (name: string, makeKey: () => string): Promise<string> => {
  const known = (await keyOf(name).get()).data()
  if (known) return known.key
  const key = makeKey()
  const batch = newBatch()
  batch.create(keyOf(name), { key })
  // If two instances create a key at once, the first one wins.
  return (await commitOnce(batch)) ? key : readSigningKey(name, makeKey)
}
