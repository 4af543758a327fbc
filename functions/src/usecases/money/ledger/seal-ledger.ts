import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import type { LedgerSeal } from '../../../contract/entities/money/ledger-seal'
import { entriesOfRange } from '../../../db/money/ledger'
import { addSeal, readLastSeal } from '../../../db/money/ledger-seals'
import type { LedgerProblem } from '../../../domain/money/ledger/chain-problems'
import { cutRange, isIntact, makeSeal, nextRange } from '../../../domain/money/ledger/seal'
import type { Deps } from '../../deps'
import { readSealCopy, writeSealCopy } from './seal-copies'
import { verifyEntries } from './verify-chains'

/** Bounds a run's memory, and how much a run that is killed has done in vain. */
const MAX_ENTRIES = 5_000

type Sealed = { seal: LedgerSeal; problems: LedgerProblem[]; is_more: boolean }

/** Writes the missing copy of the last seal, if a run stopped between seal and copy. */
export const copyLastSeal = async (deps: Deps): Promise<LedgerProblem[]> => {
  const last = await readLastSeal()
  if (!last || (await readSealCopy(deps, last.id))) return []
  const entries = await entriesOfRange(last)
  // Entries that changed since must not be copied as the sealed ones.
  if (isIntact(last, entries)) {
    await writeSealCopy(deps, last, entries)
    deps.log.warn('The copy of a seal was missing and is written', { id: last.id })
  }
  return [{ id: last.id, problem: 'the seal has no copy outside the database' }]
}

/** The entries of the range; only the first ones, and a shorter range, if they are too many. */
const readUpTo = async (range: Pick<LedgerSeal, 'from' | 'until'>, max: number) => {
  const entries: LedgerEntry[] = await entriesOfRange(range, max + 1)
  if (entries.length <= max) return { range, entries, is_more: false }
  const cut = cutRange(range, entries, max)
  if (cut) return { ...cut, is_more: true }
  const until = entries[0]?.at ?? range.until
  const shorter = { from: range.from, until }
  return { range: shorter, entries: await entriesOfRange(shorter), is_more: true }
}

/**
 * Verifies the first entries since the last seal, and seals them in the database and outside of it;
 * neither is overwritten. The seal is also the cursor: a run that is killed continues after the
 * last one. Undefined if there is nothing to seal or another run was first.
 */
export const sealNext = async (deps: Deps, max = MAX_ENTRIES): Promise<Sealed | undefined> => {
  const last = await readLastSeal()
  const now = deps.clock()
  const whole = nextRange(last, now)
  if (!whole) return undefined
  const { range, entries, is_more } = await readUpTo(whole, max)
  const problems = await verifyEntries(entries)
  const seal = makeSeal(last, range, entries, { problem_count: problems.length, now })
  if (!(await addSeal(seal))) return undefined
  deps.failpoint?.('seal:before-copy')
  if (!(await writeSealCopy(deps, seal, entries))) {
    deps.log.error('A seal of this name lies outside the database already', { id: seal.id })
  }
  return { seal, problems, is_more }
}
