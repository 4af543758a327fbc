import { COLLECTIONS } from '../../contract/paths'
import { storeNames } from '../../contract/queries/people/people'
import { bind } from '../../contract/queries/query'
import { type Batch, collectionOf, readDocument, type Versioned } from '../firestore'
import { queryOf } from '../list-query'

/** The document `store_names/{slug}`: the owner of a name. Creating it takes the name. */
type StoreName = { slug: string; vendor_id: string }

const names = () => collectionOf<StoreName>(COLLECTIONS.storeNames)

export const readStoreName = (slug: string): Promise<Versioned<StoreName> | undefined> =>
  readDocument(names().doc(slug))

/** The commit fails if the name is taken. */
export const addStoreName = (batch: Batch, name: StoreName): void => {
  batch.create(names().doc(name.slug), name)
}

/** Only if the document is unchanged since it was read. */
export const removeStoreName = (batch: Batch, { data, updated }: Versioned<StoreName>): void => {
  batch.delete(names().doc(data.slug), { lastUpdateTime: updated })
}

/** Deletes all names of a store. */
export const removeStoreNames = async (vendor_id: string): Promise<void> => {
  const { docs } = await queryOf(bind(storeNames, { vendor_id })).get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
}
