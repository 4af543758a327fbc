import { COLLECTIONS } from '../../contract/paths'
import { storeNames } from '../../contract/queries/people'
import { bind } from '../../contract/queries/query'
import { type Batch, collectionOf, readDocument, type Versioned } from '../firestore'
import { queryOf } from '../list-query'

/** The document `store_names/{slug}`: whose a name is. Making it is what takes the name. */
type StoreName = { slug: string; vendor_id: string }

const names = () => collectionOf<StoreName>(COLLECTIONS.storeNames)

export const readStoreName = (slug: string): Promise<Versioned<StoreName> | undefined> =>
  readDocument(names().doc(slug))

/** Fails the commit where somebody has the name. */
export const addStoreName = (batch: Batch, name: StoreName): void => {
  batch.create(names().doc(name.slug), name)
}

/** Only while it is as `kept`. */
export const removeStoreName = (batch: Batch, { data, updated }: Versioned<StoreName>): void => {
  batch.delete(names().doc(data.slug), { lastUpdateTime: updated })
}

/** Frees whatever a store was called. */
export const removeStoreNames = async (vendor_id: string): Promise<void> => {
  const { docs } = await queryOf(bind(storeNames, { vendor_id })).get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
}
