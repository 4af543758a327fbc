import { accounts } from '../../../contract/ledger'
import type { OutboxTask } from '../../../contract/outbox'
import { postEntries } from '../../../domain/transaction/ledger'
import { commitGuarded } from '../../../store/commit'
import { addLedgerEntries, readChain } from '../../../store/ledger'
import { saveTransaction } from '../../../store/transactions'
import type { Deps } from '../../deps'
import { logBooked } from '../../ledger/log-booked'
import { paceOf } from '../../pace'
import { requireTransaction } from '../../transaction/act'

type RefundTask = Extract<OutboxTask, { kind: 'refund' }>

/**
 * Money that came in another currency than the purchase's has gone back: only the ledger knows of
 * it, since the transaction's own account counts in its own currency. Harmless to repeat.
 */
export const settleForeignRefund = async (
  deps: Deps,
  { transaction_id, amount_minor, currency }: RefundTask,
): Promise<void> => {
  const booked = await commitGuarded(paceOf(deps), 'transaction/busy', async (batch) => {
    const kept = await requireTransaction(transaction_id)
    const entries = await readChain(transaction_id)
    const isBooked = entries.some(
      (entry) => entry.kind === 'refund_settled' && entry.currency === currency,
    )
    if (isBooked) return { answer: [], unchanged: true }
    const postings = [
      { account: accounts.refund(transaction_id), amount_minor: -amount_minor },
      { account: accounts.providerClearing, amount_minor },
    ]
    const draft = { kind: 'refund_settled', currency, postings } as const
    const { ledger } = kept.data
    const posted = postEntries(transaction_id, ledger, `refund-${currency}`, [draft], deps.clock())
    addLedgerEntries(batch, posted.entries)
    saveTransaction(batch, kept, { ...kept.data, ledger: posted.chain })
    return { answer: posted.entries }
  })
  logBooked(deps, booked)
}
