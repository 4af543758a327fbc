import { RENDITION_WIDTHS, renditionPath } from '../../contract/catalog/images'
import type { Message } from '../../contract/entities/messaging/message'
import type { DealTerms } from '../../contract/entities/orders/deal'
import { messagesWithImage } from '../../contract/queries/messaging/messages'
import { versionsOfDeal } from '../../contract/queries/orders/deals'
import { disputeEntriesWithFile } from '../../contract/queries/orders/transactions'
import { bind } from '../../contract/queries/query'
import { hasAny, readList } from '../list-query'
import { readDeal } from '../orders/deals'
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

const hasImage = ({ images }: Pick<DealTerms, 'images'>, file: string): boolean =>
  images.some(
    ({ path }) =>
      path === file || RENDITION_WIDTHS.some((width) => renditionPath(path, width) === file),
  )

/** True if the request has this image or a rendition of it, now or in a version that somebody began to pay. */
export const isInRequest = async (id: string, file: string): Promise<boolean> => {
  const deal = await readDeal(id)
  if (!deal) return false
  if (hasImage(deal.data.terms, file)) return true
  const paid = await readList<DealTerms>(bind(versionsOfDeal, { id }))
  return paid.some((terms) => hasImage(terms, file))
}
