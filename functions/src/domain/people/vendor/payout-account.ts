import type { PayoutAccount } from '../../../contract/entities/people/vendor'
import { DAY_MS, timestampFromMillis } from '../../../contract/time'

/** How long a changed account waits before payouts, so that the owner can object. */
const CHANGE_WAIT_MS = DAY_MS

type Resolved = {
  bank_code: string
  bank_name: string
  account_number: string
  account_name: string
}

/** @param now epoch milliseconds; a store's first account can be paid at once */
export const payoutAccount = (
  resolved: Resolved,
  recipient_code: string,
  now: number,
  is_first: boolean,
): PayoutAccount => ({
  bank_code: resolved.bank_code,
  bank_name: resolved.bank_name,
  account_number_masked: `******${resolved.account_number.slice(-4)}`,
  account_name: resolved.account_name,
  recipient_code,
  usable_from: timestampFromMillis(is_first ? now : now + CHANGE_WAIT_MS),
})
