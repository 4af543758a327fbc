import type { LedgerEntry } from '../../../contract/entities/money/ledger'

/** The action whose event posted an entry: its id is `{chain}:{sequence}-{action}:{kind}`. */
export const actionOf = ({ id, chain }: Pick<LedgerEntry, 'id' | 'chain'>): string =>
  (id.slice(chain.length + 1).split(':')[0] ?? '').replace(/^\d+-/, '')
