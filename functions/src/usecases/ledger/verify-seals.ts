import type { LedgerEntry } from '../../contract/entities/ledger'
import type { LedgerSeal } from '../../contract/entities/ledger-seal'
import { entriesOfRange } from '../../db/money/ledger'
import { readSeals } from '../../db/money/ledger-seals'
import type { LedgerProblem } from '../../domain/ledger/chain-problems'
import { sealProblems } from '../../domain/ledger/seal'
import type { Deps } from '../deps'
import { copiedSealIds, readSealCopy } from './seal-copies'

type EntriesOf = (seal: LedgerSeal) => Promise<LedgerEntry[]> | LedgerEntry[]

/** Recomputes every seal, and compares each with its copy outside the database. */
export const verifySeals = async (
  deps: Deps,
  entriesOf: EntriesOf = entriesOfRange,
): Promise<{ checked: number; problems: LedgerProblem[] }> => {
  const seals = await readSeals()
  const problems: LedgerProblem[] = []
  let previous: LedgerSeal | undefined
  for (const seal of seals) {
    const [entries, copy] = await Promise.all([entriesOf(seal), readSealCopy(deps, seal.id)])
    problems.push(...sealProblems(seal, { previous, entries, ...(copy && { copy }) }))
    previous = seal
  }
  const known = new Set(seals.map(({ id }) => id))
  for (const id of await copiedSealIds(deps)) {
    if (!known.has(id)) problems.push({ id, problem: 'the database has this seal no more' })
  }
  return { checked: seals.length, problems }
}
