import { AppError, Refusal } from '../../../contract/api/errors'
import { timestampFromMillis } from '../../../contract/time'
import { paths } from '../../../contract/urls'
import { commitWithRetry } from '../../../db/commit'
import { removed } from '../../../db/firestore'
import { addMailTo } from '../../../db/messaging/mail'
import { readSignIns, saveSignIns } from '../../../db/people/sign-ins'
import { changeUserFields, readUser } from '../../../db/people/users'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { emailFrom } from '../../messaging/notification/email-from'
import { notify } from '../../messaging/notification/notify'
import { securityAlert } from '../../messaging/notification/security-alert'
import { type By, carriedOn, decidedBefore, enter, type Recorded } from '../../operators/recorded'

type Given = By & { email: string }

const DONE = { done: true } as const

const mailOf = (deps: Deps, email: string, now: number) => ({
  to: [email],
  message: emailFrom(deps, null, {
    subject: 'Log in to your Oja account by email',
    paragraphs: [
      'Your Oja account has this email address now, as you asked us. Its old phone number is no longer in it.',
      'Choose a password to log in. Your orders are all there, and you can add a number in the settings.',
    ],
    action: { text: 'Choose a password', url: `${deps.app_url}${paths.forgotPassword}` },
  }),
  replyTo: deps.contact_address,
  created_at: timestampFromMillis(now),
})

/** @throws Refusal if it has another address. @throws AppError `user/not-found` */
const requireWithout = async (uid: string, email: string, known: string) => {
  const stored = await readUser(uid)
  if (!stored) throw new AppError('user/not-found')
  const has = stored.data.email || known
  if (has && has.toLowerCase() !== email) throw new Refusal('This account has an email address.')
  return stored
}

/**
 * Gives an account without an email address one, to a person who can't enter it by its number any more and proved
 * that it is theirs. The number leaves it and its sessions end: somebody else may hold both. What its devices
 * proved is forgotten, and the person chooses a password by email.
 * @throws AppError `user/not-found`, `user/email-taken`
 * @throws Refusal if the account has another address
 */
export const giveEmail = async (
  deps: Deps,
  uid: string,
  { email, ...by }: Given,
): Promise<Recorded<typeof DONE>> => {
  const account = await deps.identity.account(uid)
  const { name } = (await requireWithout(uid, email, account.email)).data
  if (!account.email) await deps.identity.update(uid, { name, email, is_new_email: true })
  const recorded = await commitWithRetry(
    backoffFrom(deps),
    'service/unavailable',
    async (batch) => {
      const now = deps.clock()
      const stored = await requireWithout(uid, email, email)
      if (stored.data.email) return { result: decidedBefore(DONE), skip_commit: true }
      const updated_at = timestampFromMillis(now)
      const change = { email, phone: removed(), phone_verified_at: removed(), updated_at }
      changeUserFields(batch, uid, change, stored)
      const signIns = await readSignIns(uid)
      const nothing = { user_id: uid, devices: {}, phone_alone_since: null }
      if (signIns) saveSignIns(batch, nothing, signIns)
      const id = deps.ids()
      addMailTo(batch, `email-given-${id}`, mailOf(deps, email, now))
      const alert = securityAlert({ uid, name, change: 'email', id: `given-${id}`, now })
      await notify(deps, batch, { ...alert, has_email: false })
      const before = { has_email: false, has_phone: stored.data.phone !== undefined }
      const after = { has_email: true, has_phone: false }
      const entry = { id, action: 'give-email', subject: uid, before, after }
      return { result: (await enter(deps, batch, by, entry, now))(DONE) }
    },
  )
  if (account.phone) await deps.identity.updatePhone(uid, null)
  return carriedOn(recorded, DONE)
}
