import type { Endpoint } from '../../contract/api/endpoint'
import { AppError } from '../../contract/api/errors'
import type { Identity } from '../../usecases/ports/identity'
import type { Caller } from '../handler'

const MAX_TOKEN_LENGTH = 8_192

const bearerOf = (authorization: string | undefined): string => {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new AppError('auth/missing-token')
  if (token.length > MAX_TOKEN_LENGTH) throw new AppError('auth/invalid-token')
  return token
}

/** Verifies the token and returns the caller; public and provider endpoints need none. */
export const authenticate = async (
  auth: Endpoint['auth'],
  authorization: string | undefined,
  identity: Pick<Identity, 'verifyToken'>,
): Promise<Caller | undefined> => {
  if (auth === 'public' || auth === 'provider') return undefined
  return identity.verifyToken(bearerOf(authorization))
}

/** The vendor role comes from the token, never from the request. */
export const requireRole = (auth: Endpoint['auth'], caller: Caller | undefined): void => {
  if (auth === 'vendor' && !caller?.roles.includes('vendor')) {
    throw new AppError('auth/vendor-required')
  }
}
