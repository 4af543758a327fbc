import { AppError, type ErrorCode } from '../../contract/api/errors'

const CODES: Readonly<Record<string, ErrorCode>> = {
  'auth/id-token-expired': 'auth/id-token-expired',
  'auth/id-token-revoked': 'auth/id-token-revoked',
  'auth/user-disabled': 'auth/user-disabled',
  'auth/user-not-found': 'auth/id-token-revoked',
  'auth/email-already-exists': 'user/email-taken',
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
export const identityError = (cause: unknown, otherwise: ErrorCode): AppError => {
  if (cause instanceof AppError) return cause
  const code = codeOf(cause)
  if (OUTAGES.has(code) || isUnreachable(cause)) {
    return new AppError('service/unavailable', undefined, { cause })
  }
  return new AppError(CODES[code] ?? otherwise, undefined, { cause })
}
