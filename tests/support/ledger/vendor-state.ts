import type { OutboxTask } from '../../../functions/src/contract/entities/outbox'
import { readChain } from '../../../functions/src/db/money/ledger'
import { readEvents, readTransaction } from '../../../functions/src/db/orders/transactions'
import type { AuditState } from '../../../tools/reconcile/audit-state'

/** What a task moves the money of, if it moves any. */
const chainOf = (task: OutboxTask): string | undefined => {
  if ('transaction_id' in task) return task.transaction_id
  if (task.kind === 'transfer') return task.payout_id
  return task.kind === 'top_up_refund' ? task.top_up_id : undefined
}

/** The documents that belong to one vendor. */
export const stateOfVendor = (audit: AuditState, vendor_id: string): AuditState => {
  const isTheirs = (document: { vendor_id: string }) => document.vendor_id === vendor_id
  const transactions = audit.transactions.filter(isTheirs)
  const payouts = audit.payouts.filter(isTheirs)
  const sold = new Set(transactions.map(({ id }) => id))
  const unplaced = audit.unplaced.filter(({ transaction_id }) => sold.has(transaction_id ?? ''))
  const debts = audit.debts.filter(isTheirs)
  const top_ups = audit.top_ups.filter(isTheirs)
  const chains = new Set([
    ...sold,
    ...[...payouts, ...unplaced, ...debts, ...top_ups].map(({ id }) => id),
  ])
  return {
    transactions,
    events: audit.events.filter(({ transaction_id }) => sold.has(transaction_id)),
    entries: audit.entries.filter(({ chain }) => chains.has(chain)),
    payments: audit.payments.filter(({ transaction_ids, debt_id = '', top_up_id = '' }) =>
      [...transaction_ids, debt_id, top_up_id].some((id) => chains.has(id)),
    ),
    payouts,
    wallets: audit.wallets.filter(isTheirs),
    wallet_entries: audit.wallet_entries.filter(isTheirs),
    stocks: audit.stocks.filter(isTheirs),
    outbox: audit.outbox.filter(({ task }) => chains.has(chainOf(task) ?? '')),
    unplaced,
    debts,
    top_ups,
    keys: [],
    sales_days: audit.sales_days.filter(isTheirs),
    invoice_counters: audit.invoice_counters.filter(isTheirs),
    tax_documents: [],
    tax_counters: [],
    figures_days: [],
    figures_next: '',
    explained: [],
  }
}

export const EMPTY: AuditState = {
  transactions: [],
  events: [],
  entries: [],
  payments: [],
  payouts: [],
  wallets: [],
  wallet_entries: [],
  stocks: [],
  outbox: [],
  unplaced: [],
  debts: [],
  top_ups: [],
  keys: [],
  sales_days: [],
  invoice_counters: [],
  tax_documents: [],
  tax_counters: [],
  figures_days: [],
  figures_next: '',
  explained: [],
}

/** Loads one transaction with its timeline and its ledger entries. */
export const readPage = async (transaction_id: string): Promise<AuditState> => {
  const [stored, events, entries] = await Promise.all([
    readTransaction(transaction_id),
    readEvents(transaction_id),
    readChain(transaction_id),
  ])
  return { ...EMPTY, transactions: stored ? [stored.data] : [], events, entries }
}
