import { accounts } from '../../../contract/entities/money/ledger'
import { OPEN_PAYOUT_STATES } from '../../../contract/entities/money/wallet'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { escrowFeesOf } from '../../../contract/escrow/checkout-fees'
import { dealFeesOf } from '../../../contract/escrow/deal-fees'
import { escrowFeeOf } from '../../../contract/escrow/fee'
import { isUnpaid } from '../../../contract/escrow/states'
import { dealOf } from '../../../contract/orders/deal-of'
import { sumOf } from '../../../contract/sum-of'
import { soldUnits } from '../../catalog/product/recount-stock'
import { unitsOf } from '../../catalog/product/stocked-units'
import { unsentItems } from '../../orders/transaction/stock-movements'
import { balanceOf } from './balance'
import { each, groupBy, type Invariant, type LedgerState } from './invariant'

const idOf = ({ id }: { id: string }) => id
const TERMINAL: readonly string[] = ['completed', 'reversed']

const endsOnce = ({ transactions, events }: LedgerState) => {
  const timelines = groupBy(events, ({ transaction_id }) => transaction_id)
  return each(transactions, idOf, ({ id, status, event_count }) => {
    const timeline = timelines.get(id) ?? []
    const ends = timeline.filter(({ from, to }) => from !== to && TERMINAL.includes(to)).length
    if (timeline.length !== event_count) {
      return `${timeline.length} events, it counts ${event_count}`
    }
    // A lapsed order whose late money the buyer keeps begins again.
    const begunAgain = timeline.filter(
      ({ from, to }) => TERMINAL.includes(from) && !TERMINAL.includes(to),
    ).length
    const expected = (TERMINAL.includes(status.status) ? 1 : 0) + begunAgain
    return ends === expected ? undefined : `it ended ${ends} times and is ${status.status}`
  })
}

type Named = Pick<Transaction, 'id'>

/** The first transaction that a stored response names: of a purchase, or of a checkout. */
const transactionIn = (response: unknown): string | undefined => {
  if (typeof response !== 'object' || response === null) return undefined
  const { transaction, transactions } = response as {
    transaction?: Named
    transactions?: readonly Named[]
  }
  return (transaction ?? transactions?.[0])?.id
}

const oneResponseAKey = ({ keys, transactions }: LedgerState) => {
  const known = new Set(transactions.map(({ id }) => id))
  const named = groupBy(
    keys.filter(({ response }) => transactionIn(response) !== undefined),
    ({ response }) => transactionIn(response) ?? '',
  )
  return each(
    [...named],
    ([id]) => id,
    ([id, same]) => {
      if (same.length > 1) return `${same.length} keys return it`
      return known.has(id) ? undefined : 'a key returns it and it is not there'
    },
  )
}

/** What vendors said that they don't have, of an order or of all of it. */
const missingUnits = (transaction: Transaction) => [
  ...(transaction.partial?.missing ?? []),
  ...(transaction.all_missing ? unsentItems(transaction) : []),
]

const unitsByVariant = (transactions: readonly Transaction[]) =>
  groupBy(
    transactions.flatMap(({ items }) => items),
    ({ variant_id }) => variant_id,
  )

const stockHolds = ({ stocks, transactions }: LedgerState) => {
  const pending = transactions.filter(isUnpaid)
  const unpaid = unitsByVariant(pending)
  const new_buyers = unitsByVariant(pending.filter(({ unproven_buyer }) => unproven_buyer))
  const lost = groupBy(transactions.flatMap(missingUnits), ({ variant_id }) => variant_id)
  const variants = stocks.flatMap((stock) => Object.entries(stock.variants))
  return each(
    variants,
    ([id]) => id,
    ([id, counts]) => {
      const { available, reserved, sold, missing = 0, unproven = 0 } = counts
      if (Math.min(available, reserved, sold, missing, unproven) < 0) return 'a count is below zero'
      const held = sumOf((unpaid.get(id) ?? []).map(({ quantity }) => quantity))
      if (held !== reserved) return `${reserved} are reserved, unpaid purchases hold ${held}`
      const new_held = sumOf((new_buyers.get(id) ?? []).map(({ quantity }) => quantity))
      if (new_held !== unproven)
        return `${unproven} are for new buyers, their orders hold ${new_held}`
      const gone = sumOf((lost.get(id) ?? []).map(({ quantity }) => quantity))
      if (gone !== missing) return `${missing} are missing, orders say ${gone}`
      const units = unitsOf(counts)
      const { stocked = units } = counts
      return units === stocked ? undefined : `${units} are counted, ${stocked} were ever stocked`
    },
  )
}

/**
 * The uses of deals are counted as units are, but for those that new buyers hold. Sold ones are at least
 * what buyers have: what a seller turned out not to have stays sold.
 */
const usesHold = ({ deals = [], transactions }: LedgerState) => {
  const unpaid = unitsByVariant(transactions.filter(isUnpaid))
  return each(deals, idOf, ({ id, reserved, sold, terms: { uses } }) => {
    if (Math.min(reserved, sold, uses - reserved - sold) < 0) return 'a count is below zero'
    const held = sumOf((unpaid.get(id) ?? []).map(({ quantity }) => quantity))
    if (held !== reserved) return `${reserved} are reserved, unpaid purchases hold ${held}`
    const bought = soldUnits(transactions, id)
    return bought <= sold ? undefined : `${sold} are sold, paid purchases hold ${bought}`
  })
}

