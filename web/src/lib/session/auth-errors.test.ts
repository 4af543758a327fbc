import { describe, expect, it } from 'vitest'
import { apiError } from '../api/api-error'
import { authErrorText } from './auth-errors'

const coded = (code: string) => Object.assign(new Error('x'), { code })

describe("section 8, the identity service's codes", () => {
  it.each([
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
  ])('%s says: %s', (code, text) => {
    expect(authErrorText(coded(`auth/${code}`))).toBe(text)
  })

  it.each([
    'network-request-failed',
    'requires-recent-login',
    'popup-closed-by-user',
    'expired-action-code',
    'invalid-action-code',
    'invalid-phone-number',
    'code-expired',
    'invalid-verification-code',
    'invalid-credential',
  ])('%s has a text of its own', (code) => {
    const text = authErrorText(coded(`auth/${code}`))
    expect(text).not.toMatch(/unknown/i)
    expect(text).toMatch(/^[A-Z].*\.$/)
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
