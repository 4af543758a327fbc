import { commitGuarded } from '../../store/commit'
import { changeConversation } from '../../store/conversations'
import type { Deps } from '../deps'
import { paceOf } from '../pace'
import { ownConversation } from './own-conversation'

type Done = { done: true }

const setBlock = (deps: Deps, uid: string, id: string, is_blocked: boolean): Promise<Done> =>
  commitGuarded<Done>(paceOf(deps), 'service/unavailable', async (batch) => {
    const kept = await ownConversation(uid, id)
    const blocked_by = kept.data.blocked_by ?? []
    if (blocked_by.includes(uid) === is_blocked) return { answer: { done: true }, unchanged: true }
    changeConversation(batch, kept, {
      blocked_by: is_blocked ? [...blocked_by, uid] : blocked_by.filter((other) => other !== uid),
    })
    return { answer: { done: true } }
  })

/**
 * Until the same member opens it again, nobody writes in the conversation.
 * @throws AppError `conversation/not-found` to anyone who is no member
 */
export const blockConversation = (deps: Deps, uid: string, id: string): Promise<Done> =>
  setBlock(deps, uid, id, true)

/** Takes back one's own block; the other member's stays. */
export const unblockConversation = (deps: Deps, uid: string, id: string): Promise<Done> =>
  setBlock(deps, uid, id, false)
