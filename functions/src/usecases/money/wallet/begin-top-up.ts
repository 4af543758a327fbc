import type { BodyOf } from '../../../contract/api/endpoint'
import { AppError } from '../../../contract/api/errors'
import type { walletEndpoints } from '../../../contract/api/money/wallet'
import type { TopUp } from '../../../contract/entities/money/top-up'
import type { TopUpBegun, Wallet } from '../../../contract/entities/money/wallet'
import { isUnproven } from '../../../contract/escrow/limits'
import { POLICY } from '../../../contract/escrow/policy'
import { topUpRoomOf } from '../../../contract/escrow/top-up'
import { timestampFromMillis } from '../../../contract/time'
import { vendorPaths } from '../../../contract/vendor-urls'
import { commitWithRetry } from '../../../db/commit'
import type { Batch, Versioned } from '../../../db/firestore'
import { addPayment } from '../../../db/money/payments'
import { addTopUp } from '../../../db/money/top-ups'
import { addWallet, moveWalletIfUnchanged, readWallet } from '../../../db/money/wallets'
import { readStore } from '../../../db/people/vendors'
import { emptyWallet } from '../../../domain/money/wallet/empty-wallet'
import { openTopUp } from '../../../domain/money/wallet/top-up'
import { backoffFrom } from '../../backoff'
import type { Actor, Deps } from '../../deps'
import {
  findKey,
  type IdempotentResult,
  idempotentRequest,
  orItsAnswer,
  withIdempotency,
} from '../../idempotency'
import { othersDebts, ownDebt } from '../../people/vendor/account-debts'
import { requireChannel } from '../../switches/require-switch'

type Begin = (typeof walletEndpoints)['topUp']

const CHANNEL = 'bank_transfer'

/**
 * Loads the wallet, if there is one, of a store that may pay in so much.
 * @throws AppError `auth/vendor-required`, `payout/blocked`, `wallet/owes`, `wallet/top-up-open`,
 * `wallet/top-up-limit`
 */
const requireRoom = async (
  vendor_id: string,
  amount_minor: number,
  now: number,
): Promise<Versioned<Wallet> | undefined> => {
  const [store, wallet] = await Promise.all([readStore(vendor_id), readWallet(vendor_id)])
  if (!store) throw new AppError('auth/vendor-required')
  const { payout_account, payouts_blocked } = store.private
  if (payouts_blocked || store.vendor.status !== 'active') throw new AppError('payout/blocked')
  const owes =
    (await ownDebt(vendor_id)) ?? (await othersDebts(vendor_id, payout_account?.recipient_code))[0]
  if (owes) throw new AppError('wallet/owes', { amount_minor: owes.amount_minor })
  const open = wallet?.data.top_up
  if (open) throw new AppError('wallet/top-up-open', { expires_at: open.expires_at })
  const room_minor = topUpRoomOf(wallet?.data ?? {}, isUnproven(store.vendor.trial, now))
  const min_minor = POLICY.min_top_up_minor
  if (amount_minor < min_minor || amount_minor > room_minor) {
    throw new AppError('wallet/top-up-limit', { min_minor, room_minor })
  }
  return wallet
}

const begunOf = (
  { id, reference, amount_minor, fee_minor }: TopUp,
  authorization_url: string,
  now: number,
): TopUpBegun => {
  const expires_at = timestampFromMillis(now + POLICY.payment_ms)
  return { id, reference, amount_minor, fee_minor, authorization_url, expires_at }
}

const save = (
  batch: Batch,
  { mode }: Deps['payments'],
  {
    top_up,
    begun,
    wallet,
  }: { top_up: TopUp; begun: TopUpBegun; wallet: Versioned<Wallet> | undefined },
  now: number,
): void => {
  const { id, vendor_id, reference, amount_minor } = top_up
  const at = timestampFromMillis(now)
  addTopUp(batch, top_up)
  addPayment(batch, {
    reference,
    transaction_ids: [],
    top_up_id: id,
    buyer_id: vendor_id,
    amount_minor,
    currency: 'NGN',
    channel: CHANNEL,
    mode,
    state: 'awaiting',
    provider_id: null,
    provider_fee_minor: null,
    mismatch: null,
    codes: {},
    created_at: at,
    updated_at: at,
  })
  if (wallet) moveWalletIfUnchanged(batch, wallet, { move: {}, top_up: begun }, now)
  else addWallet(batch, { ...emptyWallet(vendor_id, now), top_up: begun })
}

const begin = async (
  deps: Deps,
  vendor: Actor,
  amount_minor: number,
  idempotency: ReturnType<typeof idempotentRequest>,
): Promise<IdempotentResult<TopUpBegun>> => {
  const known = await findKey(idempotency, deps.clock())
  if (known.state === 'answered') return { response: known.response as TopUpBegun, replayed: true }
  await requireChannel(deps, CHANNEL)
  await requireRoom(vendor.uid, amount_minor, deps.clock())
  const id = deps.ids()
  const reference = `oja-u-${id}`
  const { authorization_url } = await deps.payments.initializeTransaction({
    email: vendor.email,
    amount_minor,
    currency: 'NGN',
    reference,
    callback_url: `${deps.app_url}${vendorPaths.wallet}`,
    channels: [CHANNEL],
    metadata: {
      cancel_action: `${deps.app_url}${vendorPaths.wallet}?cancelled=1`,
      top_up_id: id,
    },
  })
  // Saved after the provider knows it: if this fails, nobody learns the address to pay at.
  return commitWithRetry(backoffFrom(deps), 'transaction/busy', (batch) => {
    deps.failpoint?.('top-up:before-commit')
    const now = deps.clock()
    return withIdempotency(batch, idempotency, now, async () => {
      const wallet = await requireRoom(vendor.uid, amount_minor, now)
      const top_up = openTopUp({ id, vendor_id: vendor.uid, reference, amount_minor }, now)
      const begun = begunOf(top_up, authorization_url, now)
      save(batch, deps.payments, { top_up, begun, wallet }, now)
      return begun
    })
  })
}

/**
 * Begins a payment into the vendor's own wallet, by transfer, at the provider.
 * @throws AppError as `requireRoom`; `payment/channel-paused`, `payment/provider-unavailable`,
 * `idempotency/key-reused`
 */
export const beginTopUp = async (
  deps: Deps,
  vendor: Actor,
  body: BodyOf<Begin>,
  key: string | undefined,
): Promise<IdempotentResult<TopUpBegun>> => {
  const idempotency = idempotentRequest({ uid: vendor.uid, endpoint: 'vendors.topUp', key, body })
  return orItsAnswer(deps, idempotency, () => begin(deps, vendor, body.amount_minor, idempotency))
}
