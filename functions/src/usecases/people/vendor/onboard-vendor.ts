import type { BodyOf } from '../../../contract/api/endpoint'
import { AppError } from '../../../contract/api/errors'
import type { vendorEndpoints } from '../../../contract/api/people/vendors'
import { ROLES } from '../../../contract/entities/people/user'
import { NEW_TRIAL } from '../../../contract/entities/people/vendor'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { newBatch } from '../../../db/firestore'
import { moveWallet } from '../../../db/money/wallets'
import { changeUser, readUser } from '../../../db/people/users'
import { addStore, readStore, type Store } from '../../../db/people/vendors'
import { requireArea } from '../../../domain/location'
import { payoutAccount } from '../../../domain/people/vendor/payout-account'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { notify } from '../../messaging/notification/notify'
import { requireNoDebt } from './account-debts'
import { takeStoreName } from './take-store-name'
import { storeVerified, verifyAccount } from './verify-account'

type Request = BodyOf<(typeof vendorEndpoints)['onboarding']>

type Caller = { uid: string; name: string; roles: readonly string[] }

const makeStore = async (deps: Deps, caller: Caller, request: Request): Promise<Store> => {
  const { uid } = caller
  const { name, description = '', address, city, state, phone, legal_name } = request
  const { is_listed = true } = request
  const resolved = await verifyAccount(deps, caller, request, legal_name)
  const { account_name, account_number, bank_code } = resolved
  const recipient = await deps.payments.createRecipient({
    name: account_name,
    account_number,
    bank_code,
  })
  await requireNoDebt(recipient.recipient_code)
  const now = deps.clock()
  const at = timestampFromMillis(now)
  const place = { address: is_listed ? address : '', city, state, country: 'Nigeria' }
  const counters = {
    rating: 0,
    rating_count: 0,
    sales_count: 0,
    product_count: 0,
    trial: NEW_TRIAL,
  }
  return {
    vendor: {
      vendor_id: uid,
      name,
      slug: '',
      logo: '',
      description,
      ...place,
      ...counters,
      joined_at: at,
      status: 'active',
      is_listed,
    },
    private: {
      legal_name,
      phone,
      ...(!is_listed && { address }),
      payout_account: payoutAccount(resolved, recipient.recipient_code, now, true),
      payouts_blocked: false,
      updated_at: at,
    },
  }
}

/** Creates the store, the wallet, the name and the role in the user's document in one commit. */
const saveStore = (deps: Deps, caller: Caller, store: Store): Promise<Store> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const { uid } = caller
    const existing = await readStore(uid)
    if (existing) return { result: existing, skip_commit: true }
    const slug = await takeStoreName(batch, uid, store.vendor.name)
    const opened = { ...store, vendor: { ...store.vendor, slug } }
    const now = deps.clock()
    addStore(batch, opened)
    moveWallet(batch, uid, {}, now)
    changeUser(batch, uid, { roles: [...ROLES], updated_at: timestampFromMillis(now) })
    await notify(deps, batch, storeVerified({ ...caller, id: 'store', is_verified: true, now }))
    return { result: opened }
  })

/**
 * Opens the caller's store in one commit, and then sets the role claim of the token. If the process
 * dies between the two, the next call sets the claim.
 * @throws AppError `auth/email-not-verified`, `vendor/name-taken`, `vendor/name-reserved`,
 * `vendor/owes` and others
 */
export const onboardVendor = async (
  deps: Deps,
  caller: Caller,
  request: Request,
): Promise<Store> => {
  const { uid } = caller
  const [existing, account] = await Promise.all([readStore(uid), deps.identity.account(uid)])
  if (existing) {
    if (account.roles.includes('vendor')) throw new AppError('vendor/already-exists')
    await deps.identity.setRoles(uid, ROLES)
    return existing
  }
  requireArea(request)
  // Read from the account, not the token, so that a user who just verified needn't sign in again.
  if (!account.email_verified) throw new AppError('auth/email-not-verified')
  if (!(await readUser(uid))) throw new AppError('user/not-found')
  // Checked before the bank is asked; taken in the commit.
  await takeStoreName(newBatch(), uid, request.name)
  const store = await saveStore(deps, caller, await makeStore(deps, caller, request))
  await deps.identity.setRoles(uid, ROLES)
  return store
}
