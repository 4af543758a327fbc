import type { Conversation } from '../../../contract/entities/messaging/message'
import { goodsText } from '../../../contract/goods-text'
import { readProduct } from '../../../db/catalog/products'
import { commitWithRetry } from '../../../db/commit'
import { readBlock } from '../../../db/messaging/blocks'
import { changeConversation, readConversation } from '../../../db/messaging/conversations'
import { readTransaction } from '../../../db/orders/transactions'
import { readUser } from '../../../db/people/users'
import { readVendor } from '../../../db/people/vendors'
import { displayName } from '../../../domain/people/user/display-name'
import { FORMER_USER } from '../../../domain/people/user/former-user'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'

type Subject = Conversation['subject']

/** The subject as it is shown; undefined if it doesn't belong to these two members. */
const shownSubject = async ({
  subject,
  buyer_id,
  vendor_id,
}: Conversation): Promise<Pick<Subject, 'title' | 'image_url'> | undefined> => {
  if (subject.kind === 'product') {
    const product = (await readProduct(subject.id))?.data
    if (product?.vendor_id !== vendor_id) return undefined
    const [image] = product.images
    return { title: product.name, ...(image && { image_url: image.url_320 }) }
  }
  if (subject.kind === 'transaction') {
    const transaction = (await readTransaction(subject.id))?.data
    const isTheirs = transaction?.buyer_id === buyer_id && transaction.vendor_id === vendor_id
    if (!isTheirs) return undefined
    return { title: goodsText(transaction), image_url: transaction.product_details.image_url }
  }
  return undefined
}

const subjectOf = async (conversation: Conversation, store: string): Promise<Subject> => {
  const shown = await shownSubject(conversation)
  return shown
    ? { ...conversation.subject, ...shown }
    : { kind: 'general', id: 'general', title: store }
}

const isIntroduced = ({ members, names }: Conversation): boolean =>
  members.every((uid) => names[uid] !== undefined)

/**
 * Fills in what a client may not write: the members' names, the subject's title and image, and
 * unread counts of 0. Counts that messages have already changed stay.
 */
export const populateMembers = (deps: Deps, id: string): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readConversation(id)
    if (!stored || isIntroduced(stored.data)) return { result: undefined, skip_commit: true }
    const { buyer_id, vendor_id, unread } = stored.data
    const [buyer, vendor, block] = await Promise.all([
      readUser(buyer_id),
      readVendor(vendor_id),
      readBlock([buyer_id, vendor_id]),
    ])
    const store = vendor?.data.name ?? FORMER_USER
    changeConversation(batch, stored, {
      names: { [buyer_id]: buyer ? displayName(buyer.data.name) : FORMER_USER, [vendor_id]: store },
      subject: await subjectOf(stored.data, store),
      unread: { [buyer_id]: 0, [vendor_id]: 0, ...unread },
      // A conversation may be created just before the rules can see the block.
      blocked_by: block?.data.blocked_by ?? [],
    })
    return { result: undefined }
  })
