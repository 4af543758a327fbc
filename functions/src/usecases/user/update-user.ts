import { AppError } from '../../contract/errors'
import { timestampFromMillis } from '../../contract/time'
import type { User } from '../../contract/user'
import { requireRecentSignIn } from '../../domain/user/recent-sign-in'
import { addMail } from '../../store/mail'
import { readUser, updateUser as saveUser } from '../../store/users'
import type { Deps } from '../deps'

type Caller = { uid: string; auth_time: number }

const tellOldAddress = (deps: Deps, address: string): Promise<void> =>
  addMail(deps.ids(), {
    to: [address],
    message: {
      subject: 'Your e-mail address was changed',
      text: 'The e-mail address of your Oja account was changed. If this was not you, write to us at once by answering this message.',
    },
    replyTo: deps.contact_address,
    created_at: timestampFromMillis(deps.clock()),
  })

/** Changes name and address. A new address takes a recent sign-in, and must be verified again. */
export const updateUser = async (
  deps: Deps,
  { uid, auth_time }: Caller,
  { name, email }: { name: string; email: string },
): Promise<User> => {
  const kept = await readUser(uid)
  if (!kept) throw new AppError('user/not-found')
  const account = await deps.identity.account(uid)
  const is_new_email = account.email.toLowerCase() !== email
  if (is_new_email) requireRecentSignIn(auth_time, deps.identity.now())
  await deps.identity.update(uid, { name, email, is_new_email })
  const change = { name, email, updated_at: timestampFromMillis(deps.clock()) }
  await saveUser(uid, change)
  if (is_new_email && account.email) await tellOldAddress(deps, account.email)
  return { ...kept.data, ...change }
}
