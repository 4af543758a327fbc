import type { LedgerSeal } from '../../contract/entities/ledger-seal'
import type { LedgerProblem } from '../../domain/ledger/chain-problems'
import type { Deps } from '../deps'
import { sealLedger } from './seal-ledger'
import { verifyChains } from './verify-chains'
import { verifySeals } from './verify-seals'

const MAX_LINES = 100

type Verified = { problems: LedgerProblem[]; seal: LedgerSeal | undefined }

/** Verifies every entry and every seal, logs problems, and seals new entries. */
export const verifyLedger = async (deps: Deps): Promise<Verified> => {
  const chains = await verifyChains()
  const seals = await verifySeals(deps)
  const problems = [...chains.problems, ...seals.problems]
  for (const problem of problems.slice(0, MAX_LINES)) {
    deps.log.error('The ledger is broken', problem)
  }
  const seal = await sealLedger(deps, problems.length)
  deps.log.info('The ledger was verified', {
    entries: chains.entry_count,
    seals: seals.checked,
    problems: problems.length,
    sealed: seal?.id,
  })
  return { problems, seal }
}
