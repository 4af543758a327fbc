import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordRuns } from '../../../../../tests/support/runs'
import { accounts } from '../../../contract/entities/money/ledger'
import { sumOf } from '../../../contract/sum-of'
import { wholeClaim } from '../../money/chargeback/left-to-claim'
import { balanceOf } from '../../money/ledger/balance'
import { brokenRules } from '../../money/ledger/invariants'
import { isAllowed, playBoth } from '../transaction/testing/compare-model'
import { type Hand, pick } from '../transaction/testing/random-paths'
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
import { fitted } from './testing/fitted-command'
import { noteHappenings, unseen } from './testing/happenings'
import { type CheckoutPlan, randomCheckout } from './testing/random-checkout'
import { buyersStatement, requestedOf, sentOf, vendorsStatement } from './testing/statements'

const IS_DEEP = process.env.OJA_DEEP === '1'
const RUNS = IS_DEEP ? 10_000 : 300
const TIMEOUT_MS = 3_600_000

/** The provider reports on the whole charge, never on one order of it. */
const isOfCharge = (action: string): boolean => /^payment|chargeback/.test(action)

/** One order goes on by a hand, if there is one; the others stay as they are. */
const orderMoved = (
  checkout: CheckoutSimulation,
  order: number,
  hand: Hand | undefined,
): CheckoutSimulation => {
  const orders = ordersNow(checkout)
  const pair = orders[order]
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

const RULES: readonly ((checkout: CheckoutSimulation) => void)[] = [
  function theChargeIsThatOfItsOrders({ orders, charged_minor }) {
    const parts = orders.map(({ simulation }) => simulation.transaction.money.charged_minor)
    expect(sumOf(parts)).toBe(charged_minor)
  },

  function theProviderKeepsItsFeeOnce(checkout) {
    const kept = balanceOf(entriesOf(checkout), accounts.providerFees)
    const borne = sumOf(
      checkout.orders.map(
        ({ simulation }) => simulation.transaction.money.failed_sale_cost_minor ?? 0,
      ),
    )
    expect(kept + checkout.provider_fee_minor).toBe(borne)
  },

  function noMoreGoesBackThanCame({ orders, charged_minor }) {
    const asked = orders.map(({ simulation }) => requestedOf(simulation.decisions))
    expect(sumOf(asked)).toBeLessThanOrEqual(charged_minor)
    const back = orders.map(({ simulation }) => simulation.transaction.money.refunded_minor)
    expect(sumOf(back)).toBeLessThanOrEqual(charged_minor)
  },

  function theBankTookWhatTheOrdersLost({ orders, claims }) {
    for (const [id, { taken_minor }] of Object.entries(claims)) {
      const parts = orders.flatMap(({ simulation }) => claimIn(simulation.transaction, id) ?? [])
      const isOpen = parts.some(({ state }) => state === 'open')
      expect(isOpen).toBe(taken_minor === null)
      const lost = parts.filter(({ state }) => state === 'lost').map(wholeClaim)
      if (taken_minor !== null) expect(sumOf(lost)).toBe(taken_minor)
    }
  },

  function noOrderIsClaimedForMoreThanItCost({ orders }) {
    for (const { simulation } of orders) {
      const { chargebacks, money } = simulation.transaction
      const lost = chargebacks.filter(({ state }) => state === 'lost')
      expect(sumOf(lost.map(({ amount_minor }) => amount_minor))).toBeLessThanOrEqual(
        money.charged_minor,
      )
      for (const { amount_minor } of chargebacks) {
        expect(amount_minor).toBeLessThanOrEqual(money.charged_minor)
      }
    }
  },

  function theProvidersBalanceIsTheLedgers(checkout) {
    const { orders, beside, claims, charged_minor, provider_fee_minor } = checkout
    const clearing = balanceOf(entriesOf(checkout), accounts.providerClearing)
    const other = sumOf(Object.values(beside).map(({ moved_minor }) => moved_minor))
    expect(sumOf(orders.map(({ simulation }) => simulation.provider_minor)) + other).toBe(
      0 - clearing,
    )
    // What came in, less what the provider sent back and what banks took: no order is asked.
    const sent = sumOf(orders.map(({ simulation }) => sentOf(simulation.decisions)))
    const taken = sumOf(Object.values(claims).map(({ taken_minor }) => taken_minor ?? 0))
    expect(charged_minor - provider_fee_minor - sent - taken + other).toBe(0 - clearing)
  },

  function bothReadWhatTheEntriesSay({ orders }) {
    for (const { simulation } of orders) {
      const [buyers, vendors] = [buyersStatement(simulation), vendorsStatement(simulation)]
      expect(buyers.reads).toEqual(buyers.is)
      expect(vendors.reads).toEqual(vendors.is)
    }
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

const seen = new Set<string>()

const follow = ({ plans, turns, payer }: CheckoutPlan): void => {
  let checkout = newCheckout(plans, payer)
  const played = plans.map(() => 0)
  for (const turn of turns) {
    if ('order' in turn) {
      const order = turn.order % plans.length
      const first = played[order] ?? 0
      for (const hand of plans[order]?.hands.slice(first, first + turn.hands) ?? []) {
        checkout = orderMoved(checkout, order, hand)
      }
      played[order] = first + turn.hands
    } else {
      checkout = chargeMoved(checkout, turn)
    }
    holds(checkout)
  }
  expect(brokenRules(checkoutState(checkout))).toEqual([])
  noteHappenings(seen, checkout)
}

test(
  `one charge of 1 to 5 orders agrees with a second escrow of each, over ${RUNS} checkouts`,
  () => {
    const seed = Number(process.env.OJA_SEED ?? Date.now() % 2 ** 31)
    process.stdout.write(`checkouts against their model: ${RUNS} runs, seed ${seed}\n`)
    let failures = 1
    try {
      fc.assert(fc.property(randomCheckout, follow), { numRuns: RUNS, seed })
      expect(unseen(seen, IS_DEEP)).toEqual([])
      failures = 0
    } finally {
      recordRuns('R6', { count: RUNS, failures })
    }
  },
  TIMEOUT_MS,
)
