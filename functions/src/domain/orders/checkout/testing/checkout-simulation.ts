import type { LedgerEntry } from '../../../../contract/entities/money/ledger'
import type { DealFeePayer } from '../../../../contract/entities/orders/deal'
import { findTransition } from '../../../../contract/escrow/actions'
import { providerLocalFeeOf } from '../../../../contract/escrow/provider-fee'
import { sumOf } from '../../../../contract/sum-of'
import { plainStock } from '../../../catalog/product/variants'
import type { LedgerState } from '../../../money/ledger/invariant'
import type { Command, StockCounts } from '../../transaction/decision'
import { newPair, type Pair, playBoth } from '../../transaction/testing/compare-model'
import {
  START,
  sampleOffer,
  sampleProduct,
  sampleProfile,
  samplePurchase,
  sampleStore,
} from '../../transaction/testing/sample'
import { STOCKED, stateOf } from '../../transaction/testing/simulation'
import { type ChargeOutcome, chargeCommands } from '../charge'
import { claimCommands, claimIn } from '../claim'
import { ofUnprovenBuyer } from '../new-buyer'
import { openCheckout } from '../open-checkout'
import { type Beside, paidBeside, placed } from './paid-beside'
import { dealTerms, priced, termsOf } from './planned-order'
import type { ChargeMove, StorePlan } from './random-checkout'

/** The orders of one charge, each beside its second escrow, and what the provider knows of them. */
export type CheckoutSimulation = {
  orders: readonly Pair[]
  now: number
  /** What was agreed, and what came; amounts in minor units. */
  agreed_minor: number
  charged_minor: number
  provider_fee_minor: number
  /** What the bank claims, and what it took in the end. */
  claims: Readonly<Record<string, { amount_minor: number; taken_minor: number | null }>>
  /** What was said of the charge to each order. */
  said: readonly Command[]
  reported_again: boolean
} & Beside

const DUE_MS = 9e12

const idOf = (letter: string, ...numbers: readonly number[]): string =>
  `${letter}${numbers.join('')}`.padEnd(20, letter)

const ofDeal = (payer: DealFeePayer) => ({
  source: { kind: 'deal' as const, id: idOf('p', 0, 0), version: 1, fee_payer: payer },
})

export const newCheckout = (
  plans: readonly StorePlan[],
  payer: DealFeePayer | null = null,
): CheckoutSimulation => {
  const decisions = openCheckout(
    plans.map(({ kind, lines, delivery_minor }, store) => ({
      id: idOf('t', store),
      store: sampleStore,
      lines: lines.map(({ price, quantity }, line) => ({
        offer: sampleOffer({ id: idOf('p', store, line), price, vendor_id: `vendor-${store}` }),
        quantity,
      })),
      ...((kind === 'promised' || kind === 'carrier') && {
        profile: sampleProfile(delivery_minor),
        delivery_method: 'courier' as const,
      }),
      ...(payer && ofDeal(payer)),
    })),
    samplePurchase(),
    START,
  ).map((decision, index) => (index % 2 === 1 ? ofUnprovenBuyer(decision) : decision))
  const orders = plans.flatMap((plan, index) => {
    const decision = decisions[index]
    if (!decision) throw new Error('a store without an order')
    const own = priced(decision, plan)
    const terms = termsOf(own, plan)
    return newPair(own, payer ? dealTerms(terms, payer) : terms)
  })
  return {
    orders,
    now: START,
    agreed_minor: sumOf(orders.map(({ simulation }) => simulation.transaction.amount_paid)),
    charged_minor: 0,
    provider_fee_minor: 0,
    claims: {},
    said: [],
    reported_again: false,
    beside: {},
    beside_ledger: [],
  }
}

const transactionsOf = ({ orders }: CheckoutSimulation) =>
  orders.map(({ simulation }) => simulation.transaction)

/** Each order with the instant that it is for all of them. */
export const ordersNow = ({ orders, now }: CheckoutSimulation): Pair[] =>
  orders.map((pair) => ({ ...pair, simulation: { ...pair.simulation, now } }))

/** The provider's commands, one for each order; null for those that have nothing to do. */
const report = (
  checkout: CheckoutSimulation,
  commands: readonly (Command | null | undefined)[],
): CheckoutSimulation => ({
  ...checkout,
  orders: ordersNow(checkout).map((pair, index) => {
    const command = commands[index]
    return command ? playBoth(pair, { actor: 'provider', command, passed_ms: 0 }) : pair
  }),
})

const FOREIGN_BASIS_POINTS = 390

const charged = (
  checkout: CheckoutSimulation,
  charged_minor: number,
  outcome: ChargeOutcome,
  {
    suspended,
    is_keepable,
    vat,
  }: Omit<Extract<ChargeMove, { kind: 'pay' }>, 'kind' | 'is_foreign'>,
): CheckoutSimulation => {
  const transactions = transactionsOf(checkout)
  const gone = transactions.filter((_, index) => suspended[index]).map(({ vendor_id }) => vendor_id)
  const commands = chargeCommands(transactions, outcome, new Set(gone)).map((command, index) => {
    const isLate = is_keepable && checkout.orders[index]?.model.lapsed
    if (command.action !== 'payment_confirmed') return command
    return isLate
      ? { ...command, action: 'payment_late' as const }
      : { ...command, ...(vat && { vat }) }
  })
  const provider_fee_minor = outcome.kind === 'failed' ? 0 : outcome.provider_fee_minor
  return report({ ...checkout, charged_minor, provider_fee_minor, said: commands }, commands)
}

