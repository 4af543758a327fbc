import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordRuns } from '../../../../../tests/support/runs'
import { accounts } from '../../../contract/entities/money/ledger'
import { wholeClaim } from '../../money/chargeback/left-to-claim'
import { balanceOf } from '../../money/ledger/balance'
import { brokenRules } from '../../money/ledger/invariants'
import type { Decision } from '../transaction/decision'
import { isAllowed, playBoth } from '../transaction/testing/compare-model'
import { pick } from '../transaction/testing/random-paths'
import { STOCKED } from '../transaction/testing/simulation'
import { claimIn } from './claim'
import {
  type CheckoutSimulation,
  chargeMoved,
  checkoutState,
  entriesOf,
  newCheckout,
  ordersNow,
} from './testing/checkout-simulation'
import {
  type CheckoutPlan,
  fitted,
  randomCheckout,
  type StorePlan,
} from './testing/random-checkout'

const RUNS = process.env.OJA_DEEP === '1' ? 10_000 : 100
const TIMEOUT_MS = 900_000

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** The provider reports on the whole charge, never on one order of it. */
const isOfCharge = (action: string): boolean => /^payment|chargeback/.test(action)

/** One order goes on by its next hand, if there is one; the others stay as they are. */
const orderMoved = (
  checkout: CheckoutSimulation,
  plans: readonly StorePlan[],
  hands: readonly number[],
  order: number,
): CheckoutSimulation => {
  const orders = ordersNow(checkout)
  const pair = orders[order]
  const hand = plans[order]?.hands[hands[order] ?? 0]
  if (!pair || !hand) return checkout
  const { transaction } = pair.simulation
  const [first, ...others] = hand.map((move) => fitted(move, transaction))
  if (!first) return checkout
  const move = pick(
    [first, ...others],
    (one) => !isOfCharge(one.command.action) && isAllowed(pair, one),
  )
  if (isOfCharge(move.command.action)) return checkout
  const moved = playBoth(pair, move)
  return { ...checkout, orders: orders.with(order, moved), now: moved.simulation.now }
}

/** What was asked of the provider to give back; `keep` takes back the request before it. */
const requestedOf = (decisions: readonly Decision[]): number =>
  decisions.reduce((asked, { event, tasks }) => {
    const more = tasks.map((task) => (task.kind === 'refund' ? task.amount_minor : 0))
    return (event.action === 'keep' ? 0 : asked) + sum(more)
  }, 0)

const RULES: readonly ((checkout: CheckoutSimulation) => void)[] = [
  function theChargeIsThatOfItsOrders({ orders, charged_minor }) {
    const parts = orders.map(({ simulation }) => simulation.transaction.money.charged_minor)
    expect(sum(parts)).toBe(charged_minor)
  },

  function theProviderKeepsItsFeeOnce(checkout) {
    const kept = balanceOf(entriesOf(checkout), accounts.providerFees)
    const borne = sum(
      checkout.orders.map(
        ({ simulation }) => simulation.transaction.money.failed_sale_cost_minor ?? 0,
      ),
    )
    expect(kept + checkout.provider_fee_minor).toBe(borne)
  },

  function noMoreGoesBackThanCame({ orders, charged_minor }) {
    const asked = orders.map(({ simulation }) => requestedOf(simulation.decisions))
    expect(sum(asked)).toBeLessThanOrEqual(charged_minor)
    const back = orders.map(({ simulation }) => simulation.transaction.money.refunded_minor)
    expect(sum(back)).toBeLessThanOrEqual(charged_minor)
  },

  function theBankTookWhatTheOrdersLost({ orders, claims }) {
    for (const [id, { taken_minor }] of Object.entries(claims)) {
      const parts = orders.flatMap(({ simulation }) => claimIn(simulation.transaction, id) ?? [])
      const isOpen = parts.some(({ state }) => state === 'open')
      expect(isOpen).toBe(taken_minor === null)
      const lost = parts.filter(({ state }) => state === 'lost').map(wholeClaim)
      if (taken_minor !== null) expect(sum(lost)).toBe(taken_minor)
    }
  },

  function noOrderIsClaimedForMoreThanItCost({ orders }) {
    for (const { simulation } of orders) {
      const { chargebacks, money } = simulation.transaction
      const lost = chargebacks.filter(({ state }) => state === 'lost')
      expect(sum(lost.map(({ amount_minor }) => amount_minor))).toBeLessThanOrEqual(
        money.charged_minor,
      )
      for (const { amount_minor } of chargebacks) {
        expect(amount_minor).toBeLessThanOrEqual(money.charged_minor)
      }
    }
  },

  function theProvidersBalanceIsTheLedgers(checkout) {
    const owned = sum(checkout.orders.map(({ simulation }) => simulation.provider_minor))
    expect(owned + balanceOf(entriesOf(checkout), accounts.providerClearing)).toBe(0)
  },

  function noUnitAppearsOrIsLost(checkout) {
    for (const { variants } of checkoutState(checkout).stocks) {
      for (const { available, reserved, sold, missing = 0 } of Object.values(variants)) {
        expect(available + reserved + sold + missing).toBe(STOCKED)
      }
    }
  },
]

const holds = (checkout: CheckoutSimulation): void => {
  for (const rule of RULES) rule(checkout)
}

const follow = ({ plans, turns, payer }: CheckoutPlan): void => {
  let checkout = newCheckout(plans, payer)
  const hands = plans.map(() => 0)
  for (const turn of turns) {
    if ('order' in turn) {
      checkout = orderMoved(checkout, plans, hands, turn.order)
      if (hands[turn.order] !== undefined) hands[turn.order] = (hands[turn.order] ?? 0) + 1
    } else {
      checkout = chargeMoved(checkout, turn)
    }
    holds(checkout)
  }
  expect(brokenRules(checkoutState(checkout))).toEqual([])
}

test(
  `one charge of 1 to 5 orders agrees with a second escrow of each, over ${RUNS} checkouts`,
  () => {
    const seed = Number(process.env.OJA_SEED ?? Date.now() % 2 ** 31)
    process.stdout.write(`checkouts against their model: ${RUNS} runs, seed ${seed}\n`)
    let failures = 1
    try {
      fc.assert(fc.property(randomCheckout, follow), { numRuns: RUNS, seed })
      failures = 0
    } finally {
      recordRuns('R6', { count: RUNS, failures })
    }
  },
  TIMEOUT_MS,
)
