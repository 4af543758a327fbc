import type { LedgerSeal } from '../../../contract/entities/money/ledger-seal'
import { MINUTE_MS } from '../../../contract/time'
import { entriesOfRange } from '../../../db/money/ledger'
import { readLastSeal } from '../../../db/money/ledger-seals'
import type { LedgerProblem } from '../../../domain/money/ledger/chain-problems'
import type { Deps } from '../../deps'
import { logProblems } from './log-problems'
import { copyLastSeal, sealNext } from './seal-ledger'
import { verifyEntries } from './verify-chains'

/** Less than the function's timeout; what is left is for the next run. */
const RUN_MS = 25 * MINUTE_MS
/** More than are posted in the ten minutes that no seal covers yet. */
const MAX_UNSEALED = 20_000

type Verified = { problems: LedgerProblem[]; seal: LedgerSeal | undefined }

/**
 * Verifies what was posted since the last seal and seals it, part by part; then verifies what is too
 * young to be sealed, and whatever is dated in the future. Reads nothing that is sealed but the
 * last entry of each chain that goes on.
 * @param max entries per seal
 */
export const verifyLedger = async (deps: Deps, max?: number): Promise<Verified> => {
  const ends_at = deps.clock() + RUN_MS
  const problems = await copyLastSeal(deps)
  logProblems(deps, problems)
  let seal: LedgerSeal | undefined
  let entries = 0
  let is_more = true
  while (is_more && deps.clock() < ends_at) {
    const sealed = await sealNext(deps, max)
    is_more = sealed?.is_more ?? false
    if (!sealed) break
    seal = sealed.seal
    entries += seal.entry_count
    problems.push(...sealed.problems)
    logProblems(deps, sealed.problems)
  }
  if (!is_more) {
    const from = (await readLastSeal())?.until ?? null
    const unsealed = await entriesOfRange({ from, until: null }, MAX_UNSEALED)
    const young = await verifyEntries(unsealed)
    problems.push(...young)
    logProblems(deps, young)
  }
  deps.log.info('The ledger was verified', {
    entries,
    problems: problems.length,
    sealed: seal?.id,
    ...(is_more && { left: 'the next run goes on' }),
  })
  return { problems, seal }
}
