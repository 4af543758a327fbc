import { authEndpoints } from '@contract/api/people/auth'
import {
  applyActionCode,
  beforeAuthStateChanged,
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
import { loadChunk } from '@/ui/chunks/load-chunk'
import { call } from '../api/api-client'
import { bootSession } from '../session/restore-session'
import { sessionWhere } from '../session/session-store'
import { auth } from './auth'
import { departuresNow } from './end-session'
import { renewSession } from './watch-session'

const refusal = (code: string): Error => Object.assign(new Error(code), { code })

/** The continue URL of the link in an email. */
const returnTo = (path: string) => ({ url: `${window.location.origin}${path}` })

/** Refuses common passwords in the app, because Firebase Auth has no list of them. */
const refuseCommon = async (password: string): Promise<void> => {
  const { isCommonPassword } = await loadChunk(() => import('@contract/reference/common-passwords'))
  if (isCommonPassword(password)) throw refusal('auth/common-password')
}

const refuseReserved = async (name: string): Promise<void> => {
  const { isReservedName } = await loadChunk(() => import('@contract/text/reserved-name'))
  if (isReservedName(name)) throw refusal('auth/reserved-name')
}

/** Creates the user record and the role. Safe to repeat after an interrupted sign-up. */
const completeAccount = async (user: User, name: string): Promise<void> => {
  const { writeUserRecord } = await loadChunk(() => import('../live/account'))
  await writeUserRecord({ uid: user.uid, name, email: user.email ?? '' })
  await call(authEndpoints.createRole, { body: { uid: user.uid, roles: ['user'] } })
}

const isIncomplete = async (user: User): Promise<boolean> =>
  !Array.isArray((await user.getIdTokenResult()).claims.roles)

/** Resolves once the session has this user, so that the next page doesn't redirect to login. */
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
  // An earlier attempt created the account but did not complete it.
  if (auth.currentUser?.email === email) return auth.currentUser
  return (await createUserWithEmailAndPassword(auth, email, password)).user
}

/** Creates the account, its record and its role, and sends the verification email. */
export const signUp = async (account: NewAccount): Promise<void> => {
  await Promise.all([refuseCommon(account.password), refuseReserved(account.name)])
  await bootSession()
  const user = await newUser(account)
  await updateProfile(user, { displayName: account.name })
  await completeAccount(user, account.name)
  // A failure here doesn't fail the sign-up: the banner can send the email again.
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

/** Applies the code from the link in a verification email. */
export const verifyEmail = async (code: string): Promise<void> => {
  await bootSession()
  await applyActionCode(auth, code)
  await renewSession()
}

/** Reauthenticates the user, for actions that require a recent login. */
export const proveIdentity = async (password: string): Promise<void> => {
  const user = auth.currentUser
  if (!user?.email) throw new Error('Nobody is signed in.')
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password))
}

/**
 * Signs in with the new password after a password change, which ends every session. Who has logged out
 * before the answer comes stays out.
 */
export const resumeSession = async (password: string): Promise<void> => {
  const email = auth.currentUser?.email
  if (!email) return
  const before = departuresNow()
  const stop = beforeAuthStateChanged(auth, (next) => {
    if (next && departuresNow() !== before) throw new Error('Logged out meanwhile.')
  })
  try {
    await signInWithEmailAndPassword(auth, email, password)
  } catch (error) {
    if (departuresNow() === before) throw error
  } finally {
    stop()
  }
}
