import type { PayoutAccount } from '../../../contract/entities/people/vendor'
import { hoursText, POLICY } from '../../../contract/escrow/policy'
import { timestampFromMillis } from '../../../contract/time'
import { firestore } from '../../../db/firestore'
import { addMailTo } from '../../../db/messaging/mail'
import { readUser } from '../../../db/people/users'
import { changeVendorPrivate } from '../../../db/people/vendors'
import { requireRecentSignIn } from '../../../domain/people/user/recent-sign-in'
import { payoutAccount } from '../../../domain/people/vendor/payout-account'
import type { Deps } from '../../deps'
import { emailFrom, wordFor } from '../../messaging/notification/email-from'
import { notify } from '../../messaging/notification/notify'
import { securityAlert } from '../../messaging/notification/security-alert'
import { requireNoDebt, requireNoDebtOf } from './account-debts'
import { getStore } from './get-store'
import { storeVerified, verifyAccount } from './verify-account'

type Caller = { uid: string; name: string; email: string; auth_time: number }

const warning = ({ bank_name, account_number_masked }: PayoutAccount): string[] => [
  `The bank account of your Oja store was changed to ${account_number_masked} at ${bank_name}.`,
  `It can be paid after ${hoursText(POLICY.changed_account_ms)}.`,
  'If this was not you, change your password now and answer this message.',
]

/**
 * Changes the payout account. Payouts then wait for `POLICY.changed_account_ms`, and the vendor
 * gets an email.
 * @throws AppError `vendor/owes`, `vendor/account-...`
 */
export const updatePayoutAccount = async (
  deps: Deps,
  caller: Caller,
  request: { bank_code: string; account_number: string },
): Promise<PayoutAccount> => {
  requireRecentSignIn(caller.auth_time, deps.identity.now())
  const { private: secret } = await getStore(caller.uid)
  await requireNoDebtOf(caller.uid, secret)
  const resolved = await verifyAccount(deps, caller, request, secret.legal_name)
  const { account_name: name, account_number, bank_code } = resolved
  const recipient = await deps.payments.createRecipient({ name, account_number, bank_code })
  await requireNoDebt(recipient.recipient_code, caller.uid)
  // Our record's address: a token of Firebase Auth can change the account's.
  const address = (await readUser(caller.uid))?.data.email || caller.email
  const word = await wordFor(deps, caller.uid, address)
  const now = deps.clock()
  const is_first = secret.payout_account === null
  const account = payoutAccount(resolved, recipient.recipient_code, now, is_first)
  const at = timestampFromMillis(now)
  const batch = firestore().batch()
  changeVendorPrivate(batch, caller.uid, { payout_account: account, updated_at: at })
  addMailTo(batch, deps.ids(), {
    to: [address],
    replyTo: deps.contact_address,
    message: emailFrom(deps, word, {
      subject: 'Your payout account was changed',
      paragraphs: warning(account),
    }),
    created_at: at,
  })
  const id = `payout-account-${deps.ids()}`
  const alert = securityAlert({ ...caller, change: 'payout_account', id, now })
  await notify(
    deps,
    batch,
    { ...alert, has_email: false },
    { ...storeVerified({ ...caller, id, is_verified: true, now }), has_email: false },
  )
  await batch.commit()
  return account
}
