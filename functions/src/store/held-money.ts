import { COLLECTIONS } from '../contract/paths'
import type { Transaction, TransactionStatus } from '../contract/transaction'
import type { Payout, Wallet } from '../contract/wallet'
import { collectionOf } from './firestore'

const OPEN: readonly TransactionStatus[] = ['pending', 'in_escrow', 'in_dispute']

const hasOpen = async (role: 'buyer_id' | 'vendor_id', uid: string): Promise<boolean> => {
  const { empty } = await collectionOf<Transaction>(COLLECTIONS.transactions)
    .where(role, '==', uid)
    .where('status.status', 'in', OPEN)
    .limit(1)
    .get()
  return !empty
}

const hasBalance = async (uid: string): Promise<boolean> => {
  const wallet = (await collectionOf<Wallet>(COLLECTIONS.wallets).doc(uid).get()).data()
  return (
    wallet !== undefined &&
    (wallet.pending_minor !== 0 || wallet.available_minor !== 0 || wallet.in_payout_minor !== 0)
  )
}

const hasOpenPayout = async (uid: string): Promise<boolean> => {
  const { empty } = await collectionOf<Payout>(COLLECTIONS.payouts)
    .where('vendor_id', '==', uid)
    .where('state', 'in', ['requested', 'sent'])
    .limit(1)
    .get()
  return !empty
}

/** Refunds that were decided and have not reached the buyer yet. */
const hasOpenRefund = async (uid: string): Promise<boolean> => {
  const { empty } = await collectionOf<Transaction>(COLLECTIONS.transactions)
    .where('buyer_id', '==', uid)
    .where('refund.state', 'in', ['pending', 'processing', 'failed', 'needs_attention'])
    .limit(1)
    .get()
  return !empty
}

/** Whether money of this person, or owed by or to them, is still on its way. */
export const holdsMoney = async (uid: string): Promise<boolean> => {
  const answers = await Promise.all([
    hasOpen('buyer_id', uid),
    hasOpen('vendor_id', uid),
    hasBalance(uid),
    hasOpenPayout(uid),
    hasOpenRefund(uid),
  ])
  return answers.includes(true)
}
