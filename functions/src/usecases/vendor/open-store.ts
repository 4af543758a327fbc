import type { BodyOf } from '../../contract/endpoint'
import type { vendorEndpoints } from '../../contract/endpoints/vendors'
import { AppError } from '../../contract/errors'
import { timestampFromMillis } from '../../contract/time'
import { ROLES } from '../../contract/user'
import { requireArea } from '../../domain/location'
import { payoutAccount } from '../../domain/vendor/payout-account'
import { firestore } from '../../store/firestore'
import { changeUser, readUser } from '../../store/users'
import { addStore, readStore, type Store } from '../../store/vendors'
import { moveWallet } from '../../store/wallets'
import type { Deps } from '../deps'
import { tell } from '../notification/tell'
import { storeSlug } from './store-slug'
import { storeVerified, verifyAccount } from './verify-account'

type Request = BodyOf<(typeof vendorEndpoints)['onboarding']>

type Caller = { uid: string; name: string; roles: readonly string[] }

const makeStore = async (deps: Deps, caller: Caller, request: Request): Promise<Store> => {
  const { uid } = caller
  const { name, description, address, city, state, phone, legal_name } = request
  const slug = await storeSlug(name, uid)
  const resolved = await verifyAccount(deps, caller, request, legal_name)
  const { account_name, account_number, bank_code } = resolved
  const recipient = await deps.payments.createRecipient({
    name: account_name,
    account_number,
    bank_code,
  })
  const now = deps.clock()
  const at = timestampFromMillis(now)
  const place = { address, city, state, country: 'Nigeria' }
  const counters = { rating: 0, rating_count: 0, sales_count: 0, product_count: 0 }
  return {
    vendor: {
      vendor_id: uid,
      name,
      slug,
      logo: '',
      description,
      ...place,
      ...counters,
      joined_at: at,
      status: 'active',
    },
    private: {
      legal_name,
      phone,
      payout_account: payoutAccount(resolved, recipient.recipient_code, now, true),
      payouts_blocked: false,
      updated_at: at,
    },
  }
}

/**
 * Opens the caller's store: one commit makes the store, the wallet and the role in the user's
 * document; the token's claim follows. A call after a crash between the two gives the claim.
 */
export const openStore = async (deps: Deps, caller: Caller, request: Request): Promise<Store> => {
  const { uid } = caller
  const existing = await readStore(uid)
  if (existing) {
    if ((await deps.identity.account(uid)).roles.includes('vendor')) {
      throw new AppError('vendor/already-exists')
    }
    await deps.identity.setRoles(uid, ROLES)
    return existing
  }
  requireArea(request)
  if (!(await readUser(uid))) throw new AppError('user/not-found')
  const store = await makeStore(deps, caller, request)
  const now = deps.clock()
  const batch = firestore().batch()
  addStore(batch, store)
  moveWallet(batch, uid, {}, now)
  changeUser(batch, uid, { roles: [...ROLES], updated_at: timestampFromMillis(now) })
  await tell(deps, batch, storeVerified({ ...caller, id: 'store', is_verified: true, now }))
  await batch.commit()
  await deps.identity.setRoles(uid, ROLES)
  return store
}
