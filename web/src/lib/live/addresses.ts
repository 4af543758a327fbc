import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { timestampSchema } from '@contract/timestamp'
import { type Delivery, deliverySchema } from '@contract/transaction'
import * as z from 'zod/mini'
import { useSession } from '../session'
import { loadSdk } from './load-sdk'
import type { Live } from './use-live'
import { useLiveList } from './use-live-document'

const MOST_ADDRESSES = 20

const savedAddressSchema = z.extend(z.omit(deliverySchema, { note: true }), {
  id: z.string(),
  updated_at: timestampSchema,
})
export type SavedAddress = z.infer<typeof savedAddressSchema>
export type Address = Omit<Delivery, 'note'>

const pathOf = (uid: string) => `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.addresses}`

/** Where the user has things delivered, the last saved first. */
export const useLiveAddresses = (): Live<SavedAddress[]> => {
  const uid = useSession().user?.uid
  return useLiveList(
    savedAddressSchema,
    uid ? pathOf(uid) : null,
    ({ collection, firestore, limit, orderBy, query }) =>
      query(
        collection(firestore, pathOf(uid ?? '')),
        orderBy('updated_at', 'desc'),
        limit(MOST_ADDRESSES),
      ),
  )
}

/** Saves a new address, or changes the one with this id. */
export const saveAddress = async (uid: string, address: Address, id?: string): Promise<void> => {
  const { recipient_name, phone, address: street, city, state } = address
  const fields = { recipient_name, phone, address: street, city, state }
  const { addDoc, collection, doc, firestore, serverTimestamp, setDoc } = await loadSdk()
  const content = { ...fields, updated_at: serverTimestamp() }
  if (id) await setDoc(doc(firestore, pathOf(uid), id), content)
  else await addDoc(collection(firestore, pathOf(uid)), content)
}

export const removeAddress = async (uid: string, id: string): Promise<void> => {
  const { deleteDoc, doc, firestore } = await loadSdk()
  await deleteDoc(doc(firestore, pathOf(uid), id))
}
