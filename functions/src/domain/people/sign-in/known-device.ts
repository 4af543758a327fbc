import { EMAIL_PROOF_MS } from '../../../contract/entities/people/phone-sign-in'
import type { SignIns } from '../../../contract/entities/people/sign-ins'
import { millisOf, SECOND_MS, type Timestamp } from '../../../contract/time'

/** The most devices of an account that are remembered. */
const MAX_DEVICES = 20

type Device = SignIns['devices'][string]

/** With what changed of a device; the one that was longest unseen is forgotten above the limit. */
export const withDevice = (
  devices: SignIns['devices'],
  id: string,
  change: Partial<Device>,
  at: Timestamp,
): SignIns['devices'] => {
  const before = devices[id] ?? { first_seen_at: at, last_seen_at: at, is_known: false }
  const others = Object.entries(devices)
    .filter(([other]) => other !== id)
    .sort(([, a], [, b]) => millisOf(b.last_seen_at) - millisOf(a.last_seen_at))
    .slice(0, MAX_DEVICES - 1)
  return { ...Object.fromEntries(others), [id]: { ...before, ...change, last_seen_at: at } }
}

/**
 * Whether a password may have been set by who had nothing but the phone: it, or the address, changed
 * after a sign-in by phone that nothing stronger followed.
 * @param valid_since seconds since the epoch
 */
export const isPasswordDoubtful = (
  { phone_alone_since }: Pick<SignIns, 'phone_alone_since'>,
  valid_since: number,
): boolean =>
  phone_alone_since !== null && valid_since >= Math.floor(millisOf(phone_alone_since) / SECOND_MS)

/** Whether a code from the email was typed on the device lately. */
export const isProvedByEmail = (device: Device | undefined, now: number): boolean =>
  device?.email_proved_at !== undefined && now - millisOf(device.email_proved_at) <= EMAIL_PROOF_MS
