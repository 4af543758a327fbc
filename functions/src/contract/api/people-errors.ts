import { PHONE_EXPECTED } from '../phone-expected'

/** What may be wrong with who somebody is, in `ERRORS`. */
export const PEOPLE_ERRORS = {
  'auth/missing-token': [401, 'Please log in to continue.'],
  'auth/id-token-expired': [401, 'Your session has expired.'],
  'auth/id-token-revoked': [401, 'Your session was ended. Please log in again.'],
  'auth/invalid-token': [401, 'Your session is not valid. Please log in again.'],
  'auth/user-disabled': [403, 'The user account has been disabled by an administrator.'],
  'auth/forbidden': [403, 'You may not do this.'],
  'auth/vendor-required': [403, 'Open a store first.'],
  'auth/role-not-allowed': [403, 'This role can’t be asked for.'],
  'auth/recent-login-required': [403, 'Please log in again to do this.'],
  'auth/email-not-verified': [403, 'Verify your email address first.'],
  'auth/more-than-phone': [
    403,
    'Confirm that it is you with your email or your word: a phone number alone can’t do this.',
  ],
  'auth/phone-unavailable': [
    503,
    'Signing in with a phone number isn’t possible at the moment. Use your email address.',
  ],
  'auth/wrong-code': [422, 'This code is not right. Check it and try again.'],
  'auth/code-expired': [422, 'This code is no longer valid. Ask for a new one.'],
  'auth/wrong-word': [422, 'This is not your word. Check it and try again.'],
  'auth/weak-password': [422, 'The password must be 6 characters long or more.'],
  'auth/common-password': [422, 'This password is too easy to guess. Choose another one.'],
  'user/not-found': [404, 'There is no such user.'],
  'user/email-taken': [409, 'The email address is already in use by another account.'],
  'user/phone-invalid': [422, PHONE_EXPECTED],
  'user/phone-taken': [
    409,
    'This number belongs to another account. Log in with it there, or use another number.',
  ],
  'user/join-none': [404, 'No account has this number. You can add it to yours above.'],
  'user/join-same': [409, 'This number is in your account already.'],
  'user/join-has-email': [
    409,
    'The account with this number has an email address too. Log in with that one, or write to us.',
  ],
  'user/join-word': [
    403,
    'Type the word that our messages to this number begin with: a code alone can’t hand over an account.',
  ],
  'user/join-open-orders': [
    409,
    'The account with this number has open orders. Join the two once these have ended.',
  ],
  'user/join-refused': [409, 'These two accounts can’t be joined. Write to us if both are yours.'],
  'user/phone-only': [409, 'Add and verify an email address first: you log in with this number.'],
  'user/no-email': [409, 'There is no email address in your account.'],
  'user/name-reserved': [422, 'This name is reserved for Oja. Use your own name.'],
  'user/word-guessable': [
    422,
    'This is in your name, your email address or your store’s name. Choose a word that nobody could guess.',
  ],
  'user/photo-not-ours': [422, 'The picture must be one that you uploaded here.'],
  'user/address-not-found': [404, 'This address is no longer saved.'],
  'user/too-many-addresses': [
    409,
    'You have 20 addresses, the most you can save. Remove one first.',
  ],
  'user/sign-up-paused': [
    503,
    'New accounts can’t be opened at the moment. Please try again later.',
  ],
  'user/money-held': [409, 'Your account has open purchases, sales or money. Settle them first.'],
} as const satisfies Record<string, readonly [number, string]>
