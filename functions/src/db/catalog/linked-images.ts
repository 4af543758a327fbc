import type { Message } from '../../contract/entities/messaging/message'
import { messagesWithImage } from '../../contract/queries/messaging/messages'
import { disputeEntriesWithFile } from '../../contract/queries/orders/transactions'
import { bind } from '../../contract/queries/query'
import { hasAny, readList } from '../list-query'
import { readTransaction } from '../orders/transactions'

/** True if a visible message of the conversation has this image. */
export const isInMessage = async (conversation_id: string, image: string): Promise<boolean> => {
  const found = await readList<Message>(bind(messagesWithImage, { conversation_id, image }))
  return found.some(({ state }) => state !== 'hidden')
}

/** True if the transaction's dispute or shipment has this image. */
export const isInTransaction = async (id: string, file: string): Promise<boolean> => {
  if (await hasAny(bind(disputeEntriesWithFile, { id, file }))) return true
  return (await readTransaction(id))?.data.shipment?.photo_path === file
}
