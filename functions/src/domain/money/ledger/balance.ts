import type { LedgerEntry } from '../../../contract/entities/money/ledger'

/** The balance of an account after these entries, in one currency or, without one, in all. */
export const balanceOf = (
  entries: readonly LedgerEntry[],
  account: string,
  currency?: string,
): number =>
  entries
    .filter((entry) => currency === undefined || entry.currency === currency)
    .flatMap(({ postings }) => postings)
    .filter((posting) => posting.account === account)
    .reduce((sum, { amount_minor }) => sum + amount_minor, 0)
