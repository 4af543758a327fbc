import type { MovedMoney } from '../../../contract/entities/money/figures'
import { accounts, type LedgerEntry } from '../../../contract/entities/money/ledger'
import { ESCROW_TRANSITIONS } from '../../../contract/escrow/transitions'
import { actionOf } from '../ledger/action-of'
import { accountGroupOf } from '../ledger/month-books'

export const NO_MONEY: MovedMoney = {
  sold_minor: 0,
  returned_minor: 0,
  released_minor: 0,
  refunded_minor: 0,
}

/** Payments that are refunded in the commit that takes them. */
const PAYMENTS: readonly string[] = ESCROW_TRANSITIONS.filter(
  ({ money }) => money === 'charge_and_refund',
).map(({ action }) => action)

const [ESCROW, REFUND, PAYABLE] = [
  accounts.escrow(''),
  accounts.refund(''),
  accounts.payable(''),
].map(accountGroupOf)

type Entry = Pick<LedgerEntry, 'id' | 'chain' | 'kind' | 'currency' | 'postings'>

const postedTo = (group: string | undefined, { postings }: Entry): number =>
  postings
    .filter(({ account }) => accountGroupOf(account) === group)
    .reduce((sum, { amount_minor }) => sum + amount_minor, 0)

/** Why an entry moved the money of a sale. Other entries move none of it. */
const movedBy = (entry: Entry): Partial<MovedMoney> => {
  const refund = postedTo(REFUND, entry)
  switch (entry.kind) {
    case 'charge':
    case 'refund_recalled':
      // A late payment that the buyer keeps was counted as returned.
      return { sold_minor: postedTo(ESCROW, entry), returned_minor: refund }
    case 'refund':
      if (PAYMENTS.includes(actionOf(entry))) return { sold_minor: -refund, returned_minor: refund }
      return { refunded_minor: refund, released_minor: postedTo(PAYABLE, entry) }
    case 'release':
    case 'split':
    case 'chargeback_loss':
    // What a carrier gives back of a refund's cost.
    case 'carrier_returned':
      return { refunded_minor: refund, released_minor: postedTo(PAYABLE, entry) }
    default:
      return {}
  }
}

/** Adds what entries moved, in naira; a foreign charge goes back at once. */
export const addMoved = (before: MovedMoney, entries: readonly Entry[]): MovedMoney => {
  const sum = { ...before }
  for (const entry of entries) {
    if (entry.currency !== 'NGN') continue
    const moved = movedBy(entry)
    sum.sold_minor += moved.sold_minor ?? 0
    sum.returned_minor += moved.returned_minor ?? 0
    sum.released_minor += moved.released_minor ?? 0
    sum.refunded_minor += moved.refunded_minor ?? 0
  }
  return sum
}

/** Operators' splits, which their events don't distinguish from releases. */
export const operatorSplits = (entries: readonly Entry[]): number =>
  entries.filter((entry) => entry.kind === 'split' && actionOf(entry) === 'resolve').length
