import { COLLECTIONS } from '../contract/paths'
import { commitOnce } from './commit'
import { collectionOf, newBatch } from './firestore'

/** The document `signing_keys/{name}`: made by whoever first needs it, and never changed. */
type SigningKey = { key: string }

const keyOf = (name: string) => collectionOf<SigningKey>(COLLECTIONS.signingKeys).doc(name)

/** @param makeKey gives a key that nobody can guess */
export const readSigningKey = async (name: string, makeKey: () => string): Promise<string> => {
  const known = (await keyOf(name).get()).data()
  if (known) return known.key
  const key = makeKey()
  const batch = newBatch()
  batch.create(keyOf(name), { key })
  // Of two that make one at once, the first one's stands.
  return (await commitOnce(batch)) ? key : readSigningKey(name, makeKey)
}
