import type { LedgerEntry } from '../contract/entities/money/ledger'
import type { Deps } from './deps'

/**
 * Logs the entries that a commit posted, after it succeeded. The logger adds the request, event or
 * task, so that each can be found from the other.
 */
export const logPostedEntries = (
  { log }: Pick<Deps, 'log'>,
  entries: readonly Pick<LedgerEntry, 'id' | 'kind'>[],
): void => {
  for (const { id, kind } of entries) log.info('A ledger entry was posted', { entry: id, kind })
}
