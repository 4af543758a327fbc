import type { LedgerEntry } from '../../../functions/src/contract/entities/money/ledger'
import type { Payout, WalletEntry } from '../../../functions/src/contract/entities/money/wallet'
import { maxPayoutOf } from '../../../functions/src/contract/escrow/payout-cost'
import { POLICY } from '../../../functions/src/contract/escrow/policy'
import { sumOf } from '../../../functions/src/contract/sum-of'
import { DAY_MS, MINUTE_MS, millisOf } from '../../../functions/src/contract/time'
import type { Store } from '../../../functions/src/db/people/vendors'
import { payoutPaid } from '../../../functions/src/domain/money/wallet/conclude-payout'
import { makeEntryAvailable } from '../../../functions/src/domain/money/wallet/make-entry-available'
import { requestPayout } from '../../../functions/src/domain/money/wallet/request-payout'
import type { WalletMove } from '../../../functions/src/domain/money/wallet/wallet-change'
import { walletEntriesOf } from '../../../functions/src/domain/money/wallet/wallet-entry'
import { transferFee } from '../../paystack-simulator/fees'
import type { PlayedOrder } from '../scenarios/play-scenario'
import { seededId } from '../seeded'

const PAYOUT_DAYS_AGO = 9
const PAYOUT_TAKES_MS = 4 * MINUTE_MS

/** A vendor's wallet: earnings, payouts and the balance. */
export type WalletDocuments = {
  vendor_id: string
  balances: Required<WalletMove>
  entries: WalletEntry[]
  payouts: Payout[]
  ledger: LedgerEntry[]
}

const releases = (played: readonly PlayedOrder[], vendor_id: string): WalletEntry[] =>
  played
    .filter(({ transaction }) => transaction.vendor_id === vendor_id)
    .flatMap(({ made }) => made)
    .flatMap(({ decision, now }) => walletEntriesOf(decision, now))

const add = (to: Required<WalletMove>, move: WalletMove): void => {
  for (const [name, amount] of Object.entries(move)) to[name as keyof WalletMove] += amount
}

/** A payout nine days ago of everything available then, if it reached the minimum. */
const payoutOf = ({ vendor, private: store }: Store, entries: WalletEntry[], seeded_at: number) => {
  const now = Math.floor(seeded_at - PAYOUT_DAYS_AGO * DAY_MS)
  const { vendor_id } = vendor
  const available_minor = sumOf(
    entries.filter((entry) => millisOf(entry.available_at) <= now).map((one) => one.amount_minor),
  )
  const amount_minor = maxPayoutOf(available_minor, false)
  if (amount_minor < POLICY.min_payout_minor) return undefined
  const id = seededId('payout', vendor_id)
  const request = { id, reference: `oja-t-${id}`, amount_minor }
  const wallet = { vendor_id, currency: 'NGN' as const, available_minor }
  const requested = requestPayout({ wallet, store }, request, now)
  const done = payoutPaid(requested.payout, transferFee(amount_minor), now + PAYOUT_TAKES_MS)
  return done && { asked: requested, done }
}

export const walletDocuments = (
  store: Store,
  played: readonly PlayedOrder[],
  seeded_at: number,
): WalletDocuments => {
  const { vendor_id } = store.vendor
  const balances = { pending: 0, available: 0, in_payout: 0, paid_out: 0 }
  const entries = releases(played, vendor_id).map((entry) => {
    add(balances, { [entry.state]: entry.amount_minor })
    const move = makeEntryAvailable(entry, seeded_at)
    if (move) add(balances, move)
    return { ...entry, state: move ? ('available' as const) : entry.state }
  })
  const payout = payoutOf(store, entries, seeded_at)
  if (!payout) return { vendor_id, balances, entries, payouts: [], ledger: [] }
  const { asked: requested, done } = payout
  add(balances, requested.move)
  add(balances, done.move)
  return {
    vendor_id,
    balances,
    entries: [...entries, ...requested.entries],
    payouts: [done.payout],
    ledger: [...requested.ledger, ...done.ledger],
  }
}
