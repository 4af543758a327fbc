import type { LedgerEntry } from '../../contract/entities/ledger'
import type { Deps } from '../deps'

/**
 * Says which entries a commit has booked, once it holds. With what led there, which the log adds,
 * each is found from its request, event or task, and those from it.
 */
export const logPostedEntries = (
  { log }: Pick<Deps, 'log'>,
  entries: readonly Pick<LedgerEntry, 'id' | 'kind'>[],
): void => {
  for (const { id, kind } of entries) log.info('Money was booked', { entry: id, kind })
}
