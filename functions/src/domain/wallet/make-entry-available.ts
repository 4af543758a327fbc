import type { WalletEntry } from '../../contract/entities/wallet'
import { millisOf } from '../../contract/time'
import type { WalletMove } from './wallet-change'

/** What becomes available when a line of the statement has waited long enough, if it has. */
export const matureEntry = (
  { matured, available_at, amount_minor }: WalletEntry,
  now: number,
): WalletMove | undefined =>
  matured || now < millisOf(available_at)
    ? undefined
    : { pending: -amount_minor, available: amount_minor }
