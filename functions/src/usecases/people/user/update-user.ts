import { AppError } from '../../../contract/api/errors'
import type { User } from '../../../contract/entities/people/user'
import { isReservedName } from '../../../contract/text/reserved-name'
import { timestampFromMillis } from '../../../contract/time'
import { type Batch, newBatch } from '../../../db/firestore'
import { addMailTo } from '../../../db/messaging/mail'
import { changeUser, readUser } from '../../../db/people/users'
import { requireRecentSignIn } from '../../../domain/people/user/recent-sign-in'
import type { Deps } from '../../deps'
import { emailFrom, isProvedAddress, wordFor } from '../../messaging/notification/email-from'
import { notify } from '../../messaging/notification/notify'
import { securityAlert } from '../../messaging/notification/security-alert'
import { isWithinLimit, takeFromLimit } from '../../rate-limit'
import { requireMoreThanPhone, type SignedIn } from '../phone/require-more-than-phone'

type Caller = SignedIn & { auth_time: number }

/**
 * An address that nobody proved may be a stranger's, and an account can be made again: it gets few of
 * these, whatever account they are about.
 */
const mayBeWritten = async (deps: Deps, uid: string, address: string): Promise<boolean> =>
  (await isProvedAddress(deps, uid, address)) || isWithinLimit(deps, 'email', `email:${address}`)

/** Sent to the old address: an attacker who changed the address reads the new one. */
const notifyOldAddress = (deps: Deps, batch: Batch, address: string, word: string | null): void =>
  addMailTo(batch, deps.ids(), {
    to: [address],
    message: emailFrom(deps, word, {
      subject: 'Your email address was changed',
      paragraphs: [
        'The email address of your Oja account was changed. If this was not you, reply to this email at once.',
      ],
    }),
    replyTo: deps.contact_address,
    created_at: timestampFromMillis(deps.clock()),
  })

/**
 * Changes name and email address, of which only what is sent. A new address requires a recent sign-in and must be verified
 * again.
 * @throws AppError `user/name-reserved` and others
 */
export const updateUser = async (
  deps: Deps,
  caller: Caller,
  request: { name?: string | undefined; email?: string | undefined },
): Promise<User> => {
  const { uid } = caller
  const stored = await readUser(uid)
  if (!stored) throw new AppError('user/not-found')
  if (request.name !== undefined && isReservedName(request.name)) {
    throw new AppError('user/name-reserved')
  }
  const account = await deps.identity.account(uid)
  const { name = stored.data.name, email = account.email.toLowerCase() } = request
  const is_new_email = account.email.toLowerCase() !== email
  if (is_new_email) {
    requireRecentSignIn(caller.auth_time, deps.identity.now())
    await requireMoreThanPhone(deps, caller)
    // Each change emails the old address, which need not belong to the caller.
    await takeFromLimit(deps, 'email', uid)
  }
  const old_address = stored.data.email.toLowerCase() === email ? account.email : stored.data.email
  const is_left = old_address !== '' && old_address.toLowerCase() !== email
  // Before the change: whether the old address was proved is forgotten with it.
  const is_told = is_left && (await mayBeWritten(deps, uid, old_address.toLowerCase()))
  const word = is_told ? await wordFor(deps, uid, old_address) : null
  await deps.identity.update(uid, { name, email, is_new_email })
  const change = { name, email, updated_at: timestampFromMillis(deps.clock()) }
  const batch = newBatch()
  changeUser(batch, uid, change)
  // The document is changed last: a call after a crash still finds the old address and notifies it.
  if (is_told) notifyOldAddress(deps, batch, old_address, word)
  if (is_left || is_new_email) {
    const id = `email-${deps.ids()}`
    const alert = securityAlert({ uid, name, change: 'email', id, now: deps.clock() })
    await notify(deps, batch, { ...alert, has_email: false })
  }
  await batch.commit()
  return { ...stored.data, ...change }
}
