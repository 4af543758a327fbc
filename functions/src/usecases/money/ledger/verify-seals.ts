import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import type { LedgerSeal } from '../../../contract/entities/money/ledger-seal'
import { readSeals } from '../../../db/money/ledger-seals'
import type { LedgerProblem } from '../../../domain/money/ledger/chain-problems'
import { sealProblems } from '../../../domain/money/ledger/seal'
import type { Deps } from '../../deps'
import { copiedSealIds, readSealCopy } from './seal-copies'

/** Recomputes a seal from its entries, and compares it with its copy outside the database. */
export const verifySeal = async (
  deps: Deps,
  seal: LedgerSeal,
  given: { previous: LedgerSeal | undefined; entries: readonly LedgerEntry[] },
): Promise<LedgerProblem[]> => {
  const copy = await readSealCopy(deps, seal.id)
  return sealProblems(seal, { ...given, ...(copy && { copy }) })
}

/** Copies outside the database of seals that it has no more. */
export const lostSeals = (
  copied: readonly string[],
  existing: ReadonlySet<string>,
): LedgerProblem[] =>
  copied
    .filter((id) => !existing.has(id))
    .map((id) => ({ id, problem: 'the database has this seal no more' }))

/** Verifies every seal at once, from entries that are loaded already. */
export const verifySeals = async (
  deps: Deps,
  entriesOf: (seal: LedgerSeal) => readonly LedgerEntry[],
): Promise<{ checked: number; problems: LedgerProblem[] }> => {
  const seals = await readSeals()
  const problems: LedgerProblem[] = []
  let previous: LedgerSeal | undefined
  for (const seal of seals) {
    problems.push(...(await verifySeal(deps, seal, { previous, entries: entriesOf(seal) })))
    previous = seal
  }
  const existing = new Set(seals.map(({ id }) => id))
  for await (const ids of copiedSealIds(deps)) problems.push(...lostSeals(ids, existing))
  return { checked: seals.length, problems }
}
