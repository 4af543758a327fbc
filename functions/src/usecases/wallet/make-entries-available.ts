import { commitWithRetry } from '../../db/commit'
import {
  dueWalletEntries,
  markAvailable,
  moveWallet,
  readWalletEntry,
} from '../../db/money/wallets'
import { matureEntry } from '../../domain/wallet/make-entry-available'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import { workThrough } from '../work-through'

type Due = { vendor_id: string; entry_id: string }

const matureOne = (deps: Deps, { vendor_id, entry_id }: Due): Promise<boolean> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const stored = await readWalletEntry(vendor_id, entry_id)
    const move = stored && matureEntry(stored.data, now)
    if (!stored || !move) return { result: false, skip_commit: true }
    markAvailable(batch, vendor_id, stored)
    moveWallet(batch, vendor_id, move, now)
    return { result: true }
  })

/** Makes pending wallet entries available once their time has come, each once. Returns how many. */
export const makeEntriesAvailable = (deps: Deps): Promise<number> =>
  workThrough<Due>(deps, {
    page: (limit) => dueWalletEntries(deps.clock(), limit),
    idOf: ({ entry_id }) => entry_id,
    work: (due) => matureOne(deps, due),
    failure: 'A line of a wallet could not mature',
  })
