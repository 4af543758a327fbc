import type { App } from 'firebase-admin/app'
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth'
import { AppError, type ErrorCode } from '../../contract/api/errors'
import { isOperatorRole, type OperatorRole } from '../../contract/entities/console/operator'
import { cleanLine } from '../../contract/text/plain-line'
import { SECOND_MS } from '../../contract/time'
import type { Account, Identified, Identity, SignedInBy } from '../../ports/identity'

const CODES: Readonly<Record<string, ErrorCode>> = {
  'auth/id-token-expired': 'auth/id-token-expired',
  'auth/id-token-revoked': 'auth/id-token-revoked',
  'auth/user-disabled': 'auth/user-disabled',
  'auth/user-not-found': 'auth/id-token-revoked',
  'auth/email-already-exists': 'user/email-taken',
  'auth/phone-number-already-exists': 'user/phone-taken',
  'auth/invalid-email': 'request/invalid',
  'auth/invalid-password': 'auth/weak-password',
  'auth/too-many-requests': 'request/rate-limited',
}

/** Codes of an outage: the caller's identity is unknown. */
const OUTAGES = new Set([
  'app/network-error',
  'app/network-timeout',
  'app/unable-to-parse-response',
  'auth/network-request-failed',
  'auth/internal-error',
  'auth/unable-to-parse-response',
])

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && /ECONNREFUSED|ENOTFOUND|ETIMEDOUT|ECONNRESET|socket/.test(error.message)

/** Maps an error of the identity service to an AppError; `otherwise` is for unmapped codes. */
const identityError = (cause: unknown, otherwise: ErrorCode): AppError => {
  if (cause instanceof AppError) return cause
  const code = codeOf(cause)
  if (OUTAGES.has(code) || isUnreachable(cause)) {
    return new AppError('service/unavailable', undefined, { cause })
  }
  return new AppError(CODES[code] ?? otherwise, undefined, { cause })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const rolesOf = (claim: unknown): string[] =>
  Array.isArray(claim) ? claim.filter((role) => typeof role === 'string') : []

const operatorOf = (claim: unknown): OperatorRole | null => (isOperatorRole(claim) ? claim : null)

/** Custom tokens are made for phone sign-ins alone. */
const SIGNED_IN_BY: Readonly<Record<string, SignedInBy>> = {
  custom: 'phone',
  phone: 'phone_provider',
}

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
        operator: operatorOf(claims.operator),
        auth_time: claims.auth_time,
        phone: textOf(claims.phone_number),
        has_second_factor: claims.firebase.sign_in_second_factor !== undefined,
        signed_in_by: SIGNED_IN_BY[claims.firebase.sign_in_provider] ?? 'email',
      }
    })

const accountOf = (user: UserRecord): Account => ({
  uid: user.uid,
  email: user.email ?? '',
  email_verified: user.emailVerified,
  phone: user.phoneNumber ?? '',
  name: cleanLine(user.displayName ?? ''),
  roles: rolesOf(user.customClaims?.roles),
  operator: operatorOf(user.customClaims?.operator),
})

const account =
  (auth: Auth) =>
  (uid: string): Promise<Account> =>
    attempt('internal', async () => accountOf(await auth.getUser(uid)))

const accountOfEmail =
  (auth: Auth) =>
  (email: string): Promise<Account> =>
    attempt('internal', async () => {
      const { users } = await auth.getUsers([{ email }])
      const [user] = users
      if (!user) throw new AppError('user/not-found')
      return accountOf(user)
    })

/** The existing accounts among up to 100 uids (the limit of `getUsers`). */
const accounts =
  (auth: Auth) =>
  (uids: readonly string[]): Promise<Account[]> =>
    attempt('internal', async () => {
      const { users } = await auth.getUsers(uids.map((uid) => ({ uid })))
      return users.map(accountOf)
    })

const validSinceOf = ({ tokensValidAfterTime = '' }: UserRecord): number =>
  Math.floor(Date.parse(tokensValidAfterTime) / SECOND_MS)

const accountOfPhone =
  (auth: Auth): Identity['accountOfPhone'] =>
  (phoneNumber) =>
    attempt('internal', async () => {
      const { users } = await auth.getUsers([{ phoneNumber }])
      const [user] = users
      if (!user) return undefined
      const factors = user.multiFactor?.enrolledFactors ?? []
      return { ...accountOf(user), has_factors: factors.length > 0 }
    })

/** Firebase Auth. */
export const createIdentity = (app: App): Identity => {
  const auth = getAuth(app)
  return {
    now: () => Date.now(),
    verifyToken: verifyToken(auth),
    account: account(auth),
    accountOfEmail: accountOfEmail(auth),
    accounts: accounts(auth),
    setRoles: (uid, roles) =>
      attempt('internal', async () => {
        const { customClaims } = await auth.getUser(uid)
        await auth.setCustomUserClaims(uid, { ...customClaims, roles })
      }),
    setOperator: (uid, role) =>
      attempt('internal', async () => {
        const { operator: _, ...claims } = (await auth.getUser(uid)).customClaims ?? {}
        await auth.setCustomUserClaims(uid, role ? { ...claims, operator: role } : claims)
      }),
    update: (uid, change) =>
      attempt('internal', async () => {
        const address = change.is_new_email ? { email: change.email, emailVerified: false } : {}
        await auth.updateUser(uid, { displayName: change.name, ...address })
      }),
    updatePhoto: (uid, photo_url) =>
      attempt('internal', async () => {
        await auth.updateUser(uid, { photoURL: photo_url || null })
      }),
    updatePassword: (uid, password) =>
      attempt('internal', async () => {
        await auth.updateUser(uid, { password })
        await auth.revokeRefreshTokens(uid)
        return validSinceOf(await auth.getUser(uid))
      }),
    verificationLink: (email, continue_url) =>
      attempt('internal', () => auth.generateEmailVerificationLink(email, { url: continue_url })),
    accountOfPhone: accountOfPhone(auth),
    createOfPhone: (phoneNumber, displayName) =>
      attempt('internal', async () => (await auth.createUser({ phoneNumber, displayName })).uid),
    updatePhone: (uid, phoneNumber) =>
      attempt('internal', async () => {
        await auth.updateUser(uid, { phoneNumber })
      }),
    phoneToken: (uid) => attempt('internal', () => auth.createCustomToken(uid)),
    validSince: (uid) => attempt('internal', async () => validSinceOf(await auth.getUser(uid))),
    remove: (uid) => attempt('internal', () => auth.deleteUser(uid)),
  }
}