const ended = (
  checkout: CheckoutSimulation,
  { claim: number, part }: Extract<ChargeMove, { kind: 'end_claim' }>,
): CheckoutSimulation => {
  const open = Object.entries(checkout.claims).filter(([, one]) => one.taken_minor === null)
  const [id, claim] = open[number % open.length] ?? []
  if (id === undefined || !claim) return checkout
  const taken_minor = Math.floor(claim.amount_minor * part)
  const claims = { ...checkout.claims, [id]: { ...claim, taken_minor } }
  const reported = { ...claim, taken_minor, chargeback_id: id, due_at_ms: DUE_MS, reason: null }
  const once = (before: CheckoutSimulation) =>
    report(before, claimCommands(transactionsOf(before), reported))
  const after = once({ ...checkout, claims })
  // What is beyond these orders is claimed of the others first, and taken when it is reported again.
  const isOpen = transactionsOf(after).some((order) => claimIn(order, id)?.state === 'open')
  return isOpen ? once(after) : after
}

/** What the buyer does about some orders at once. */
const byBuyer = (
  checkout: CheckoutSimulation,
  { kind, orders: chosen }: Extract<ChargeMove, { kind: 'let_go' | 'keep' }>,
): CheckoutSimulation => ({
  ...checkout,
  orders: ordersNow(checkout).map((pair, index) => {
    const action = kind === 'let_go' ? 'cancel' : 'keep'
    // What is paid already is cancelled for other reasons.
    const isPossible = kind === 'keep' || pair.model.state === 'pending'
    return chosen[index] && isPossible
      ? playBoth(pair, { actor: 'buyer', command: { action }, passed_ms: 0 })
      : pair
  }),
})

/** Something that concerns all orders of the charge, as the use cases hand it to each of them. */
export const chargeMoved = (checkout: CheckoutSimulation, move: ChargeMove): CheckoutSimulation => {
  const { agreed_minor, charged_minor, now } = checkout
  const transactions = transactionsOf(checkout)
  if (move.kind === 'claim') {
    if (charged_minor === 0 || checkout.claims[move.id]) return checkout
    const amount_minor = Math.floor(charged_minor * move.part) || 1
    const claim = { amount_minor, taken_minor: null }
    const claims = { ...checkout.claims, [move.id]: claim }
    const opened = { ...claim, chargeback_id: move.id, due_at_ms: DUE_MS, reason: null }
    return report({ ...checkout, claims }, claimCommands(transactions, opened))
  }
  if (move.kind === 'end_claim') return ended(checkout, move)
  if (move.kind === 'let_go' || move.kind === 'keep') return byBuyer(checkout, move)
  if (move.kind === 'pay_beside') return paidBeside(checkout, move)
  if (move.kind === 'report_again') {
    return report({ ...checkout, reported_again: charged_minor > 0 }, checkout.said)
  }
  if (move.kind === 'place') return placed(checkout, move.id)
  if (charged_minor > 0) return checkout
  if (move.kind === 'fail') {
    const commands = chargeCommands(transactions, { kind: 'failed', note: 'declined' })
    return report(
      checkout,
      commands.map((command, index) => {
        const order = transactions[index]
        return order && findTransition(order, command.action, 'provider', now) ? command : null
      }),
    )
  }
  if (move.kind === 'pay') {
    const local = providerLocalFeeOf(agreed_minor)
    const foreign = Math.ceil((agreed_minor * FOREIGN_BASIS_POINTS) / 10_000) + 10_000
    const provider_fee_minor = move.is_foreign ? foreign : local
    return charged(checkout, agreed_minor, { kind: 'paid', provider_fee_minor }, move)
  }
  const amount_minor = Math.floor(agreed_minor * move.part) || 1
  const provider_fee_minor = Math.min(amount_minor, providerLocalFeeOf(amount_minor))
  const other = { mismatch: 'amount', amount_minor, currency: 'NGN' as const, provider_fee_minor }
  return charged(checkout, amount_minor, { kind: 'mismatched', ...other }, NOBODY)
}

const NOBODY = { suspended: [], is_keepable: false }

export const entriesOf = ({ orders, beside_ledger }: CheckoutSimulation): LedgerEntry[] => [
  ...orders.flatMap(({ simulation }) => simulation.ledger),
  ...beside_ledger,
]

const stocksOf = ({ orders }: CheckoutSimulation): LedgerState['stocks'] => {
  const counts = new Map<string, StockCounts>()
  for (const { simulation } of orders) {
    for (const moved of simulation.decisions.flatMap(({ stock }) => stock)) {
      const {
        available,
        reserved,
        sold,
        missing = 0,
        unproven = 0,
      } = counts.get(moved.variant_id) ?? {
        available: STOCKED,
        reserved: 0,
        sold: 0,
      }
      counts.set(moved.variant_id, {
        available: available + moved.available,
        reserved: reserved + moved.reserved,
        sold: sold + moved.sold,
        missing: missing + (moved.missing ?? 0),
        unproven: unproven + (moved.unproven ?? 0),
      })
    }
  }
  return [...counts].map(([id, count]) => ({
    ...plainStock(sampleProduct({ id })),
    variants: { [id]: count },
  }))
}

/** All orders as the ledger state that the invariants and the reconciler check. */
export const checkoutState = (checkout: CheckoutSimulation): LedgerState => {
  const states = checkout.orders.map(({ simulation }) => stateOf(simulation))
  return {
    transactions: states.flatMap(({ transactions }) => transactions),
    events: states.flatMap(({ events }) => events),
    entries: entriesOf(checkout),
    payouts: [],
    wallets: states.flatMap(({ wallets }) => wallets),
    wallet_entries: states.flatMap(({ wallet_entries }) => wallet_entries),
    stocks: stocksOf(checkout),
    unplaced: Object.values(checkout.beside),
    debts: [],
    keys: [],
  }
}
