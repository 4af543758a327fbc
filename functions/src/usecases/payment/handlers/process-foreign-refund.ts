import { accounts } from '../../../contract/entities/ledger'
import type { OutboxTask } from '../../../contract/entities/outbox'
import { commitWithRetry } from '../../../db/commit'
import { addLedgerEntries, readChain } from '../../../db/money/ledger'
import { saveTransaction } from '../../../db/orders/transactions'
import { postEntries } from '../../../domain/transaction/posting/ledger'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { logPostedEntries } from '../../ledger/log-posted-entries'
import { requireTransaction } from '../../transaction/execute-command'

type RefundTask = Extract<OutboxTask, { kind: 'refund' }>

/**
 * Posts the refund of money that was paid in another currency than the purchase's. Only the ledger
 * records it, since the transaction's amounts are in its own currency. Idempotent.
 */
export const processForeignRefund = async (
  deps: Deps,
  { transaction_id, amount_minor, currency }: RefundTask,
): Promise<void> => {
  const posted = await commitWithRetry(backoffFrom(deps), 'transaction/busy', async (batch) => {
    const stored = await requireTransaction(transaction_id)
    const entries = await readChain(transaction_id)
    const isPosted = entries.some(
      (entry) => entry.kind === 'refund_processed' && entry.currency === currency,
    )
    if (isPosted) return { result: [], skip_commit: true }
    const postings = [
      { account: accounts.refund(transaction_id), amount_minor: -amount_minor },
      { account: accounts.providerClearing, amount_minor },
    ]
    const draft = { kind: 'refund_processed', currency, postings } as const
    const { ledger } = stored.data
    const posted = postEntries(transaction_id, ledger, `refund-${currency}`, [draft], deps.clock())
    addLedgerEntries(batch, posted.entries)
    saveTransaction(batch, stored, { ...stored.data, ledger: posted.chain })
    return { result: posted.entries }
  })
  logPostedEntries(deps, posted)
}
