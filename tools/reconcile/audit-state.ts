import type { ProductStock } from '../../functions/src/contract/entities/catalog/product-stock'
import type { AuditEntry } from '../../functions/src/contract/entities/console/audit'
import type { Debt } from '../../functions/src/contract/entities/money/debt'
import type { FiguresDay } from '../../functions/src/contract/entities/money/figures'
import type { LedgerEntry } from '../../functions/src/contract/entities/money/ledger'
import type { Payment } from '../../functions/src/contract/entities/money/payment'
import type { SalesDay } from '../../functions/src/contract/entities/money/sales'
import type {
  TaxCounter,
  TaxDocument,
} from '../../functions/src/contract/entities/money/tax-document'
import type { TopUp } from '../../functions/src/contract/entities/money/top-up'
import type { Unplaced } from '../../functions/src/contract/entities/money/unplaced'
import type {
  Payout,
  Wallet,
  WalletEntry,
} from '../../functions/src/contract/entities/money/wallet'
import type { Deal } from '../../functions/src/contract/entities/orders/deal'
import type { Transaction } from '../../functions/src/contract/entities/orders/transaction'
import type { TransactionEvent } from '../../functions/src/contract/entities/orders/transaction-parts'
import type { OutboxItem } from '../../functions/src/contract/entities/outbox'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../functions/src/contract/paths'
import { collectionGroupOf, collectionOf, firestore } from '../../functions/src/db/firestore'
import type { IdempotencyKey } from '../../functions/src/db/idempotency-keys'
import type { JobCursor } from '../../functions/src/db/job-cursors'
import type { InvoiceCounter } from '../../functions/src/db/money/invoice-counters'
import type { LedgerState } from '../../functions/src/domain/money/ledger/invariant'
import { FIGURES_CURSOR } from '../../functions/src/usecases/money/figures/count-figures'
import { EXPLAINED } from '../../functions/src/usecases/money/ledger/explain-balance'

/** All documents about money and what is counted of it. */
export type AuditState = LedgerState & {
  top_ups: readonly TopUp[]
  payments: readonly Payment[]
  outbox: readonly OutboxItem[]
  keys: readonly IdempotencyKey[]
  sales_days: readonly SalesDay[]
  invoice_counters: readonly InvoiceCounter[]
  tax_documents: readonly TaxDocument[]
  tax_counters: readonly TaxCounter[]
  figures_days: readonly FiguresDay[]
  /** The day from which figures are counted again. */
  figures_next: string
  /** Entries of the provider's balance that an operator has explained. */
  explained: readonly string[]
}

/**
 * Loads all of it at one instant: a read-only transaction sees nothing that is written after it
 * began.
 */
export const loadAuditState = (): Promise<AuditState> =>
  firestore().runTransaction(
    async (reading) => {
      const all = async <T extends object>(path: string): Promise<T[]> => {
        const { docs } = await reading.get(collectionOf<T>(path))
        return docs.map((document) => document.data())
      }
      const group = async <T extends object>(name: string) =>
        (await reading.get(collectionGroupOf<T>(name))).docs
      const first = async <T extends object>(path: string, id: string) =>
        (await reading.get(collectionOf<T>(path).doc(id))).data()
      const decisions = collectionOf<AuditEntry>(COLLECTIONS.opsDecisions)
      const lines = await group<WalletEntry>(SUBCOLLECTIONS.entries)
      const events = await group<TransactionEvent>(SUBCOLLECTIONS.events)
      return {
        transactions: await all<Transaction>(COLLECTIONS.transactions),
        events: events.map((document) => document.data()),
        entries: await all<LedgerEntry>(COLLECTIONS.ledgerEntries),
        payments: await all<Payment>(COLLECTIONS.payments),
        payouts: await all<Payout>(COLLECTIONS.payouts),
        wallets: await all<Wallet>(COLLECTIONS.wallets),
        wallet_entries: lines.map((document) => ({
          ...document.data(),
          vendor_id: document.ref.parent.parent?.id ?? '',
        })),
        stocks: await all<ProductStock>(COLLECTIONS.productStock),
        deals: await all<Deal>(COLLECTIONS.deals),
        outbox: await all<OutboxItem>(COLLECTIONS.outbox),
        debts: await all<Debt>(COLLECTIONS.debts),
        top_ups: await all<TopUp>(COLLECTIONS.topUps),
        unplaced: await all<Unplaced>(COLLECTIONS.unplacedMoney),
        keys: await all<IdempotencyKey>(COLLECTIONS.idempotencyKeys),
        sales_days: (await group<SalesDay>(SUBCOLLECTIONS.salesDays)).map((one) => one.data()),
        invoice_counters: await all<InvoiceCounter>(COLLECTIONS.invoiceCounters),
        tax_documents: await all<TaxDocument>(COLLECTIONS.taxDocuments),
        tax_counters: await all<TaxCounter>(COLLECTIONS.taxCounters),
        figures_days: await all<FiguresDay>(COLLECTIONS.figuresDays),
        figures_next: (await first<JobCursor>(COLLECTIONS.jobCursors, FIGURES_CURSOR))?.next ?? '',
        explained: (await reading.get(decisions.where('action', '==', EXPLAINED))).docs.map(
          (one) => one.data().subject,
        ),
      }
    },
    { readOnly: true },
  )

/**
 * Maps a chain to what the provider moves money for: the first purchase of a checkout, which was
 * charged once for all of them, or a payout. Unplaced money maps to its purchase if it is known.
 */
export const subjectOfChain = ({
  unplaced,
  payments,
}: Pick<AuditState, 'unplaced' | 'payments'>): ((chain: string) => string) => {
  const known = new Map(unplaced.map(({ id, transaction_id }) => [id, transaction_id]))
  const first = new Map(
    payments.flatMap(({ transaction_ids }) =>
      transaction_ids.map((id) => [id, transaction_ids[0]]),
    ),
  )
  return (chain) => {
    const purchase = known.get(chain) ?? chain
    return first.get(purchase) ?? purchase
  }
}

/** What a charge belongs to: the first purchase of a checkout, or what a vendor paid. */
export const subjectOfPayment = ({ transaction_ids, debt_id, top_up_id }: Payment): string =>
  transaction_ids[0] ?? debt_id ?? top_up_id ?? ''
