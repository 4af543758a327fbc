import { millisOf } from '@contract/time'
import type { Transaction } from '@contract/transaction'

/** Money held for the store's running orders, in minor units. */
export const heldFor = (sales: readonly Transaction[]): number =>
  sales.reduce((sum, { money }) => sum + money.held_minor, 0)

/** Orders that wait for the vendor, the most urgent first. */
export const waitingForVendor = (sales: readonly Transaction[]): Transaction[] =>
  sales
    .filter(({ deadline }) => deadline?.actor === 'vendor')
    .sort((a, b) => dueMillis(a) - dueMillis(b))

const dueMillis = ({ deadline }: Transaction): number =>
  deadline ? millisOf(deadline.at) : Number.POSITIVE_INFINITY
