import { type Block, blockId, type Conversation } from '../../contract/entities/messaging/message'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/messaging/messages'
import { bind } from '../../contract/queries/query'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { readIds } from '../list-query'

type Pair = readonly [string, string]

const blocks = () => collectionOf<Block>(COLLECTIONS.blocks)
const conversations = () => collectionOf<Conversation>(COLLECTIONS.conversations)

export const readBlock = ([a, b]: Pair): Promise<Versioned<Block> | undefined> =>
  readDocument(blocks().doc(blockId(a, b)))

/** Only if the block is unchanged since it was read. A block without holders is deleted. */
export const saveBlock = (
  batch: Batch,
  block: Block,
  stored: Versioned<Block> | undefined,
): void => {
  const ref = blocks().doc(block.id)
  if (!stored) batch.create(ref, block)
  else if (block.blocked_by.length === 0) batch.delete(ref, { lastUpdateTime: stored.updated })
  else batch.update(ref, fieldsOf<Block>(block), { lastUpdateTime: stored.updated })
}

const idsOf = (buyer_id: string, vendor_id: string): Promise<string[]> =>
  readIds(bind(queries.conversationsBetween, { buyer_id, vendor_id }))

/** Ids of the conversations between two users, whichever of them is the vendor. */
export const conversationsBetween = async ([a, b]: Pair): Promise<string[]> =>
  (await Promise.all([idsOf(a, b), idsOf(b, a)])).flat()

/** Updates the copy of the block in a conversation. */
export const showBlock = (batch: Batch, id: string, blocked_by: readonly string[]): void => {
  batch.update(conversations().doc(id), fieldsOf<Conversation>({ blocked_by: [...blocked_by] }))
}
