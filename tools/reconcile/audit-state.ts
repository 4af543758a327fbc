import type { ProductStock } from '../../functions/src/contract/entities/catalog/product-stock'
import type { Debt } from '../../functions/src/contract/entities/debt'
import type { LedgerEntry } from '../../functions/src/contract/entities/ledger'
import type { Payment } from '../../functions/src/contract/entities/orders/payment'
import type { Transaction } from '../../functions/src/contract/entities/orders/transaction'
import type { TransactionEvent } from '../../functions/src/contract/entities/orders/transaction-parts'
import type { OutboxItem } from '../../functions/src/contract/entities/outbox'
import type { Unplaced } from '../../functions/src/contract/entities/unplaced'
import type { Payout, Wallet, WalletEntry } from '../../functions/src/contract/entities/wallet'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../functions/src/contract/paths'
import { collectionGroupOf, collectionOf, firestore } from '../../functions/src/db/firestore'
import type { IdempotencyKey } from '../../functions/src/db/idempotency-keys'
import type { LedgerState } from '../../functions/src/domain/ledger/invariant'

/** All documents about money. */
export type AuditState = LedgerState & {
  payments: readonly Payment[]
  outbox: readonly OutboxItem[]
  keys: readonly IdempotencyKey[]
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
        outbox: await all<OutboxItem>(COLLECTIONS.outbox),
        debts: await all<Debt>(COLLECTIONS.debts),
        unplaced: await all<Unplaced>(COLLECTIONS.unplacedMoney),
        keys: await all<IdempotencyKey>(COLLECTIONS.idempotencyKeys),
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

/** What a charge belongs to: the first purchase of a checkout, or the debt that a vendor paid. */
export const subjectOfPayment = ({ transaction_ids, debt_id }: Payment): string =>
  transaction_ids[0] ?? debt_id ?? ''
