import { randomBytes } from 'node:crypto'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import type { OwnWord } from '../../contract/people/word'
import { makeWord } from '../../domain/people/word/make-word'
import { type Batch, collectionOf, fieldsOf, firestore } from '../firestore'

/**
 * `users/{uid}/private/word`, which only the server reads. It goes with the tree of the user's
 * document.
 */
const WORD_DOCUMENT = 'word'

const wordOf = (uid: string) =>
  collectionOf<OwnWord>(`${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.private}`).doc(WORD_DOCUMENT)

/** A transaction of Firestore, so that a deleted user's word doesn't come back. */
const createWord = (uid: string): Promise<OwnWord | undefined> =>
  firestore().runTransaction(async (transaction) => {
    const user = await transaction.get(firestore().collection(COLLECTIONS.users).doc(uid))
    const stored = (await transaction.get(wordOf(uid))).data()
    if (stored || !user.exists) return stored
    const made = { word: makeWord(randomBytes), is_chosen: false }
    transaction.create(wordOf(uid), made)
    return made
  })

const created = new Map<string, Promise<OwnWord | undefined>>()

/**
 * The word of somebody who has none yet; undefined if there is no such user. Those who ask at once,
 * as the first messages to somebody do, share one transaction: several would wait for each other for
 * seconds.
 */
const addWord = (uid: string): Promise<OwnWord | undefined> => {
  const known = created.get(uid)
  if (known) return known
  const word = createWord(uid).finally(() => created.delete(uid))
  created.set(uid, word)
  return word
}

/** The user's word, made now if there is none; undefined if there is no such user. */
export const readWord = async (uid: string): Promise<OwnWord | undefined> =>
  (await wordOf(uid).get()).data() ?? addWord(uid)

/**
 * The words of these users, each of which has one: it is made when it is first asked for. Users
 * without an account are missing.
 */
export const readWords = async (uids: readonly string[]): Promise<Map<string, string>> => {
  if (uids.length === 0) return new Map()
  const found = await firestore().getAll(...uids.map(wordOf))
  const words = await Promise.all(
    uids.map(async (uid, place): Promise<[string, string][]> => {
      const stored = (found[place]?.data() as OwnWord | undefined) ?? (await addWord(uid))
      return stored ? [[uid, stored.word]] : []
    }),
  )
  return new Map(words.flat())
}

/** The whole commit fails if there is no word, as after the account was deleted. */
export const changeWordOf = (batch: Batch, uid: string, word: OwnWord): void => {
  batch.update(wordOf(uid), fieldsOf<OwnWord>(word))
}
