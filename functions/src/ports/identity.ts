import type { OperatorRole } from '../contract/entities/console/operator'

export type Account = {
  uid: string
  email: string
  email_verified: boolean
  /** In E.164; empty without one. */
  phone: string
  name: string
  roles: string[]
  /** The claim of an operator; what it may is decided by `operators/{uid}` as well. */
  operator: OperatorRole | null
}

/** The claims of a verified token. `auth_time` is in seconds since the epoch. */
export type Identified = Account & {
  auth_time: number
  /** The sign-in was confirmed with a second factor. */
  has_second_factor: boolean
  signed_in_by: SignedInBy
}

/**
 * By what somebody signed in: an email address with its password, a code that we sent to a phone, or
 * Firebase's own phone provider. A token of the last is only exchanged for one of the second.
 */
export type SignedInBy = 'email' | 'phone' | 'phone_provider'

/** Accounts, tokens and claims. Every failure is an AppError. */
export type Identity = {
  /**
   * The clock of token timestamps, in epoch milliseconds; unlike the suite's clock, it can't be
   * moved.
   */
  now: () => number
  /** @throws AppError `auth/...` if the token is expired, revoked, forged or of a disabled user */
  verifyToken: (token: string) => Promise<Identified>
  account: (uid: string) => Promise<Account>
  /** @throws AppError `user/not-found` */
  accountOfEmail: (email: string) => Promise<Account>
  /** The existing accounts among up to 100 uids. */
  accounts: (uids: readonly string[]) => Promise<Account[]>
  /** Sets the role claim that rules and endpoints read; other claims stay. */
  setRoles: (uid: string, roles: readonly string[]) => Promise<void>
  /** Sets or, with null, removes the claim of an operator; other claims stay. */
  setOperator: (uid: string, role: OperatorRole | null) => Promise<void>
  /** A changed email address must be verified again. */
  update: (
    uid: string,
    change: { name: string; email: string; is_new_email: boolean },
  ) => Promise<void>
  updatePhoto: (uid: string, photo_url: string) => Promise<void>
  /**
   * Sets the password and ends all sessions. Returns the time (epoch seconds) from which tokens
   * are valid.
   */
  updatePassword: (uid: string, password: string) => Promise<number>
  verificationLink: (email: string, continue_url: string) => Promise<string>
  /** The account with this number, and whether its sign-in asks for a second factor. */
  accountOfPhone: (phone: string) => Promise<(Account & { has_factors: boolean }) | undefined>
  /** Makes an account with a phone number alone. @throws AppError `user/phone-taken` */
  createOfPhone: (phone: string, name: string) => Promise<string>
  /** Sets or, with null, removes the number. @throws AppError `user/phone-taken` */
  updatePhone: (uid: string, phone: string | null) => Promise<void>
  /** A token with which a browser signs in as this account, as by a phone number alone. */
  phoneToken: (uid: string) => Promise<string>
  /** Since when tokens are valid (epoch seconds): a changed password or address moves it. */
  validSince: (uid: string) => Promise<number>
  remove: (uid: string) => Promise<void>
}
