import type { OperatorRole } from '../contract/entities/console/operator'

export type Account = {
  uid: string
  email: string
  email_verified: boolean
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
}

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
  remove: (uid: string) => Promise<void>
}
