import type { Payments } from '../providers/payments/payments'

/** What has a second implementation, or a clock. Firestore itself is the repository. */
export type Deps = {
  /** Now, in epoch milliseconds. Nothing else reads the time. */
  clock: () => number
  /** A new id of `contract/ids.ts`. */
  ids: () => string
  /** That many unpredictable bytes. */
  random: (size: number) => Uint8Array
  payments: Payments
  /** The web's origin, without a slash at the end. */
  app_url: string
  sleep: (milliseconds: number) => Promise<void>
  /** Called by name before and after each await of a money use case; a test makes it throw. */
  failpoint?: (name: string) => void
}

/** A signed-in person, as far as use cases need to know. */
export type Actor = {
  uid: string
  name: string
  email: string
  email_verified: boolean
  roles: readonly string[]
}
