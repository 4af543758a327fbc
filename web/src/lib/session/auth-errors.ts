import { inlineFailureText } from '../api/failure-text'

export const WEAK_PASSWORD = 'The password must be 6 characters long or more.'

/** Texts by Firebase Auth error code. */
const TEXTS: Record<string, string> = {
  'email-already-in-use': 'The email address is already in use by another account.',
  'invalid-email': 'The email address is badly formatted.',
  'wrong-password': 'The password is invalid or the user does not have a password.',
  'user-not-found':
    'There is no user record corresponding to this identifier. The user may have been deleted.',
  'user-disabled': 'The user account has been disabled by an administrator.',
  'too-many-requests':
    'We have blocked all requests from this device due to unusual activity. Try again later.',
  'weak-password': WEAK_PASSWORD,
  'common-password': 'This password is too easy to guess. Choose another one.',
  'reserved-name': 'This name is reserved for Oja. Use your own name.',
  'invalid-credential': 'The email address or the password is not right.',
  'invalid-login-credentials': 'The email address or the password is not right.',
  'missing-password': 'Enter your password.',
  'missing-email': 'Enter your email address.',
  'network-request-failed': 'We could not reach the sign-in service. Check your connection.',
  'requires-recent-login': 'Please log in again to do this.',
  'user-token-expired': 'Your session has ended. Please log in again.',
  'user-mismatch': 'This is not the account that is signed in.',
  'popup-closed-by-user': 'The window was closed before the sign-in was finished.',
  'popup-blocked': 'The browser blocked the sign-in window. Allow it and try again.',
  'expired-action-code': 'This link has expired. Ask for a new one.',
  'invalid-action-code': 'This link is not valid. It may have been used already.',
  'invalid-phone-number': 'The phone number is badly formatted.',
  'code-expired': 'This code has expired. Ask for a new one.',
  'invalid-verification-code': 'This code is not right. Check it and try again.',
  'operation-not-allowed': 'This way of signing in is switched off.',
  'quota-exceeded': 'We have sent too many messages. Try again later.',
  timeout: 'The sign-in service took too long. Try again.',
  'internal-error': 'The sign-in service had a problem. Try again.',
}

const UNKNOWN_CODE = 'Unknown Firebase error.'
const UNKNOWN_ERROR = 'An unknown error occurred.'

const PREFIX = 'auth/'

const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('code' in error) || 'api' in error) return undefined
  const { code } = error
  return typeof code === 'string' && code.startsWith(PREFIX) ? code.slice(PREFIX.length) : undefined
}

/**
 * The text for a failed sign-in, sign-up or password reset: by Firebase Auth error code, the API's
 * message, or the fallback.
 */
export const authErrorText = (error: unknown, fallback: string = UNKNOWN_ERROR): string => {
  const code = codeOf(error)
  if (code !== undefined) return TEXTS[code] ?? UNKNOWN_CODE
  return error instanceof Error && 'api' in error ? inlineFailureText(error) : fallback
}
