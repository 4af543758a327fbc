import { timestampFromMillis } from '../../contract/time'
import { commitWithRetry } from '../../db/commit'
import {
  dueWalletEntries,
  markAvailable,
  moveWallet,
  postponeWalletEntry,
  readWalletEntry,
  type WalletEntryKey,
} from '../../db/money/wallets'
import { makeEntryAvailable } from '../../domain/wallet/make-entry-available'
import { backoffFrom, FAILING_AFTER, retryDelayMs } from '../backoff'
import type { Deps } from '../deps'
import { workThrough } from '../work-through'

const makeOneAvailable = (deps: Deps, { vendor_id, entry_id }: WalletEntryKey): Promise<boolean> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const stored = await readWalletEntry(vendor_id, entry_id)
    const move = stored && makeEntryAvailable(stored.data, now)
    if (!stored || !move) return { result: false, skip_commit: true }
    markAvailable(batch, vendor_id, stored)
    moveWallet(batch, vendor_id, move, now)
    return { result: true }
  })

const postpone = (deps: Deps, { vendor_id, entry_id }: WalletEntryKey): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const stored = await readWalletEntry(vendor_id, entry_id)
    if (!stored || !makeEntryAvailable(stored.data, now))
      return { result: undefined, skip_commit: true }
    const { due_failures = 0 } = stored.data
    postponeWalletEntry(batch, vendor_id, stored, {
      available_at: timestampFromMillis(now + retryDelayMs(due_failures)),
      due_failures: due_failures + 1,
    })
    const id = `${vendor_id}~${entry_id}`
    if (due_failures + 1 === FAILING_AFTER) deps.log.error('A due item keeps failing', { id })
    return { result: undefined }
  })

/** Makes pending wallet entries available once their time has come, each once. Returns how many. */
export const makeEntriesAvailable = (deps: Deps): Promise<number> =>
  workThrough<WalletEntryKey>(deps, {
    page: (limit) => dueWalletEntries(deps.clock(), limit),
    idOf: ({ vendor_id, entry_id }) => `${vendor_id}~${entry_id}`,
    work: (due) => makeOneAvailable(deps, due),
    postpone: (due) => postpone(deps, due),
    failure: 'A wallet entry could not be made available',
  })
