import type { Wallet } from '../entities/money/wallet'
import { POLICY } from './policy'

/** The most that a store may add beside what it added and isn't payable yet; in minor units. */
export const topUpRoomOf = (
  { topped_up = [] }: Pick<Wallet, 'topped_up'>,
  is_unproven: boolean,
): number => {
  const { max_topped_up_minor, limits } = POLICY
  const most_minor = is_unproven
    ? Math.min(limits.unproven.max_held_minor, max_topped_up_minor)
    : max_topped_up_minor
  return Math.max(
    0,
    topped_up.reduce((left, one) => left - one.left_minor, most_minor),
  )
}
