import { blockId } from '../../contract/message'
import { timestampFromMillis } from '../../contract/time'
import { conversationsBetween, readBlock, saveBlock, showBlock } from '../../store/blocks'
import { commitGuarded } from '../../store/commit'
import type { Deps } from '../deps'
import { paceOf } from '../pace'
import { ownConversation } from './own-conversation'

type Done = { done: true }

const setBlock = (deps: Deps, uid: string, id: string, is_blocked: boolean): Promise<Done> =>
  commitGuarded<Done>(paceOf(deps), 'service/unavailable', async (batch) => {
    const { buyer_id, vendor_id, members } = (await ownConversation(uid, id)).data
    const pair = [buyer_id, vendor_id] as const
    const [kept, talks] = await Promise.all([readBlock(pair), conversationsBetween(pair)])
    const before = kept?.data.blocked_by ?? []
    if (before.includes(uid) === is_blocked) return { answer: { done: true }, unchanged: true }
    const blocked_by = is_blocked ? [...before, uid] : before.filter((other) => other !== uid)
    const updated_at = timestampFromMillis(deps.clock())
    saveBlock(batch, { id: blockId(...pair), members, blocked_by, updated_at }, kept)
    for (const talk of talks) showBlock(batch, talk, blocked_by)
    return { answer: { done: true } }
  })

/**
 * Until the same member takes it back, the two write to each other nowhere: not here, not in their
 * other conversations, and neither begins a new one.
 * @throws AppError `conversation/not-found` to anyone who is no member
 */
export const blockConversation = (deps: Deps, uid: string, id: string): Promise<Done> =>
  setBlock(deps, uid, id, true)

/** Takes back one's own block; the other member's stays. */
export const unblockConversation = (deps: Deps, uid: string, id: string): Promise<Done> =>
  setBlock(deps, uid, id, false)
