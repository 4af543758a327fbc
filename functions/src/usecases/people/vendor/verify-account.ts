import { createHash } from 'node:crypto'
import { AppError } from '../../../contract/api/errors'
import { timestampFromMillis } from '../../../contract/time'
import { commitOnce } from '../../../db/commit'
import { newBatch } from '../../../db/firestore'
import type { Deps } from '../../deps'
import { type NotificationRequest, notify } from '../../messaging/notification/notify'
import { takeFromLimit } from '../../rate-limit'
import { resolveOwnAccount } from './resolve-account'

type Caller = { uid: string; name: string }
type Account = { bank_code: string; account_number: string }
type Verified = Caller & { id: string; is_verified: boolean; now: number }

/** The notification about whether the bank account is in the vendor's name. */
export const storeVerified = ({
  uid,
  name,
  id,
  is_verified,
  now,
}: Verified): NotificationRequest => ({
  uid,
  type: is_verified ? 'VERIFICATION_SUCCESS' : 'VERIFICATION_FAILED',
  id: `verification-${id}`,
  values: { user_name: name || 'Hello' },
  at: timestampFromMillis(now),
})

/** One id per account and name, so repeated attempts notify once. */
const failureId = (account: Account, legal_name: string): string => {
  const text = JSON.stringify([account.bank_code, account.account_number, legal_name])
  return `failed-${createHash('sha256').update(text).digest('hex').slice(0, 20)}`
}

const notifyFailure = async (deps: Deps, { uid, name }: Caller, id: string): Promise<void> => {
  const batch = newBatch()
  await notify(deps, batch, storeVerified({ uid, name, id, is_verified: false, now: deps.clock() }))
  await commitOnce(batch)
}

/**
 * Resolves the caller's own bank account. A name mismatch is also saved as a notification, since it
 * prevents payouts.
 * @throws AppError `vendor/account-name-mismatch` or `vendor/account-not-resolved`
 */
export const verifyAccount = async (
  deps: Deps,
  caller: Caller,
  { bank_code, account_number }: Account,
  legal_name: string,
) => {
  const account = { bank_code, account_number }
  await takeFromLimit(deps, 'payout_account', caller.uid)
  try {
    return await resolveOwnAccount(deps, account, legal_name)
  } catch (error) {
    const isMismatch = error instanceof AppError && error.code === 'vendor/account-name-mismatch'
    if (isMismatch) await notifyFailure(deps, caller, failureId(account, legal_name))
    throw error
  }
}
