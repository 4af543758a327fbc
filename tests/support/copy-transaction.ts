import type { LedgerEntry } from '../../functions/src/contract/entities/money/ledger'
import type { Transaction } from '../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS } from '../../functions/src/contract/paths'
import { millisOf } from '../../functions/src/contract/time'
import { collectionOf, firestore } from '../../functions/src/db/firestore'
import { readChain } from '../../functions/src/db/money/ledger'
import {
  type Chain,
  postEntries,
} from '../../functions/src/domain/orders/transaction/posting/ledger'

const transactions = () => collectionOf<Transaction>(COLLECTIONS.transactions)
const ledgerEntries = () => collectionOf<LedgerEntry>(COLLECTIONS.ledgerEntries)

/** Copies the entries to another chain, posted so much later, with new hashes. */
const copyChain = (
  original: readonly LedgerEntry[],
  { from, to, later_ms }: { from: string; to: string; later_ms: number },
) => {
  let chain: Chain = { count: 0, head: null }
  const entries = original.flatMap(({ id, kind, currency, postings, at }) => {
    const draft = {
      kind,
      currency,
      postings: postings.map(({ account, amount_minor }) => ({
        account: account.replace(from, to),
        amount_minor,
      })),
    }
    const posted = postEntries(to, chain, id.split(':')[1] ?? '', [draft], millisOf(at) + later_ms)
    chain = posted.chain
    return posted.entries
  })
  return { entries, chain }
}

/**
 * Writes copies of a transaction with these ids, as if each had been bought, in less time. The
 * entries of each are posted `apart_ms` after those of the one before.
 */
export const copyTransaction = async (
  transaction: Transaction,
  ids: readonly string[],
  apart_ms = 0,
): Promise<Transaction[]> => {
  const original = await readChain(transaction.id)
  const writer = firestore().bulkWriter()
  const copies = ids.map((id, index) => {
    const later_ms = (index + 1) * apart_ms
    const { entries, chain } = copyChain(original, { from: transaction.id, to: id, later_ms })
    for (const entry of entries) writer.create(ledgerEntries().doc(entry.id), entry)
    const copy = { ...transaction, id, ledger: chain }
    writer.create(transactions().doc(id), copy)
    return copy
  })
  await writer.close()
  return copies
}
