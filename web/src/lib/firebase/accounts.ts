import { authEndpoints } from '@contract/api/endpoints/auth'
import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
  updateProfile,
} from 'firebase/auth'
import { paths } from '@/config/paths'
import { call } from '../api/api-client'
import { bootSession } from '../session/restore-session'
import { sessionWhere } from '../session/session-store'
import { auth } from './auth'
import { renewSession } from './watch-session'

const refusal = (code: string): Error => Object.assign(new Error(code), { code })

/** Where the link in a mail leads back to. */
const returnTo = (path: string) => ({ url: `${window.location.origin}${path}` })

/** The identity service knows no list of common passwords: what is refused here is refused by the app. */
const refuseCommon = async (password: string): Promise<void> => {
  const { isCommonPassword } = await import('@contract/reference/common-passwords')
  if (isCommonPassword(password)) throw refusal('auth/common-password')
}

const refuseReserved = async (name: string): Promise<void> => {
  const { isReservedName } = await import('@contract/text/reserved-name')
  if (isReservedName(name)) throw refusal('auth/reserved-name')
}

/** What follows the account itself. Safe to run again where an earlier sign-up broke off. */
const completeAccount = async (user: User, name: string): Promise<void> => {
  const { writeUserRecord } = await import('../live/account')
  await writeUserRecord({ uid: user.uid, name, email: user.email ?? '' })
  await call(authEndpoints.createRole, { body: { uid: user.uid, roles: ['user'] } })
}

const isIncomplete = async (user: User): Promise<boolean> =>
  !Array.isArray((await user.getIdTokenResult()).claims.roles)

/** Answers when the app knows who has come, so that the next page doesn't ask for a login. */
const arrival = (uid: string) => sessionWhere(({ user }) => user?.uid === uid)

export const signIn = async (email: string, password: string): Promise<void> => {
  await bootSession()
  const { user } = await signInWithEmailAndPassword(auth, email, password)
  if (await isIncomplete(user)) {
    await completeAccount(user, user.displayName || email)
    await renewSession()
  }
  await arrival(user.uid)
}

type NewAccount = { name: string; email: string; password: string }

const newUser = async ({ email, password }: NewAccount): Promise<User> => {
  // The account was made by an attempt that broke off afterwards.
  if (auth.currentUser?.email === email) return auth.currentUser
  return (await createUserWithEmailAndPassword(auth, email, password)).user
}

/** Makes the account, its record and its role, and sends the mail that verifies the address. */
export const signUp = async (account: NewAccount): Promise<void> => {
  await Promise.all([refuseCommon(account.password), refuseReserved(account.name)])
  await bootSession()
  const user = await newUser(account)
  await updateProfile(user, { displayName: account.name })
  await completeAccount(user, account.name)
  // The mail can be asked for again from the banner: its failure doesn't undo the account.
  await sendEmailVerification(user, returnTo(paths.marketplace)).catch(console.error)
  await renewSession()
  await arrival(user.uid)
}

export const requestPasswordReset = (email: string): Promise<void> =>
  sendPasswordResetEmail(auth, email, returnTo(paths.login))

export const resetPassword = async (code: string, password: string): Promise<void> => {
  await refuseCommon(password)
  await confirmPasswordReset(auth, code, password)
}

/** Takes the code of a verification mail's link. */
export const verifyEmail = async (code: string): Promise<void> => {
  await bootSession()
  await applyActionCode(auth, code)
  await renewSession()
}

/** Proves again who is here, for what needs a recent login. */
export const proveIdentity = async (password: string): Promise<void> => {
  const user = auth.currentUser
  if (!user?.email) throw new Error('Nobody is signed in.')
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password))
}

/** Changing the password ends every session, this one too: it begins anew with the new one. */
export const resumeSession = async (password: string): Promise<void> => {
  const email = auth.currentUser?.email
  if (email) await signInWithEmailAndPassword(auth, email, password)
}
