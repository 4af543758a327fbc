import type { App } from 'firebase-admin/app'
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth'
import type { ErrorCode } from '../../contract/api/errors'
import { cleanLine } from '../../contract/text/plain-line'
import { SECOND_MS } from '../../contract/time'
import { identityError } from './identity-error'

/** The claims of a verified token. `auth_time` is in seconds since the epoch. */
export type Identified = {
  uid: string
  email: string
  email_verified: boolean
  name: string
  roles: string[]
  auth_time: number
}

export type Account = {
  uid: string
  email: string
  email_verified: boolean
  name: string
  roles: string[]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const rolesOf = (claim: unknown): string[] =>
  Array.isArray(claim) ? claim.filter((role) => typeof role === 'string') : []

const attempt = async <T>(otherwise: ErrorCode, action: () => Promise<T>): Promise<T> => {
  try {
    return await action()
  } catch (cause) {
    throw identityError(cause, otherwise)
  }
}

const verifyToken =
  (auth: Auth) =>
  (token: string): Promise<Identified> =>
    attempt('auth/invalid-token', async () => {
      const claims = await auth.verifyIdToken(token, true)
      return {
        uid: claims.uid,
        email: textOf(claims.email),
        email_verified: claims.email_verified === true,
        // Users can set it at the identity service, without our validation.
        name: cleanLine(textOf(claims.name)),
        roles: rolesOf(claims.roles),
        auth_time: claims.auth_time,
      }
    })

const accountOf = (user: UserRecord): Account => ({
  uid: user.uid,
  email: user.email ?? '',
  email_verified: user.emailVerified,
  name: cleanLine(user.displayName ?? ''),
  roles: rolesOf(user.customClaims?.roles),
})

const account =
  (auth: Auth) =>
  (uid: string): Promise<Account> =>
    attempt('internal', async () => accountOf(await auth.getUser(uid)))

/** The existing accounts among up to 100 uids (the limit of `getUsers`). */
const accounts =
  (auth: Auth) =>
  (uids: readonly string[]): Promise<Account[]> =>
    attempt('internal', async () => {
      const { users } = await auth.getUsers(uids.map((uid) => ({ uid })))
      return users.map(accountOf)
    })

/** Firebase Auth: accounts, tokens, claims. Every failure is an AppError. */
export const createIdentity = (app: App) => {
  const auth = getAuth(app)
  return {
    /**
     * The clock of token timestamps, in epoch milliseconds; unlike the suite's clock, it can't be
     * moved.
     */
    now: () => Date.now(),
    /**
     * @throws AppError `auth/...` if the token is expired, revoked, forged or of a disabled user
     */
    verifyToken: verifyToken(auth),
    account: account(auth),
    accounts: accounts(auth),
    /** Sets the role claim that rules and endpoints read; other claims stay. */
    setRoles: (uid: string, roles: readonly string[]) =>
      attempt('internal', async () => {
        const { customClaims } = await auth.getUser(uid)
        await auth.setCustomUserClaims(uid, { ...customClaims, roles })
      }),
    /** A changed email address must be verified again. */
    update: (uid: string, change: { name: string; email: string; is_new_email: boolean }) =>
      attempt('internal', async () => {
        const address = change.is_new_email ? { email: change.email, emailVerified: false } : {}
        await auth.updateUser(uid, { displayName: change.name, ...address })
      }),
    updatePhoto: (uid: string, photoURL: string) =>
      attempt('internal', () => auth.updateUser(uid, { photoURL: photoURL || null })),
    /**
     * Sets the password and ends all sessions. Returns the time (epoch seconds) from which tokens
     * are valid.
     */
    updatePassword: (uid: string, password: string): Promise<number> =>
      attempt('internal', async () => {
        await auth.updateUser(uid, { password })
        await auth.revokeRefreshTokens(uid)
        const { tokensValidAfterTime = '' } = await auth.getUser(uid)
        return Math.floor(Date.parse(tokensValidAfterTime) / SECOND_MS)
      }),
    verificationLink: (email: string, continue_url: string) =>
      attempt('internal', () => auth.generateEmailVerificationLink(email, { url: continue_url })),
    remove: (uid: string) => attempt('internal', () => auth.deleteUser(uid)),
  }
}

export type Identity = ReturnType<typeof createIdentity>
