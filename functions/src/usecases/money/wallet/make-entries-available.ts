import type { WalletEntry } from '../../../contract/entities/money/wallet'
import { POLICY } from '../../../contract/escrow/policy'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../contract/paths'
import { dueWalletEntries, failingWalletEntries } from '../../../contract/queries/money/money'
import { bind } from '../../../contract/queries/query'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import type { Batch } from '../../../db/firestore'
import {
  holdWalletEntry,
  markAvailable,
  moveWallet,
  moveWalletIfUnchanged,
  readWallet,
  readWalletEntry,
} from '../../../db/money/wallets'
import { makeEntryAvailable } from '../../../domain/money/wallet/make-entry-available'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { dueKind, workDue } from '../../jobs/due'

/** What debts and costs have left of topped-up money. */
const freeToppedUp = async (batch: Batch, vendor_id: string, entry_id: string, now: number) => {
  const wallet = await readWallet(vendor_id)
  const { topped_up = [] } = wallet?.data ?? {}
  const left_minor = topped_up.find((one) => one.entry_id === entry_id)?.left_minor ?? 0
  if (!wallet || left_minor === 0) return
  const move = { pending: -left_minor, available: left_minor }
  const others = topped_up.filter((one) => one.entry_id !== entry_id)
  moveWalletIfUnchanged(batch, wallet, { move, topped_up: others }, now)
}

const makeOneAvailable = (deps: Deps, id: string): Promise<boolean> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const [vendor_id = '', entry_id = ''] = id.split('~')
    const stored = await readWalletEntry(vendor_id, entry_id)
    const move = stored && makeEntryAvailable(stored.data, now)
    if (!stored || !move) return { result: false, skip_commit: true }
    const { hold } = stored.data
    if (hold?.needs_operator && hold.state === 'waiting') {
      const until = timestampFromMillis(now + POLICY.strong_hold_ms)
      holdWalletEntry(batch, vendor_id, stored, { hold: { ...hold, until }, available_at: until })
      return { result: false }
    }
    markAvailable(batch, vendor_id, stored)
    if (stored.data.kind === 'top_up') await freeToppedUp(batch, vendor_id, entry_id, now)
    else moveWallet(batch, vendor_id, move, now)
    return { result: true }
  })

/** Pending money; before the time that its vendor reads, it isn't available. */
export const WALLET_ENTRIES = dueKind<WalletEntry>({
  name: 'wallet entry',
  collections: [COLLECTIONS.wallets, SUBCOLLECTIONS.entries],
  fields: { at: 'available_at', failures: 'due_failures' },
  due: (now, limit) => bind(dueWalletEntries, { now: timestampFromMillis(now) }, limit),
  failing: (least) => bind(failingWalletEntries, { least }),
  isWaiting: ({ state }) => state === 'pending',
  work: makeOneAvailable,
  failure: 'A wallet entry could not be made available',
  describe: ({ created_at }, id) => ({ due_at: created_at, parties: id.split('~').slice(0, 1) }),
})

/** Makes pending wallet entries available once their time has come, each once. Returns how many. */
export const makeEntriesAvailable = (deps: Deps): Promise<number> => workDue(deps, WALLET_ENTRIES)
