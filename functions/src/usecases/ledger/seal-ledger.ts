import type { LedgerSeal } from '../../contract/entities/ledger-seal'
import { entriesOfRange } from '../../db/money/ledger'
import { addSeal, readSeals } from '../../db/money/ledger-seals'
import { isIntact, makeSeal, nextRange } from '../../domain/ledger/seal'
import type { Deps } from '../deps'
import { readSealCopy, writeSealCopy } from './seal-copies'

/** Writes the missing copy of the last seal, if a run stopped between seal and copy. */
const copyLast = async (deps: Deps, seals: readonly LedgerSeal[]): Promise<void> => {
  const last = seals.at(-1)
  if (!last || (await readSealCopy(deps, last.id))) return
  const entries = await entriesOfRange(last)
  // Entries that changed since must not be copied as the sealed ones.
  if (!isIntact(last, entries)) return
  await writeSealCopy(deps, last, entries)
  deps.log.warn('The copy of a seal was missing and is written', { id: last.id })
}

/**
 * Seals the entries since the last seal, in the database and outside of it; neither is overwritten.
 * Returns undefined if there is nothing new to seal or another run was first.
 */
export const sealLedger = async (
  deps: Deps,
  problem_count: number,
): Promise<LedgerSeal | undefined> => {
  const seals = await readSeals()
  await copyLast(deps, seals)
  const last = seals.at(-1)
  const now = deps.clock()
  const range = nextRange(last, now)
  if (!range) return undefined
  const entries = await entriesOfRange(range)
  const seal = makeSeal(last, range, entries, { problem_count, now })
  if (!(await addSeal(seal))) return undefined
  deps.failpoint?.('seal:before-copy')
  if (!(await writeSealCopy(deps, seal, entries))) {
    deps.log.error('A seal of this name lies outside the database already', { id: seal.id })
  }
  return seal
}
