import type { CheckedInvariant } from '../../functions/src/domain/money/ledger/invariants'
import type { Deps } from '../../functions/src/usecases/deps'
import { lookAtAll } from '../../tools/reconcile/look-at-all'

/** Sales by day follow a trigger, which these tests run only where they are about it. */
const FOLLOWED: CheckedInvariant['number'] = '13'

/** Everything that `npm run reconcile` looks at: with full counts, after each file of the API tests. */
export const auditBooks = async (deps: Deps): Promise<void> => {
  const lines = await lookAtAll(deps)
  const broken = lines
    .filter(({ number }) => number !== FOLLOWED)
    .flatMap(({ number, findings }) =>
      findings.map(({ id, problem }) => `rule ${number}: ${id}: ${problem}`),
    )
  if (broken.length > 0) throw new Error(`The books don’t agree:\n${broken.join('\n')}`)
}
