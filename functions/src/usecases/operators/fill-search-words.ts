import { commitWithRetry } from '../../db/commit'
import { fillUserWords, readUser, userIdsAfter } from '../../db/people/users'
import { fillStoreWords, readStore } from '../../db/people/vendors'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'

const PAGE = 200

/** Writes what operators find a person by; whether it wasn't written yet. Nothing if the user is gone. */
export const fillWordsOfUser = (deps: Deps, uid: string): Promise<boolean> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readUser(uid)
    const isFilled = stored !== undefined && fillUserWords(batch, stored)
    return isFilled ? { result: true } : { result: false, skip_commit: true }
  })

const fillWordsOfStore = (deps: Deps, uid: string): Promise<boolean> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const store = await readStore(uid)
    const isFilled = store !== undefined && fillStoreWords(batch, store)
    return isFilled ? { result: true } : { result: false, skip_commit: true }
  })

/** Makes everyone and every store findable who was there before the words were kept. Returns how many. */
export const fillSearchWords = async (deps: Deps): Promise<number> => {
  let filled = 0
  let after: string | null = null
  for (;;) {
    const uids: string[] = await userIdsAfter(after, PAGE)
    for (const uid of uids) {
      if (await fillWordsOfUser(deps, uid)) filled += 1
      if (await fillWordsOfStore(deps, uid)) filled += 1
    }
    after = uids.at(-1) ?? null
    if (uids.length < PAGE) return filled
  }
}
