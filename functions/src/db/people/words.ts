import { randomBytes } from 'node:crypto'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import { makeWord } from '../../domain/people/word/make-word'
import { type Batch, collectionOf, firestore } from '../firestore'

/**
 * The document `users/{uid}/private/word`, which only the server reads. It goes with the tree of
 * the user's document.
 */
export type StoredWord = {
  word: string
  /** False as long as it is one that we made. */
  is_chosen: boolean
}

const WORD_DOCUMENT = 'word'

const wordOf = (uid: string) =>
  collectionOf<StoredWord>(`${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.private}`).doc(
    WORD_DOCUMENT,
  )

/**
 * The word of somebody who has none yet; undefined if there is no such user. A transaction of
 * Firestore, so that a deleted user's word doesn't come back.
 */
const addWord = (uid: string): Promise<StoredWord | undefined> =>
  firestore().runTransaction(async (transaction) => {
    const user = await transaction.get(firestore().collection(COLLECTIONS.users).doc(uid))
    const stored = (await transaction.get(wordOf(uid))).data()
    if (stored || !user.exists) return stored
    const made = { word: makeWord(randomBytes), is_chosen: false }
    transaction.create(wordOf(uid), made)
    return made
  })

/** The user's word, made now if there is none; undefined if there is no such user. */
export const readWord = async (uid: string): Promise<StoredWord | undefined> =>
  (await wordOf(uid).get()).data() ?? addWord(uid)

/**
 * The words of these users, each of which has one: it is made when it is first asked for. Users
 * without an account are missing.
 */
export const readWords = async (uids: readonly string[]): Promise<Map<string, string>> => {
  if (uids.length === 0) return new Map()
  const found = await firestore().getAll(...uids.map(wordOf))
  const words = new Map<string, string>()
  for (const [place, uid] of uids.entries()) {
    const stored = (found[place]?.data() as StoredWord | undefined) ?? (await addWord(uid))
    if (stored) words.set(uid, stored.word)
  }
  return words
}

export const writeWord = (batch: Batch, uid: string, word: StoredWord): void => {
  batch.set(wordOf(uid), word)
}
