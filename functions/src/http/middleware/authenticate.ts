import { createHash } from 'node:crypto'
import { DEVICE_HEADER } from '../../contract/api/device-header'
import type { Endpoint } from '../../contract/api/endpoint'
import { AppError } from '../../contract/api/errors'
import { mayAs } from '../../contract/entities/console/operator'
import { DEVICE_ID } from '../../contract/entities/people/phone-sign-in'
import type { Identity } from '../../ports/identity'
import type { Deps } from '../../usecases/deps'
import { currentRole } from '../../usecases/operators/current-role'
import { requireFreshSignIn } from '../../usecases/operators/require-fresh-sign-in'
import { requireMoreThanPhone } from '../../usecases/people/phone/require-more-than-phone'
import type { Caller } from '../handler'
import { requireApp } from './require-app'

const MAX_TOKEN_LENGTH = 8_192

const bearerOf = (authorization: string | undefined): string => {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new AppError('auth/missing-token')
  if (token.length > MAX_TOKEN_LENGTH) throw new AppError('auth/invalid-token')
  return token
}

/** The hash of the id that the caller's device made for itself; undefined without a fitting one. */
export const deviceOf = (id: string | string[] | undefined): string | undefined =>
  typeof id === 'string' && DEVICE_ID.test(id)
    ? createHash('sha256').update(id).digest('hex')
    : undefined

/** Verifies the token and returns the caller; public and provider endpoints need none. */
const authenticate = async (
  auth: Endpoint['auth'],
  authorization: string | undefined,
  identity: Pick<Identity, 'verifyToken'>,
): Promise<Caller | undefined> => {
  if (auth === 'public' || auth === 'provider') return undefined
  const caller = await identity.verifyToken(bearerOf(authorization))
  // It passed by no code and no limit of ours: `POST /auth/phone/sign-in` exchanges it.
  if (caller.signed_in_by === 'phone_provider') throw new AppError('auth/invalid-token')
  return caller
}

/** The vendor role comes from the token, never from the request. */
const requireRole = (auth: Endpoint['auth'], caller: Caller | undefined): void => {
  if (auth === 'vendor' && !caller?.roles.includes('vendor')) {
    throw new AppError('auth/vendor-required')
  }
}

/** What an operator's client needs to know: that the token is to be renewed, or of an outage. */
const SAID_TO_ALL: readonly string[] = ['auth/id-token-expired', 'service/unavailable']

/** The response that everybody else gets: the one of a URL that doesn't exist. */
const hidden = (error: unknown): unknown =>
  error instanceof AppError && !SAID_TO_ALL.includes(error.code)
    ? new AppError('request/not-found')
    : error

const operatorFor = async (
  row: Endpoint,
  authorization: string | undefined,
  deps: Deps,
): Promise<Caller> => {
  const caller = await authenticate(row.auth, authorization, deps.identity).catch((error) => {
    throw hidden(error)
  })
  const role = caller?.signed_in_by === 'email' && (await currentRole(caller))
  if (!role) throw new AppError('request/not-found')
  if (!mayAs(role, row.operator ?? 'owner')) throw new AppError('auth/forbidden')
  return { ...caller, operator: role }
}

/**
 * Who calls, if the endpoint is open to them; undefined where it needs nobody. Counts the caller.
 * @param header reads a header of the request
 * @throws AppError `auth/...`, `app-check/...`; `request/not-found` to who is no operator
 */
export const callerFor = async (
  row: Endpoint,
  header: (name: string) => string | undefined,
  deps: Deps,
  count: (uid: string) => void,
): Promise<Caller | undefined> => {
  const authorization = header('authorization')
  const attestation = header('x-firebase-appcheck')
  if (row.auth === 'operator') {
    const operator = await operatorFor(row, authorization, deps)
    count(operator.uid)
    await requireApp(row, attestation, deps.appCheck)
    if (row.needs_fresh_sign_in) requireFreshSignIn(deps, operator)
    return operator
  }
  await requireApp(row, attestation, deps.appCheck)
  const caller = await authenticate(row.auth, authorization, deps.identity)
  if (caller) count(caller.uid)
  requireRole(row.auth, caller)
  const device = deviceOf(header(DEVICE_HEADER))
  const known = caller && device !== undefined ? { ...caller, device } : caller
  if (known && row.needs_more_than_phone) await requireMoreThanPhone(deps, known)
  return known
}