const countsHold = (state: LedgerState) => {
  const stock = stockHolds(state)
  const uses = usesHold(state)
  return {
    checked: stock.checked + uses.checked,
    findings: [...stock.findings, ...uses.findings],
  }
}

/** What a vendor who had fewer units took out; the fee was computed on all that was ordered. */
const missingOf = ({ partial }: Transaction) => ({
  base_minor: (partial?.goods_minor ?? 0) + (partial?.delivery_minor ?? 0),
  fee_minor: partial?.escrow_fee_minor ?? 0,
})

const baseOf = ({ items, delivery_fee = 0 }: Transaction): number =>
  sumOf(items.map(({ unit_price, quantity }) => unit_price * quantity)) + delivery_fee

/** What both of a deal pay of its fee, exactly. */
const dealProblem = (transaction: Transaction): string | undefined => {
  const deal = dealOf(transaction)
  if (!deal) return undefined
  const { buyer_minor, vendor_minor } = dealFeesOf(baseOf(transaction), deal.fee_payer)
  if (transaction.escrow_fee !== buyer_minor) return `the buyer pays ${transaction.escrow_fee}`
  const { commission_minor = 0 } = transaction
  return commission_minor === vendor_minor ? undefined : `the vendor pays ${commission_minor}`
}

/** The fee of each transaction whose whole checkout is known: a flat part is taken of all once. */
const expectedFees = (transactions: readonly Transaction[]): Map<string, number> => {
  const checkouts = groupBy(transactions, ({ payment }) => payment.reference)
  const whole = [...checkouts.values()].filter(
    (orders) => orders.length === (orders[0]?.payment.orders ?? 1),
  )
  return new Map(
    whole.flatMap((orders) => {
      const fees = escrowFeesOf(
        orders.map((order) => ({
          vendor_id: order.vendor_id,
          base_minor: baseOf(order) + missingOf(order).base_minor,
        })),
      )
      return orders.map(({ id }, index) => [id, fees[index] ?? 0] as const)
    }),
  )
}

const roundingHolds = ({ transactions }: LedgerState) => {
  const fees = expectedFees(transactions)
  return each(transactions, idOf, (transaction) => {
    const { id, items, escrow_fee, amount_paid } = transaction
    const base = baseOf(transaction)
    const missing = missingOf(transaction)
    const ordered_fee = escrow_fee + missing.fee_minor
    // Without its checkout, a transaction's fee is only known to have a part of the flat one.
    const most = fees.get(id) ?? escrowFeeOf(base + missing.base_minor)
    const least = fees.get(id) ?? escrowFeeOf(base + missing.base_minor, 0)
    const isOff = !dealOf(transaction) && (ordered_fee < least || ordered_fee > most)
    if (isOff) return `the fee is ${ordered_fee}`
    const shares = sumOf(items.map(({ escrow_fee_minor }) => escrow_fee_minor))
    if (shares !== escrow_fee) return `the items' shares of the fee sum to ${shares}`
    if (amount_paid !== base + escrow_fee) return `the price is ${amount_paid}`
    return dealProblem(transaction)
  })
}

const walletsHold = ({ wallets, wallet_entries, payouts, entries }: LedgerState) =>
  each(
    wallets,
    ({ vendor_id }) => vendor_id,
    (wallet) => {
      const { vendor_id, currency } = wallet
      const own = payouts.filter((payout) => payout.vendor_id === vendor_id)
      const amounts = (states: readonly string[]) =>
        sumOf(own.filter(({ state }) => states.includes(state)).map((one) => one.amount_minor))
      const lines = wallet_entries.filter((one) => one.vendor_id === vendor_id)
      const waiting = lines.filter(({ state }) => state === 'pending')
      const { topped_up = [] } = wallet
      const strange = topped_up.find(({ entry_id, left_minor }) => {
        const line = waiting.find(({ id, kind }) => id === entry_id && kind === 'top_up')
        return !line || left_minor <= 0 || left_minor > line.amount_minor
      })
      if (strange)
        return `${strange.left_minor} are left of ${strange.entry_id}, which isn't waiting`
      const others = waiting.filter(({ kind }) => kind !== 'top_up')
      const expected = {
        pending_minor: sumOf([
          ...others.map(({ amount_minor }) => amount_minor),
          ...topped_up.map(({ left_minor }) => left_minor),
        ]),
        in_payout_minor: amounts(OPEN_PAYOUT_STATES),
        paid_out_minor: amounts(['paid']),
        available_minor:
          balanceOf(entries, accounts.payable(vendor_id), currency) - wallet.pending_minor,
      }
      const wrong = Object.entries(expected).find(
        ([name, amount]) => wallet[name as keyof typeof expected] !== amount,
      )
      if (wrong) return `${wrong[0]} should be ${wrong[1]}`
      const stated = sumOf(lines.map(({ amount_minor }) => amount_minor))
      const owed = wallet.pending_minor + wallet.available_minor
      return stated === owed ? undefined : `the statement's lines sum to ${stated}, not to ${owed}`
    },
  )

export const STATE_INVARIANTS: readonly Invariant[] = [
  { number: '5', name: 'an end is reached at most once', check: endsOnce },
  { number: '6', name: 'one key, one response', check: oneResponseAKey },
  { number: '8', name: 'stock adds up, never below zero', check: countsHold },
  { number: '10', name: 'fees floored, the rest the vendor’s', check: roundingHolds },
  { number: '12', name: 'wallets are what the ledger says', check: walletsHold },
]
