import { vendorEndpoints } from '@contract/endpoints/vendors'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { payouts, walletEntries } from '@contract/queries/money'
import { bind } from '@contract/queries/query'
import {
  type Payout,
  payoutSchema,
  type Wallet,
  type WalletEntry,
  walletEntrySchema,
  walletSchema,
} from '@contract/wallet'
import { call } from '../api-client'
import { useSession } from '../session'
import { shareAnswer } from './share-answer'
import type { Live } from './use-live'
import { useLiveDocument, useLiveList } from './use-live-document'

/** As many lines as the wallet's first look shows, at most. */
const FIRST_LINES = 10

/** Statement and payouts come in one answer; balances alone cost one read. */
const askWallet = (lines: number) =>
  shareAnswer(['wallet', lines], () => call(vendorEndpoints.wallet, { query: { lines } }))

/** The vendor's balances; null data before the first release. */
export const useLiveWallet = (): Live<Wallet | null> => {
  const uid = useSession().user?.uid
  return useLiveDocument(
    walletSchema,
    uid ? [COLLECTIONS.wallets, uid] : null,
    async () => (await askWallet(0)).wallet,
  )
}

/** The vendor's statement, the newest line first. */
export const useLiveWalletEntries = (most = 20): Live<WalletEntry[]> => {
  const uid = useSession().user?.uid
  const path = `${COLLECTIONS.wallets}/${uid}/${SUBCOLLECTIONS.entries}`
  return useLiveList(
    walletEntrySchema,
    uid ? `${path}?${most}` : null,
    ({ queryOf }) => queryOf(bind(walletEntries, { vendor_id: uid ?? '' }, most)),
    async () => (await askWallet(FIRST_LINES)).entries.slice(0, most),
  )
}

/** The vendor's payouts, the newest first. */
export const useLivePayouts = (most = 20): Live<Payout[]> => {
  const uid = useSession().user?.uid
  return useLiveList(
    payoutSchema,
    uid ? `${COLLECTIONS.payouts}?${most}` : null,
    ({ queryOf }) => queryOf(bind(payouts, { vendor_id: uid ?? '' }, most)),
    async () => (await askWallet(FIRST_LINES)).payouts.slice(0, most),
  )
}
