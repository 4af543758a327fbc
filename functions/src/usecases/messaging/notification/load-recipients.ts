import type { Muted } from '../../../contract/entities/people/notification-preferences'
import { hasDevice } from '../../../db/people/devices'
import { readPreferences } from '../../../db/people/preferences'
import { readUser } from '../../../db/people/users'
import { readWords } from '../../../db/people/words'
import type { Deps } from '../../deps'

/** A user's notification channels; `address` is set only if it is verified. */
export type RecipientChannels = {
  muted: Muted | undefined
  address: string | undefined
  has_device: boolean
  /** A phone that was verified; false too where messages to phones are off. */
  has_phone: boolean
  /** What every message of ours repeats; undefined of a deleted account. */
  word: string | undefined
}

const withDevices = async ({ push }: Deps, uids: readonly string[]): Promise<boolean[]> =>
  push ? Promise.all(uids.map(hasDevice)) : uids.map(() => false)

const withPhones = async ({ messages }: Deps, uids: readonly string[]): Promise<boolean[]> =>
  messages
    ? (await Promise.all(uids.map(readUser))).map(
        (user) => user?.data.phone !== undefined && user.data.phone_verified_at !== undefined,
      )
    : uids.map(() => false)

/**
 * Loads the notification channels of up to 100 users (the limit of Firebase Auth `getUsers`). A
 * deleted account is included, without an email address.
 */
export const loadRecipients = async (
  deps: Deps,
  uids: readonly string[],
): Promise<ReadonlyMap<string, RecipientChannels>> => {
  const [accounts, preferences, devices, phones, words] = await Promise.all([
    deps.identity.accounts(uids),
    readPreferences(uids),
    withDevices(deps, uids),
    withPhones(deps, uids),
    readWords(uids),
  ])
  const verified = accounts.filter(({ email, email_verified }) => email && email_verified)
  const addresses = new Map(verified.map(({ uid, email }) => [uid, email]))
  return new Map(
    uids.map((uid, place) => [
      uid,
      {
        muted: preferences[place]?.muted,
        address: addresses.get(uid),
        has_device: devices[place] ?? false,
        has_phone: phones[place] ?? false,
        word: words.get(uid),
      },
    ]),
  )
}
