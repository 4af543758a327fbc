import { blockId } from '../../../contract/entities/messaging/message'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { conversationsBetween, readBlock, saveBlock, showBlock } from '../../../db/messaging/blocks'
import { liveOfferIdsBetween, lookAtOffer } from '../../../db/orders/offers'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { requireConversationMember } from './require-conversation-member'

type Done = { done: true }

const setBlock = (deps: Deps, uid: string, id: string, is_blocked: boolean): Promise<Done> =>
  commitWithRetry<Done>(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const { buyer_id, vendor_id, members } = (await requireConversationMember(uid, id)).data
    const pair = [buyer_id, vendor_id] as const
    const [stored, conversations, offers] = await Promise.all([
      readBlock(pair),
      conversationsBetween(pair),
      liveOfferIdsBetween(pair),
    ])
    const before = stored?.data.blocked_by ?? []
    if (before.includes(uid) === is_blocked) return { result: { done: true }, skip_commit: true }
    const blocked_by = is_blocked ? [...before, uid] : before.filter((other) => other !== uid)
    const updated_at = timestampFromMillis(deps.clock())
    saveBlock(batch, { id: blockId(...pair), members, blocked_by, updated_at }, stored)
    // Offers between them don't hold; the job that settles them says so to both.
    if (is_blocked) for (const offer of offers) lookAtOffer(batch, offer, deps.clock())
    for (const conversation of conversations) showBlock(batch, conversation, blocked_by)
    return { result: { done: true } }
  })

/**
 * Blocks the other member: until the caller unblocks, neither can write in any of their
 * conversations or start a new one.
 * @throws AppError `conversation/not-found` to anyone who is no member
 */
export const blockConversation = (deps: Deps, uid: string, id: string): Promise<Done> =>
  setBlock(deps, uid, id, true)

/** Removes the caller's block; the other member's block stays. */
export const unblockConversation = (deps: Deps, uid: string, id: string): Promise<Done> =>
  setBlock(deps, uid, id, false)
