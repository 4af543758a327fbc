import type { TransactionStatus } from '../../contract/entities/transaction'
import { openPayouts } from '../../contract/queries/money'
import { bind } from '../../contract/queries/query'
import * as queries from '../../contract/queries/transactions'
import { hasAny } from '../../db/list-query'
import { readWallet } from '../../db/money/wallets'

const OPEN: readonly TransactionStatus[] = ['pending', 'in_escrow', 'in_dispute']

const hasBalance = async (uid: string): Promise<boolean> => {
  const wallet = (await readWallet(uid))?.data
  return (
    wallet !== undefined &&
    (wallet.pending_minor !== 0 || wallet.available_minor !== 0 || wallet.in_payout_minor !== 0)
  )
}

/** True if the user has an open purchase, sale, payout or refund, or a wallet balance. */
export const hasOutstandingFunds = async (uid: string): Promise<boolean> => {
  const answers = await Promise.all([
    hasAny(bind(queries.allPurchases, { uid, statuses: OPEN })),
    hasAny(bind(queries.allSales, { uid, statuses: OPEN })),
    hasBalance(uid),
    hasAny(bind(openPayouts, { vendor_id: uid })),
    hasAny(bind(queries.openRefunds, { uid })),
  ])
  return answers.includes(true)
}
