import { millisOf } from '../../functions/src/contract/time'
import type { CheckedInvariant } from '../../functions/src/domain/money/ledger/invariants'
import type { Deps } from '../../functions/src/usecases/deps'
import { verifySeals } from '../../functions/src/usecases/money/ledger/verify-seals'
import type { AuditState } from './audit-state'

/** Recomputes every seal from these ledger entries and compares it with its copy. */
export const sealLine = async (deps: Deps, { entries }: AuditState): Promise<CheckedInvariant> => {
  const { checked, problems } = await verifySeals(deps, ({ from, until }) =>
    entries.filter(({ at }) => {
      const isAfter = from === null || millisOf(at) > millisOf(from)
      return isAfter && millisOf(at) <= millisOf(until)
    }),
  )
  return { number: '15', name: 'what was sealed is as it was', checked, findings: problems }
}
