import type { Conversation } from '../../../contract/entities/messaging/message'
import { storagePaths } from '../../../contract/paths'

const FILE_NAME = /^[a-z0-9_-]{1,80}[.](jpg|jpeg|png|webp|heic|heif)$/

/** Whether a path is in the sender's folder of this conversation, which both members can read. */
export const isOwnImage = (
  { id, buyer_id, vendor_id }: Pick<Conversation, 'id' | 'buyer_id' | 'vendor_id'>,
  sender_id: string,
  path: string,
): boolean => {
  const folder = storagePaths.messageImage(id, buyer_id, vendor_id, sender_id, '')
  return path.startsWith(folder) && FILE_NAME.test(path.slice(folder.length))
}
