import { MAX_ADDRESSES } from '@contract/address'
import { addressEndpoints } from '@contract/endpoints/addresses'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { addresses } from '@contract/queries/people'
import { bind } from '@contract/queries/query'
import { timestampSchema } from '@contract/timestamp'
import { type Delivery, deliverySchema } from '@contract/transaction'
import * as z from 'zod/mini'
import { call } from '../api-client'
import { useSession } from '../session'
import { loadSdk } from './load-sdk'
import type { Live } from './use-live'
import { useLiveList } from './use-live-document'

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
  return useLiveList(savedAddressSchema, uid ? pathOf(uid) : null, ({ queryOf }) =>
    queryOf(bind(addresses, { uid: uid ?? '' }, MAX_ADDRESSES)),
  )
}

/** Saves a new address, or changes the one with this id. The server holds how many there may be. */
export const saveAddress = async (address: Address, id?: string): Promise<void> => {
  const { recipient_name, phone, address: street, city, state } = address
  const body = { recipient_name, phone, address: street, city, state, ...(id && { id }) }
  await call(addressEndpoints.save, { body })
}

export const removeAddress = async (uid: string, id: string): Promise<void> => {
  const { deleteDoc, doc, firestore } = await loadSdk()
  await deleteDoc(doc(firestore, pathOf(uid), id))
}
