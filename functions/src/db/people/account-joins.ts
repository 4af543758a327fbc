import type { AccountJoin } from '../../contract/entities/people/account-join'
import { COLLECTIONS } from '../../contract/paths'
import { joinsInto } from '../../contract/queries/people/people'
import { bind } from '../../contract/queries/query'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { readIds } from '../list-query'

const collection = () => collectionOf<AccountJoin>(COLLECTIONS.accountJoins)

export const readJoin = (uid: string): Promise<Versioned<AccountJoin> | undefined> =>
  readDocument(collection().doc(uid))

/** The commit fails if the account is joined already. */
export const addJoin = (batch: Batch, join: AccountJoin): void => {
  batch.create(collection().doc(join.uid), join)
}

/** Only if it is unchanged since it was read. */
export const changeJoin = (
  batch: Batch,
  { data, updated }: Versioned<AccountJoin>,
  change: Partial<AccountJoin>,
): void => {
  batch.update(collection().doc(data.uid), fieldsOf<AccountJoin>(change), {
    lastUpdateTime: updated,
  })
}

export const isBeingJoined = async (uid: string): Promise<boolean> => {
  const state = (await readJoin(uid))?.data.state
  return state === 'moving' || state === 'settling'
}

/** The closed accounts that became a part of this one. */
export const uidsJoinedInto = (uid: string): Promise<string[]> => readIds(bind(joinsInto, { uid }))
