import type { LedgerEntry } from '../../../../contract/entities/money/ledger'
import type { DealFeePayer } from '../../../../contract/entities/orders/deal'
import { findTransition } from '../../../../contract/escrow/actions'
import { providerLocalFeeOf } from '../../../../contract/escrow/provider-fee'
import { plainStock } from '../../../catalog/product/variants'
import type { LedgerState } from '../../../money/ledger/invariant'
import type { Command, Decision, StockCounts } from '../../transaction/decision'
import { newPair, type Pair, playBoth } from '../../transaction/testing/compare-model'
import type { Line, Terms } from '../../transaction/testing/model'
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
import { claimCommands } from '../claim'
import { ofUnprovenBuyer } from '../new-buyer'
import { openCheckout } from '../open-checkout'
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
}

const DUE_MS = 9e12
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

const idOf = (letter: string, ...numbers: readonly number[]): string =>
  `${letter}${numbers.join('')}`.padEnd(20, letter)

const priced = (decision: Decision, { kind, is_final, changed_mind_days }: StorePlan): Decision => {
  const { transaction } = decision
  const fee_minor = transaction.delivery_fee ?? 0
  const goods_minor = transaction.amount_paid - transaction.escrow_fee - fee_minor
  const extra = {
    ...(kind === 'carrier' && { carrier: { name: 'shipbubble', fee_minor } }),
    ...(kind === 'commission' && { commission_minor: Math.floor(goods_minor / 20) }),
  }
  const items = transaction.items.map((item, index) =>
    is_final && index === transaction.items.length - 1
      ? { ...item, is_final: true as const }
      : item,
  )
  const taken = { items, return_policy: { changed_mind_days } }
  return { ...decision, transaction: { ...transaction, ...extra, ...taken } }
}

/** What the second escrow knows of an order when it is opened. */
const termsOf = ({ transaction }: Decision, { kind, lines, delivery_minor }: StorePlan): Terms => {
  const isSent = kind === 'promised' || kind === 'carrier'
  return {
    lines: transaction.items.map((item, index): Line => {
      const { price = 0, quantity: units = 0 } = lines[index] ?? {}
      return { id: item.variant_id, price, units, fee: item.escrow_fee_minor }
    }),
    all: transaction.amount_paid,
    fee: transaction.escrow_fee,
    delivery: kind === 'promised' ? delivery_minor : 0,
    carrierFee: kind === 'carrier' ? delivery_minor : 0,
    commission: transaction.commission_minor ?? 0,
    isPromised: isSent,
    transit: transaction.delivery_times?.days_max ?? 0,
    mindDays: transaction.return_policy?.changed_mind_days ?? 0,
    finals: transaction.items.filter((item) => item.is_final).map((item) => item.variant_id),
  }
}

/** ₦100 and 2.5 %, or 2.5 % alone of a charge below ₦2,500, of which the buyer pays his part. */
const feesOfDeal = (base_minor: number, payer: DealFeePayer) => {
  const rate = Math.min(Math.floor(base_minor / 40), 500_000)
  const partOf = (fee: number) => ({ buyer: fee, vendor: 0, half: Math.floor(fee / 2) })[payer]
  const whole = base_minor + partOf(rate) < 250_000 ? rate : Math.min(rate + 10_000, 500_000)
  return { fee: partOf(whole), commission: whole - partOf(whole) }
}

/** A second escrow isn't told what a deal's two pay: it knows it from who was to pay. */
const dealTerms = (terms: Terms, payer: DealFeePayer): Terms => {
  const base = terms.all - terms.fee
  const { fee, commission } = feesOfDeal(base, payer)
  return {
    ...terms,
    all: base + fee,
    fee,
    commission,
    lines: terms.lines.map((line) => ({ ...line, fee })),
  }
}

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
    agreed_minor: sum(orders.map(({ simulation }) => simulation.transaction.amount_paid)),
    charged_minor: 0,
    provider_fee_minor: 0,
    claims: {},
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
  { suspended, is_keepable }: { suspended: readonly boolean[]; is_keepable: boolean },
): CheckoutSimulation => {
  const transactions = transactionsOf(checkout)
  const gone = transactions.filter((_, index) => suspended[index]).map(({ vendor_id }) => vendor_id)
  const commands = chargeCommands(transactions, outcome, new Set(gone)).map((command, index) => {
    const isLate = is_keepable && checkout.orders[index]?.model.lapsed
    return isLate && command.action === 'payment_confirmed'
      ? { ...command, action: 'payment_late' as const }
      : command
  })
  const provider_fee_minor = outcome.kind === 'failed' ? 0 : outcome.provider_fee_minor
  return report({ ...checkout, charged_minor, provider_fee_minor }, commands)
}

const ended = (checkout: CheckoutSimulation, id: string, part: number): CheckoutSimulation => {
  const claim = checkout.claims[id]
  if (!claim || claim.taken_minor !== null) return checkout
  const taken_minor = Math.floor(claim.amount_minor * part)
  const claims = { ...checkout.claims, [id]: { ...claim, taken_minor } }
  const reported = { ...claim, taken_minor, chargeback_id: id, due_at_ms: DUE_MS, reason: null }
  return report({ ...checkout, claims }, claimCommands(transactionsOf(checkout), reported))
}

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
  if (move.kind === 'end_claim') return ended(checkout, move.id, move.part)
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

export const entriesOf = ({ orders }: CheckoutSimulation): LedgerEntry[] =>
  orders.flatMap(({ simulation }) => simulation.ledger)

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
    unplaced: [],
    debts: [],
    keys: [],
  }
}
