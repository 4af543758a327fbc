import { DAY_MS, MINUTE_MS } from '../../time'

/** How codes of sign-ins are made and tried. */
export const SIGN_IN_CODE = {
  lives_ms: 5 * MINUTE_MS,
  tries: 5,
  /** How long a typed code goes on proving the number to the device that typed it first. */
  proved_ms: 15 * MINUTE_MS,
  /** How long a device waits before it asks for another one. */
  next_after_s: 30,
} as const

/** Numbers that nobody proved for so long are given to somebody else by the networks. */
export const UNSEEN_NUMBER_MS = 180 * DAY_MS

/** Above it, a phone alone approves nothing on a device that the account doesn't know. */
export const PHONE_ALONE_APPROVES_MINOR = 5_000_000

/** How long a code from the email proves who is here, for what a phone alone never does. */
export const EMAIL_PROOF_MS = 15 * MINUTE_MS

/** The id that a device made for itself. */
export const DEVICE_ID = /^[a-z0-9]{20,64}$/
