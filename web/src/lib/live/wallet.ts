import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import {
  type Payout,
  payoutSchema,
  type Wallet,
  type WalletEntry,
  walletEntrySchema,
  walletSchema,
} from '@contract/wallet'
import { collection, limit, orderBy, query, where } from 'firebase/firestore'
import { useSession } from '../session'
import type { Live } from './use-live'
import { useLiveDocument, useLiveList } from './use-live-document'

/** The vendor's balances; null data before the first release. */
export const useLiveWallet = (): Live<Wallet | null> => {
  const uid = useSession().user?.uid
  return useLiveDocument(walletSchema, uid ? [COLLECTIONS.wallets, uid] : null)
}

/** The vendor's statement, the newest line first. */
export const useLiveWalletEntries = (most = 20): Live<WalletEntry[]> => {
  const uid = useSession().user?.uid
  const path = `${COLLECTIONS.wallets}/${uid}/${SUBCOLLECTIONS.entries}`
  return useLiveList(walletEntrySchema, uid ? `${path}?${most}` : null, (firestore) =>
    query(collection(firestore, path), orderBy('created_at', 'desc'), limit(most)),
  )
}

/** The vendor's payouts, the newest first. */
export const useLivePayouts = (most = 20): Live<Payout[]> => {
  const uid = useSession().user?.uid
  return useLiveList(payoutSchema, uid ? `${COLLECTIONS.payouts}?${most}` : null, (firestore) =>
    query(
      collection(firestore, COLLECTIONS.payouts),
      where('vendor_id', '==', uid),
      orderBy('created_at', 'desc'),
      limit(most),
    ),
  )
}
