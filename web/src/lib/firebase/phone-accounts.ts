import type { InputOf } from '@contract/api/endpoint'
import { phoneEndpoints } from '@contract/api/people/phone'
import { signInWithCustomToken } from 'firebase/auth'
import { call } from '../api/api-client'
import { ensureDeviceId } from '../session/device-id'
import { bootSession } from '../session/restore-session'
import { sessionWhere } from '../session/session-store'
import { auth } from './auth'

export type PhoneProof = NonNullable<InputOf<(typeof phoneEndpoints)['signIn']>['body']>
/** Signed in, or what is still needed. */
export type PhoneStep = 'signed_in' | 'name_needed' | 'email_needed' | 'word_needed'

/** Signs in or up by a code; resolves once the session has the user. */
export const signInByPhone = async (proof: PhoneProof): Promise<PhoneStep> => {
  ensureDeviceId()
  await bootSession()
  const answer = await call(phoneEndpoints.signIn, { body: proof })
  if (answer.state === 'name_needed') return 'name_needed'
  if (answer.state === 'unseen') return `${answer.asks_for}_needed`
  const { user } = await signInWithCustomToken(auth, answer.token)
  await sessionWhere((session) => session.user?.uid === user.uid)
  return 'signed_in'
}

/** Sends a code to the number of who is signed in. */
export const sendCode = async (phone: string): Promise<void> => {
  ensureDeviceId()
  await call(phoneEndpoints.sendCode, { body: { phone } })
}
