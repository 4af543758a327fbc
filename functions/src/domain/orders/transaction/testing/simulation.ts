import { AppError } from '../../../../contract/api/errors'
import { accounts, type LedgerEntry } from '../../../../contract/entities/money/ledger'
import { carrierNameOf } from '../../../../contract/entities/money/statement'
import { refundOf } from '../../../../contract/entities/orders/partial'
import type { Actor } from '../../../../contract/entities/orders/party'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { timestampFromMillis } from '../../../../contract/time'
import { plainStock } from '../../../catalog/product/variants'
import { wholeClaim } from '../../../money/chargeback/left-to-claim'
import { balanceOf } from '../../../money/ledger/balance'
import type { LedgerState } from '../../../money/ledger/invariant'
import { walletEntriesOf, walletMoveOf } from '../../../money/wallet/wallet-entry'
import { decide } from '../decide'
import type { Decision, EventActor, StockCounts, StockMovement } from '../decision'
import { type Hand, type Move, pick } from './random-paths'
import { opened, START, sampleProduct, WHO } from './sample'

/** The environment of one transaction, accumulated from its decisions. */
export type Simulation = {
  transaction: Transaction
  now: number
  ledger: LedgerEntry[]
  stock: StockCounts
  /** Our expected balance at the provider. */
  provider_minor: number
  decisions: Decision[]
}

export const STOCKED = 10

const moved = (stock: StockCounts, changes: readonly StockMovement[]): StockCounts =>
  changes.reduce(
    ({ available, reserved, sold, missing = 0, unproven = 0 }, change) => ({
      available: available + change.available,
      reserved: reserved + change.reserved,
      sold: sold + change.sold,
      missing: missing + (change.missing ?? 0),
      unproven: unproven + (change.unproven ?? 0),
    }),
    stock,
  )

export const newSimulation = (decision = opened()): Simulation => {
  return {
    transaction: decision.transaction,
    now: START,
    ledger: [],
    stock: moved({ available: STOCKED, reserved: 0, sold: 0 }, decision.stock),
    provider_minor: 0,
    decisions: [decision],
  }
}

/** The change of our provider balance, computed from the move and not from the decision. */
export const paidAtProvider = (before: Transaction, { command }: Move): number => {
  const is_part = 'is_part' in command ? command.is_part : undefined
  const owed = refundOf(before, is_part)?.amount_minor ?? 0
  switch (command.action) {
    case 'payment_confirmed':
    case 'payment_late':
      return before.amount_paid - command.provider_fee_minor
    case 'payment_mismatched':
      return command.amount_minor - command.provider_fee_minor
    case 'refund_processed':
      return -owed
    case 'refund_returned':
      return owed
    case 'chargeback_lost':
      return -command.taken_minor
    case 'reattribute_chargeback': {
      const lost = before.chargebacks.find(
        ({ id, state }) => id === command.chargeback_id && state === 'lost',
      )
      return (lost ? wholeClaim(lost) : 0) - command.taken_minor
    }
    default:
      return 0
  }
}

export type Outcome = 'changed' | 'replayed' | 'refused'

/** Who acts: of a checkout, each order has a vendor of its own. */
export const whoOf = ({ vendor_id }: Pick<Transaction, 'vendor_id'>, actor: Actor): EventActor =>
  actor === 'vendor' ? { role: actor, id: vendor_id } : WHO[actor]

/** Decides one move and adds its changes to the simulation. */
export const play = (
  simulation: Simulation,
  move: Move,
): { simulation: Simulation; outcome: Outcome } => {
  const now = simulation.now + move.passed_ms
  const still = { ...simulation, now }
  try {
    const outcome = decide(
      simulation.transaction,
      move.command,
      whoOf(simulation.transaction, move.actor),
      now,
    )
    if (outcome.kind === 'replayed') return { simulation: still, outcome: 'replayed' }
    const { decision } = outcome
    return {
      outcome: 'changed',
      simulation: {
        transaction: decision.transaction,
        now,
        ledger: [...simulation.ledger, ...decision.ledger],
        stock: moved(simulation.stock, decision.stock),
        provider_minor: simulation.provider_minor + paidAtProvider(simulation.transaction, move),
        decisions: [...simulation.decisions, decision],
      },
    }
  } catch (error) {
    if (error instanceof AppError) return { simulation: still, outcome: 'refused' }
    throw error
  }
}

/** The simulation after each hand, and the moves that were played. */
export const played = (
  chosen: readonly Hand[],
  first = opened(),
): { simulations: Simulation[]; moves: Move[] } => {
  let simulation = newSimulation(first)
  const simulations = [simulation]
  const moves: Move[] = []
  for (const choices of chosen) {
    const current = simulation
    const move = pick(choices, (one) => play(current, one).outcome === 'changed')
    simulation = play(current, move).simulation
    simulations.push(simulation)
    moves.push(move)
  }
  return { simulations, moves }
}

export const balances = ({ ledger, transaction }: Simulation) => ({
  clearing: balanceOf(ledger, accounts.providerClearing),
  provider_fees: balanceOf(ledger, accounts.providerFees),
  escrow: balanceOf(ledger, accounts.escrow(transaction.id)),
  vendor: balanceOf(ledger, accounts.payable(transaction.vendor_id)),
  platform: balanceOf(ledger, accounts.platformFees),
  commission: balanceOf(ledger, accounts.commission),
  vat_in_fees: balanceOf(ledger, accounts.vatInFees),
  vat_deferred: balanceOf(ledger, accounts.vatDeferred),
  vat_payable: balanceOf(ledger, accounts.vatPayable),
  chargebacks: balanceOf(ledger, accounts.chargebackCosts),
  transfers: balanceOf(ledger, accounts.transferFees),
  losses: balanceOf(ledger, accounts.platformLosses),
  refund: balanceOf(ledger, accounts.refund(transaction.id)),
  carrier: balanceOf(ledger, accounts.carrier(carrierNameOf(transaction))),
  carrier_claim: balanceOf(ledger, accounts.carrierClaim(carrierNameOf(transaction))),
})

/** The simulation as the ledger state that the invariants check. */
export const stateOf = ({
  transaction,
  now,
  ledger,
  stock,
  decisions,
}: Simulation): LedgerState => {
  const { vendor_id, product_id: id } = transaction
  const lines = decisions.map((one) => walletEntriesOf(one, now)).filter(({ length }) => length > 0)
  const moves = lines.map(walletMoveOf)
  const wallet = {
    vendor_id,
    currency: 'NGN' as const,
    pending_minor: moves.reduce((sum, { pending = 0 }) => sum + pending, 0),
    available_minor: moves.reduce((sum, { available = 0 }) => sum + available, 0),
    in_payout_minor: 0,
    paid_out_minor: 0,
    updated_at: timestampFromMillis(now),
  }
  return {
    transactions: [transaction],
    events: decisions.map(({ event }) => event),
    entries: ledger,
    payouts: [],
    wallets: lines.length > 0 ? [wallet] : [],
    wallet_entries: lines.flat().map((line) => ({ ...line, vendor_id })),
    stocks: [{ ...plainStock(sampleProduct({ id })), variants: { [id]: stock } }],
    unplaced: [],
    debts: [],
    keys: [],
  }
}
