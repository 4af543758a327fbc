import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import { timestampFromMillis } from '../../../contract/time'
import type { Batch } from '../../../db/firestore'
import { addLedgerEntries } from '../../../db/money/ledger'
import { changePayout, readPayout } from '../../../db/money/payouts'
import { addWalletEntry, moveWallet } from '../../../db/money/wallets'
import { readTransaction, saveTransaction } from '../../../db/orders/transactions'
import {
  type Correction,
  postCorrection,
} from '../../../domain/orders/transaction/posting/correction'
import type { Deps } from '../../deps'
import { logPostedEntries } from '../../log-posted-entries'
import { type By, commitDecision, type Recorded } from '../../operators/recorded'
import { traced } from '../../trace'
import { syncBalance } from '../wallet/sync-balance'

type Request = Correction & { by: By }

type Ledger = { count: number; head: string | null }
type Corrected = {
  ledger: Ledger
  vendor_id?: string
  save: (batch: Batch, ledger: Ledger) => void
}

/** Finds the document that owns the chain, and a function that saves its new head. */
const ownerOf = async (id: string): Promise<Corrected> => {
  const [transaction, payout] = await Promise.all([readTransaction(id), readPayout(id)])
  if (transaction) {
    const { data } = transaction
    const save = (batch: Batch, ledger: Ledger) =>
      saveTransaction(batch, transaction, { ...data, ledger })
    return { ledger: data.ledger, save }
  }
  if (!payout) throw new Error(`There is no transaction or payout ${id}.`)
  const { ledger, vendor_id } = payout.data
  return { ledger, vendor_id, save: (batch, next) => changePayout(batch, payout, { ledger: next }) }
}

/**
 * Posts a correcting entry at the end of a purchase's or a payout's chain. A vendor's wallet
 * changes in the same commit, and the operator and the reason are stored with it.
 * @throws Error that says what is wrong with the correction; nothing is written then
 */
export const correctLedger = async (
  given: Deps,
  id: string,
  { by, ...correction }: Request,
): Promise<Recorded<LedgerEntry[]>> => {
  const deps = traced(given, { operation: given.ids() })
  let vendor_id: string | undefined
  const posted = await commitDecision(deps, by, 'service/unavailable', async (batch, now) => {
    const at = timestampFromMillis(now)
    const { save, ...owner } = await ownerOf(id)
    vendor_id = owner.vendor_id
    const { entries, chain, vendor_minor } = postCorrection({ id, ...owner }, correction, now)
    addLedgerEntries(batch, entries)
    save(batch, chain)
    if (vendor_minor !== 0 && owner.vendor_id !== undefined) {
      moveWallet(batch, owner.vendor_id, { available: vendor_minor }, now)
      addWalletEntry(batch, owner.vendor_id, {
        id: entries[0]?.id ?? id,
        kind: 'correction',
        amount_minor: vendor_minor,
        transaction_id: null,
        payout_id: id,
        description: 'Correction by Oja',
        state: 'available',
        available_at: at,
        created_at: at,
      })
    }
    const entry = {
      action: 'correct',
      subject: id,
      before: { ...owner.ledger },
      after: { ...chain, currency: correction.currency, postings: correction.postings },
    }
    return { entry, result: entries }
  })
  logPostedEntries(deps, posted.result)
  if (vendor_id !== undefined) await syncBalance(deps, vendor_id)
  return posted
}
