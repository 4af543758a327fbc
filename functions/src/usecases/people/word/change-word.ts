import { AppError } from '../../../contract/api/errors'
import { isGuessable, type OwnWord } from '../../../contract/people/word'
import { newBatch } from '../../../db/firestore'
import { readUser } from '../../../db/people/users'
import { readVendor } from '../../../db/people/vendors'
import { changeWordOf } from '../../../db/people/words'
import { requireRecentSignIn } from '../../../domain/people/user/recent-sign-in'
import { makeWord } from '../../../domain/people/word/make-word'
import type { Deps } from '../../deps'
import { loadRecipients } from '../../messaging/notification/load-recipients'
import { queueNotification } from '../../messaging/notification/notify'
import { securityAlert } from '../../messaging/notification/security-alert'
import { showWord } from './show-word'

type Caller = { uid: string; auth_time: number }

/** Makes a word that isn't the one before. */
const anotherWord = ({ random }: Pick<Deps, 'random'>, before: string): string => {
  const word = makeWord(random)
  return word === before ? anotherWord({ random }, before) : word
}

/**
 * Changes the caller's word, and tells them in a message that begins with the new one.
 * @param chosen undefined: we make one
 * @throws AppError `auth/recent-login-required`, `user/not-found`, `user/word-guessable`
 */
export const changeWord = async (
  deps: Deps,
  { uid, auth_time }: Caller,
  chosen: string | undefined,
): Promise<OwnWord> => {
  requireRecentSignIn(auth_time, deps.identity.now())
  const [user, vendor, before] = await Promise.all([readUser(uid), readVendor(uid), showWord(uid)])
  if (!user) throw new AppError('user/not-found')
  if (chosen === before.word) return before
  const { name, email } = user.data
  if (chosen !== undefined && isGuessable(chosen, [name, email, vendor?.data.name ?? ''])) {
    throw new AppError('user/word-guessable')
  }
  const after: OwnWord = {
    word: chosen ?? anotherWord(deps, before.word),
    is_chosen: chosen !== undefined,
  }
  const batch = newBatch()
  changeWordOf(batch, uid, after)
  const recipient = (await loadRecipients(deps, [uid])).get(uid)
  if (recipient) {
    const id = `word-${deps.ids()}`
    const alert = securityAlert({ uid, name, change: 'word', id, now: deps.clock() })
    queueNotification(deps, batch, alert, { ...recipient, word: after.word })
  }
  await batch.commit()
  return after
}
