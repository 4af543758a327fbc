import { describe, expect, it } from 'vitest'
import { apiError } from '../api/api-error'
import { authErrorText } from './auth-errors'

const coded = (code: string) => Object.assign(new Error('x'), { code })

/** Error codes with the text that section 8 gives, or a pattern if it only names the code. */
const CODES: [code: string, text: string | RegExp][] = [
  ['email-already-in-use', 'The email address is already in use by another account.'],
  ['invalid-email', 'The email address is badly formatted.'],
  ['wrong-password', 'The password is invalid or the user does not have a password.'],
  [
    'user-not-found',
    'There is no user record corresponding to this identifier. The user may have been deleted.',
  ],
  ['user-disabled', 'The user account has been disabled by an administrator.'],
  [
    'too-many-requests',
    'We have blocked all requests from this device due to unusual activity. Try again later.',
  ],
  ['weak-password', 'The password must be 6 characters long or more.'],
  ['network-request-failed', /connection/],
  ['requires-recent-login', /log in again/],
  ['popup-closed-by-user', /window was closed/],
  ['expired-action-code', /link has expired/],
  ['invalid-action-code', /link is not valid/],
  ['invalid-phone-number', /phone number/],
  ['code-expired', /code has expired/],
  ['invalid-verification-code', /code is not right/],
  ['invalid-credential', /^[A-Z].*\.$/],
]

describe("section 8, the identity service's codes", () => {
  it.each(CODES)('%s says: %s', (code, text) => {
    const shown = authErrorText(coded(`auth/${code}`))
    if (typeof text === 'string') expect(shown).toBe(text)
    else expect(shown).toMatch(text)
  })

  it('an unknown code says: Unknown Firebase error.', () => {
    expect(authErrorText(coded('auth/made-up'))).toBe('Unknown Firebase error.')
  })

  it('anything else says: An unknown error occurred., or what its caller gives', () => {
    expect(authErrorText(new Error('x'))).toBe('An unknown error occurred.')
    expect(authErrorText(undefined)).toBe('An unknown error occurred.')
    expect(authErrorText(coded('storage/x'), 'Else.')).toBe('Else.')
  })

  it("keeps the server's own sentence", () => {
    expect(authErrorText(apiError('json', 'Wait.', { code: 'request/rate-limited' }))).toBe('Wait.')
  })
})
