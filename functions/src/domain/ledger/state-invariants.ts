import { accounts } from '../../contract/entities/ledger'
import type { Transaction } from '../../contract/entities/transaction'
import { OPEN_PAYOUT_STATES } from '../../contract/entities/wallet'
import { escrowFeeOf } from '../../contract/escrow/fee'
import { balanceOf } from './balance'
import { each, groupBy, type Invariant, type LedgerState, sumOf } from './invariant'

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
    const expected = TERMINAL.includes(status.status) ? 1 : 0
    return ends === expected ? undefined : `it ended ${ends} times and is ${status.status}`
  })
}

const transactionIn = (response: unknown): string | undefined => {
  if (typeof response !== 'object' || response === null || !('transaction' in response))
    return undefined
  const { transaction } = response as { transaction: Pick<Transaction, 'id'> }
  return transaction.id
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
      if (same.length > 1) return `${same.length} keys answer with it`
      return known.has(id) ? undefined : 'a key answers with it and it is not there'
    },
  )
}

const stockHolds = ({ products, transactions }: LedgerState) => {
  const sales = groupBy(transactions, ({ product_id }) => product_id)
  return each(products, idOf, ({ id, available_items, reserved_items, sold_items }) => {
    if (available_items < 0 || reserved_items < 0 || sold_items < 0) return 'a count is below zero'
    const waiting = (sales.get(id) ?? []).filter(({ status }) => status.status === 'pending')
    const reserved = sumOf(waiting.map(({ quantity }) => quantity))
    return reserved === reserved_items
      ? undefined
      : `${reserved_items} are reserved, unpaid purchases hold ${reserved}`
  })
}

const roundingHolds = ({ transactions }: LedgerState) =>
  each(transactions, idOf, ({ product_details, quantity, escrow_fee, amount_paid }) => {
    const goods = product_details.price * quantity
    if (escrow_fee !== escrowFeeOf(goods)) return `the fee is ${escrow_fee}`
    return amount_paid === goods + escrow_fee ? undefined : `the price is ${amount_paid}`
  })

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
      const expected = {
        pending_minor: sumOf(waiting.map(({ amount_minor }) => amount_minor)),
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
  { number: '8', name: 'stock adds up, never below zero', check: stockHolds },
  { number: '10', name: 'fees floored, the rest the vendor’s', check: roundingHolds },
  { number: '12', name: 'wallets are what the ledger says', check: walletsHold },
]
