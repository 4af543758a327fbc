import { createHash, timingSafeEqual } from 'node:crypto'
import { DEVICE_HEADER } from '../../../contract/api/device-header'
import { AppError } from '../../../contract/api/errors'
import { normalized } from '../../../contract/text/normalized'
import { timestampFromMillis } from '../../../contract/time'
import { newBatch } from '../../../db/firestore'
import { addMailTo } from '../../../db/messaging/mail'
import { readUser } from '../../../db/people/users'
import { readWord } from '../../../db/people/words'
import type { Deps } from '../../deps'
import { emailFrom, wordFor } from '../../messaging/notification/email-from'
import { takeFromLimit } from '../../rate-limit'
import { noteSignIn } from './note-sign-in'
import { addSignInCode, checkSignInCode } from './sign-in-codes'

type Caller = { uid: string; device?: string | undefined }

/** Our record's address: a token of Firebase Auth can change the account's. */
const addressOf = async (uid: string): Promise<string> => {
  const address = (await readUser(uid))?.data.email
  if (!address) throw new AppError('user/no-email')
  return address
}

/** @throws AppError `user/no-email`, `auth/email-not-verified`, `request/rate-limited` */
export const sendProof = async (deps: Deps, { uid }: Caller): Promise<{ done: true }> => {
  const address = await addressOf(uid)
  // An address that nobody proved may be a stranger's, and no way to prove anything.
  const { email_verified } = await deps.identity.account(uid)
  if (!email_verified) throw new AppError('auth/email-not-verified')
  // An account can be made again: the address that is written to is counted too.
  await takeFromLimit(deps, 'proof', uid, `email:${address.toLowerCase()}`)
  const { code } = await addSignInCode(deps, `email:${uid}:${address}`, () => 'email')
  const batch = newBatch()
  addMailTo(batch, deps.ids(), {
    to: [address],
    message: emailFrom(deps, await wordFor(deps, uid, address), {
      subject: 'Your Oja code',
      paragraphs: [
        `${code} is your code. It ends in 5 minutes. Give it to nobody, not even to us.`,
        'If you did not ask for it, somebody is logged in with your phone number: answer this message.',
      ],
    }),
    replyTo: deps.contact_address,
    created_at: timestampFromMillis(deps.clock()),
  })
  await batch.commit()
  return { done: true }
}

const digestOf = (text: string): Buffer =>
  createHash('sha256').update(normalized(text, 'NFC').replace(/\s/g, '').toLowerCase()).digest()

/** @throws AppError `auth/wrong-word`, `request/rate-limited` */
export const requireWord = async (deps: Deps, uid: string, typed: string): Promise<void> => {
  await takeFromLimit(deps, 'proof', `word:${uid}`)
  const known = await readWord(uid)
  if (!known || !timingSafeEqual(digestOf(known.word), digestOf(typed))) {
    throw new AppError('auth/wrong-word')
  }
}

/**
 * Proves on this device more than a phone number.
 * @throws AppError `auth/wrong-code`, `auth/code-expired`, `auth/wrong-word`, `user/no-email`
 */
export const proveIdentity = async (
  deps: Deps,
  { uid, device }: Caller,
  proof: { code: string } | { word: string },
): Promise<{ done: true }> => {
  if (device === undefined) {
    throw new AppError('request/invalid', {
      in: 'headers',
      fields: { [DEVICE_HEADER]: 'Send the id of the device.' },
    })
  }
  if ('word' in proof) await requireWord(deps, uid, proof.word)
  else await checkSignInCode(deps, `email:${uid}:${await addressOf(uid)}`, proof.code, device)
  await noteSignIn(deps, uid, { device, by: 'word' in proof ? 'word' : 'email_code' })
  return { done: true }
}
