import { AppError } from '../../contract/api/errors'
import type { AnnouncementShard } from '../../contract/entities/messaging/announcement'
import type { User } from '../../contract/entities/people/user'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/people/people'
import { bind } from '../../contract/queries/query'
import { searchWordsOf } from '../../domain/console/search-words'
import {
  type Batch,
  collectionOf,
  fieldsOf,
  firestore,
  readDocument,
  type Versioned,
} from '../firestore'
import { queryOf, readList } from '../list-query'

const users = () => collectionOf<User>(COLLECTIONS.users)

export const readUser = (uid: string): Promise<Versioned<User> | undefined> =>
  readDocument(users().doc(uid))

/** A changed name changes what finds it. */
const withWords = (change: Partial<User>): Partial<User> =>
  change.name === undefined ? change : { ...change, search_words: searchWordsOf(change.name) }

const NOT_FOUND = 5

/** @throws AppError `user/not-found` */
export const updateUser = async (uid: string, change: Partial<User>): Promise<void> => {
  try {
    await users()
      .doc(uid)
      .update(fieldsOf<User>(withWords(change)))
  } catch (cause) {
    const isMissing =
      typeof cause === 'object' && cause && 'code' in cause && cause.code === NOT_FOUND
    throw isMissing ? new AppError('user/not-found', undefined, { cause }) : cause
  }
}

/** The whole commit fails if the user exists already. */
export const addUser = (batch: Batch, user: User): void => {
  batch.create(users().doc(user.user_id), {
    ...user,
    search_words: searchWordsOf(user.name),
  })
}

/** As `changeUser`, with fields that are removed; with `stored`, only if it is as it was read. */
export const changeUserFields = (
  batch: Batch,
  uid: string,
  change: Parameters<typeof fieldsOf<User>>[0],
  stored?: Versioned<User>,
): void => {
  const ref = users().doc(uid)
  if (stored) batch.update(ref, fieldsOf<User>(change), { lastUpdateTime: stored.updated })
  else batch.update(ref, fieldsOf<User>(change))
}

/** The whole commit fails if the user doesn't exist. */
export const changeUser = (batch: Batch, uid: string, change: Partial<User>): void => {
  batch.update(users().doc(uid), fieldsOf<User>(withWords(change)))
}

/** Writes what finds a person by name; false if that is written already. */
export const fillUserWords = (batch: Batch, { data, updated }: Versioned<User>): boolean => {
  const search_words = searchWordsOf(data.name)
  if (search_words.join() === data.search_words?.join()) return false
  const ref = users().doc(data.user_id)
  batch.update(ref, fieldsOf<User>({ search_words }), { lastUpdateTime: updated })
  return true
}

/** Those whose verified phone this is: one, unless something went wrong. */
export const usersOfPhone = async (phone: string): Promise<User[]> =>
  (await readList<User>(bind(queries.usersOfPhone, { phone }))).filter(
    ({ phone_verified_at }) => phone_verified_at !== undefined,
  )

/** Ids of the shard's users after its cursor, ordered by id. */
export const userIdsOfShard = async (
  { from, until, cursor }: Pick<AnnouncementShard, 'from' | 'until' | 'cursor'>,
  limit: number,
): Promise<string[]> => {
  const all = queryOf(bind(queries.userIds, {}, limit)).select()
  const ended = until === null ? all : all.endBefore(until)
  const first = from === null ? ended : ended.startAt(from)
  const { docs } = await (cursor === null ? first : ended.startAfter(cursor)).get()
  return docs.map((document) => document.id)
}

/** Ids of users after `cursor`, ordered by id. */
export const userIdsAfter = (cursor: string | null, limit: number): Promise<string[]> =>
  userIdsOfShard({ from: null, until: null, cursor }, limit)

export const countUsers = async (): Promise<number> => (await users().count().get()).data().count

/** Deletes the user's document and its subcollections. */
export const removeUserTree = (uid: string): Promise<void> =>
  firestore().recursiveDelete(users().doc(uid))
