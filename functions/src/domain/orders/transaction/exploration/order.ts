import { AppError } from '../../../../contract/api/errors'
import type { Actor } from '../../../../contract/entities/orders/party'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import type { EscrowTransition } from '../../../../contract/escrow/transition'
import { decide } from '../decide'
import type { Command, Decision, StockCounts, StockMovement } from '../decision'
import { paidAtProvider, whoOf } from '../testing/simulation'

/** An order with what its path has moved: all accounts, the stock of its goods, and the provider's balance. */
export type Order = {
  transaction: Transaction
  /** Epoch milliseconds. */
  now: number
  /** Balances in minor units, by currency and account. */
  accounts: Readonly<Record<string, number>>
  /** By variant. */
  stock: Readonly<Record<string, StockCounts>>
  /** What the provider should hold for us, by currency, in minor units. */
  provider: Readonly<Record<string, number>>
}

/** What somebody does. */
export type Act = { actor: Actor; command: Command }
/** A step of a path: what somebody does, or until when nothing happens. */
export type Step = Act | { until: number }

export type Outcome =
  | { kind: 'changed'; order: Order; decision: Decision }
  | { kind: 'replayed' }
  | { kind: 'refused'; error: AppError }

/** Units of each line's goods before the order. */
export const STOCKED = 10

const stockAfter = (
  stock: Order['stock'],
  moves: readonly StockMovement[],
): Record<string, StockCounts> => {
  const after: Record<string, StockCounts> = { ...stock }
  for (const { variant_id, available, reserved, sold, missing = 0, unproven = 0 } of moves) {
    const before = after[variant_id] ?? { available: STOCKED, reserved: 0, sold: 0 }
    after[variant_id] = {
      available: before.available + available,
      reserved: before.reserved + reserved,
      sold: before.sold + sold,
      missing: (before.missing ?? 0) + missing,
      unproven: (before.unproven ?? 0) + unproven,
    }
  }
  return after
}

const accountsAfter = (
  accounts: Order['accounts'],
  entries: Decision['ledger'],
): Record<string, number> => {
  const after: Record<string, number> = { ...accounts }
  for (const { currency, postings } of entries) {
    for (const { account, amount_minor } of postings) {
      const name = `${currency} ${account}`
      after[name] = (after[name] ?? 0) + amount_minor
    }
  }
  return after
}

export const openedOrder = (decision: Decision, now: number): Order => ({
  transaction: decision.transaction,
  now,
  accounts: {},
  stock: stockAfter({}, decision.stock),
  provider: {},
})

const providerAfter = (order: Order, { actor, command }: Act): Record<string, number> => {
  const currency = 'currency' in command ? command.currency : order.transaction.currency
  const paid = paidAtProvider(order.transaction, { actor, command, passed_ms: 0 })
  return { ...order.provider, [currency]: (order.provider[currency] ?? 0) + paid }
}

/**
 * What the real escrow makes of it.
 * @throws Error that isn't a refusal
 */
export const act = (order: Order, { actor, command }: Act): Outcome => {
  const { transaction, now } = order
  try {
    const outcome = decide(transaction, command, whoOf(transaction, actor), now)
    if (outcome.kind === 'replayed') return outcome
    const { decision } = outcome
    return {
      kind: 'changed',
      decision,
      order: {
        transaction: decision.transaction,
        now,
        accounts: accountsAfter(order.accounts, decision.ledger),
        stock: decision.stock.length === 0 ? order.stock : stockAfter(order.stock, decision.stock),
        provider: providerAfter(order, { actor, command }),
      },
    }
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', error }
    throw error
  }
}

export const waited = (order: Order, until: number): Order => ({ ...order, now: until })

/** What a row is called: `vendor confirm from awaiting_confirmation`. */
export const rowName = ({ actor, action, from }: EscrowTransition): string =>
  `${actor} ${action} from ${from.join(', ')}`
