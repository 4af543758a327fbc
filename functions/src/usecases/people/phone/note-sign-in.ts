import type { SignIns } from '../../../contract/entities/people/sign-ins'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import type { Batch } from '../../../db/firestore'
import { readSignIns, saveSignIns } from '../../../db/people/sign-ins'
import { withDevice } from '../../../domain/people/sign-in/known-device'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'

/** How long after a sign-in the identity service lets its token change a password. */
const MAY_CHANGE_PASSWORD_MS = 10 * 60_000

type What = {
  /** The hash of the device's id; undefined if it sent none. */
  device: string | undefined
  /** By a phone alone, on the device on which the account began, or with something stronger. */
  by: 'phone' | 'sign_up' | 'word' | 'email_code' | 'email'
}

const changed = (
  before: SignIns,
  { device, by }: What,
  { now, identity_now }: { now: number; identity_now: number },
): SignIns => {
  const at = timestampFromMillis(now)
  const isByPhone = by === 'phone' || by === 'sign_up'
  const since = before.phone_alone_since
  const isOver =
    (by === 'email' || by === 'email_code') &&
    since !== null &&
    identity_now - since.seconds * 1_000 > MAY_CHANGE_PASSWORD_MS
  const change = {
    ...(by !== 'phone' && { is_known: true }),
    ...(by === 'email_code' && { email_proved_at: at }),
  }
  return {
    ...before,
    devices: device ? withDevice(before.devices, device, change, at) : before.devices,
    phone_alone_since: isByPhone
      ? (since ?? timestampFromMillis(identity_now))
      : isOver
        ? null
        : since,
  }
}

/**
 * Notes what a device of the account proved. Returns whether the account knew other devices before and
 * not this one.
 * @param write adds to the same commit
 */
export const noteSignIn = (
  deps: Deps,
  uid: string,
  what: What,
  write: (batch: Batch, isNewDevice: boolean) => Promise<void> = async () => {},
): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readSignIns(uid)
    const before = stored?.data ?? { user_id: uid, devices: {}, phone_alone_since: null }
    const now = deps.clock()
    const isNewDevice = what.device === undefined || before.devices[what.device] === undefined
    const next = changed(before, what, { now, identity_now: deps.identity.now() })
    saveSignIns(batch, next, stored)
    await write(batch, isNewDevice)
    return { result: undefined }
  })
