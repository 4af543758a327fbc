import type {
  Counts,
  Figures,
  FiguresDay,
  MoneyFigures,
} from '../../../contract/entities/money/figures'
import { accounts } from '../../../contract/entities/money/ledger'
import { accountGroupOf, type Balances } from '../ledger/month-books'
import { noCounts } from './add-event'

type Numbers = number | readonly Numbers[] | { readonly [key: string]: Numbers }

/** Adds a tree to one of the same shape, number by number; what it doesn't count yet is none. */
const plus = <T extends Numbers>(a: T, b: T | undefined): T => {
  if (typeof a === 'number') return ((a as number) + ((b as number | undefined) ?? 0)) as T
  const pairs = Object.entries(a).map(([key, value]) => [key, plus(value, b?.[key as never])])
  const sum = Object.fromEntries(pairs)
  return (Array.isArray(a) ? Object.values(sum) : sum) as T
}

const countsOf = ({ orders, disputes, returns, chargebacks, waits, people }: Counts): Counts => ({
  orders,
  disputes,
  returns,
  chargebacks,
  waits,
  people,
})

const naira = (balances: Balances, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (balances[`${accountGroupOf(name)} NGN`] ?? 0), 0)

const FEES = [accounts.platformFees, accounts.commission]
const OTHER_COSTS = [
  accounts.transferFees,
  accounts.stampDuty,
  accounts.chargebackCosts,
  accounts.platformLosses,
  accounts.badDebt,
]

/** What days moved, from what they added to the accounts. A cost is a debit, and shown above zero. */
const moneyOf = (days: readonly FiguresDay[]): MoneyFigures => {
  const moved = (name: keyof FiguresDay['moved']) =>
    days.reduce((sum, day) => sum + day.moved[name], 0)
  const credited = (names: readonly string[]) =>
    days.reduce((sum, { change }) => sum + naira(change, names), 0)
  const fees_minor = credited(FEES)
  // `0 -` because a figure isn't `-0`.
  const vat_minor = 0 - credited([accounts.vatInFees])
  const provider_fees_minor = 0 - credited([accounts.providerFees])
  const other_costs_minor = 0 - credited(OTHER_COSTS)
  return {
    sold_minor: moved('sold_minor'),
    returned_minor: moved('returned_minor'),
    released_minor: moved('released_minor'),
    refunded_minor: moved('refunded_minor'),
    fees_minor,
    vat_minor,
    provider_fees_minor,
    other_costs_minor,
    margin_minor: fees_minor - vat_minor - provider_fees_minor - other_costs_minor,
    held_minor: naira(days.at(-1)?.closing ?? {}, [accounts.escrow('')]),
  }
}

/** The figures of days that follow each other, oldest first. */
export const sumFigures = (days: readonly FiguresDay[]): Figures => ({
  ...days.map(countsOf).reduce((sum, day) => plus(sum, day), noCounts()),
  money: moneyOf(days),
})
