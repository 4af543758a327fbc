import { matureEntry } from '../../domain/wallet/mature-entry'
import { commitGuarded } from '../../store/commit'
import { dueWalletEntries, markMatured, moveWallet, readWalletEntry } from '../../store/wallets'
import type { Deps } from '../deps'
import { paceOf } from '../pace'
import { workThrough } from '../work-through'

type Due = { vendor_id: string; entry_id: string }

const matureOne = (deps: Deps, { vendor_id, entry_id }: Due): Promise<boolean> =>
  commitGuarded(paceOf(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const kept = await readWalletEntry(vendor_id, entry_id)
    const move = kept && matureEntry(kept.data, now)
    if (!kept || !move) return { answer: false, unchanged: true }
    markMatured(batch, vendor_id, kept)
    moveWallet(batch, vendor_id, move, now)
    return { answer: true }
  })

/** Released money whose waiting is over becomes available; each line once. Gives how many. */
export const matureEntries = (deps: Deps): Promise<number> =>
  workThrough<Due>(deps, {
    page: (limit) => dueWalletEntries(deps.clock(), limit),
    idOf: ({ entry_id }) => entry_id,
    work: (due) => matureOne(deps, due),
    failure: 'A line of a wallet could not mature',
  })
