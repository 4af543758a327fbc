import type { Message } from '../contract/message'
import { COLLECTIONS, SUBCOLLECTIONS } from '../contract/paths'
import type { DisputeEntry } from '../contract/transaction'
import { collectionOf } from './firestore'
import { readTransaction } from './transactions'

/** Whether a message of the conversation shows this picture. */
export const isInMessage = async (conversation_id: string, path: string): Promise<boolean> => {
  const { docs } = await collectionOf<Message>(
    `${COLLECTIONS.conversations}/${conversation_id}/${SUBCOLLECTIONS.messages}`,
  )
    .where('image_path', '==', path)
    .limit(2)
    .get()
  return docs.some((document) => document.data().state !== 'hidden')
}

/** Whether the transaction's dispute or its shipment shows this picture. */
export const isInTransaction = async (transaction_id: string, path: string): Promise<boolean> => {
  const { empty } = await collectionOf<DisputeEntry>(
    `${COLLECTIONS.transactions}/${transaction_id}/${SUBCOLLECTIONS.dispute}`,
  )
    .where('paths', 'array-contains', path)
    .limit(1)
    .select()
    .get()
  if (!empty) return true
  return (await readTransaction(transaction_id))?.data.shipment?.photo_path === path
}
