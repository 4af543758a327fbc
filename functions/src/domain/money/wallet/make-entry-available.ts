import type { WalletEntry } from '../../../contract/entities/money/wallet'
import { millisOf } from '../../../contract/time'
import type { WalletMove } from './wallet-change'

/** The wallet change that makes a pending entry available; undefined if not due or already made. */
export const makeEntryAvailable = (
  { state, available_at, amount_minor }: WalletEntry,
  now: number,
): WalletMove | undefined =>
  state === 'available' || now < millisOf(available_at)
    ? undefined
    : { pending: -amount_minor, available: amount_minor }
