import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_PRICE_MINOR, MIN_PRICE_MINOR } from '../../../contract/entities/catalog/price'
import { MAX_DELIVERY_FEE_MINOR } from '../../../contract/entities/delivery/delivery'
import { accounts } from '../../../contract/entities/money/ledger'
import { statementOf } from '../../../contract/entities/money/statement'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { escrowFeeOf } from '../../../contract/escrow/fee'
import { providerLocalFeeOf } from '../../../contract/escrow/provider-fee'
import { balanceOf } from '../../money/ledger/balance'
import { brokenRules } from '../../money/ledger/invariants'
import { decide } from './decide'
import { openPurchase } from './open-purchase'
import { commandChoices } from './testing/random-commands'
import type { Move } from './testing/random-paths'
import {
  opened,
  openedWithCarrier,
  openedWithCommission,
  openedWithDelivery,
  START,
  sampleOffer,
  sampleProfile,
  samplePurchase,
  sampleStore,
  WHO,
} from './testing/sample'
import { balances, played, type Simulation, STOCKED, stateOf } from './testing/simulation'

const RUNS = process.env.OJA_DEEP === '1' ? 1_000 : 100
const TIMEOUT_MS = 3_600_000

const PURCHASES = [opened, openedWithDelivery, openedWithCarrier, openedWithCommission].map(
  (open) => () => open(),
)

const isEnd = ({ transaction }: Simulation): boolean =>
  ['completed', 'reversed'].includes(transaction.status.status)

const lastOf = ({ decisions }: Simulation, action: string): number =>
  decisions.findLastIndex(({ event }) => event.action === action)

/** The decision by which late money was kept; what it was before is taken back by it. */
const keptAt = (simulation: Simulation): number => lastOf(simulation, 'keep')

/** Rules that the ledger invariants can't check: changes over time and data outside the ledger. */
const RULES: readonly ((simulation: Simulation, earlier: readonly Simulation[]) => void)[] = [
  function endIsNeverLeftButByKeeping(simulation, earlier) {
    const { transaction } = simulation
    const end = earlier.find((one) => isEnd(one) && one.decisions.length > keptAt(simulation))
    if (!end) return
    expect(transaction.status).toEqual(end.transaction.status)
    expect(transaction.ended_at).toEqual(end.transaction.ended_at)
  },

  function refundsGrowUpToTheCharge(simulation, earlier) {
    const { money, refund } = simulation.transaction
    const decisions = simulation.decisions.slice(keptAt(simulation) + 1)
    expect(money.refunded_minor).toBeLessThanOrEqual(money.charged_minor)
    expect(refund?.amount_minor ?? 0).toBeLessThanOrEqual(money.refunded_minor)
    const requested = decisions
      .flatMap(({ tasks }) => tasks)
      .reduce((sum, task) => sum + (task.kind === 'refund' ? task.amount_minor : 0), 0)
    expect(requested).toBeLessThanOrEqual(money.charged_minor)
    // What a bank took for another order comes back to who bore it.
    const since = Math.max(keptAt(simulation), lastOf(simulation, 'reattribute_chargeback'))
    const before = earlier.findLast((one) => one.decisions.length > since)
    expect(money.refunded_minor).toBeGreaterThanOrEqual(
      before?.transaction.money.refunded_minor ?? 0,
    )
  },

  function aFailedSaleNeverCostsMoreThanTheProviderKeeps({ transaction, ledger }) {
    const { failed_sale_cost_minor: most = 0, money } = transaction
    const cost = money.failed_sale_cost_minor ?? 0
    expect(cost).toBeLessThanOrEqual(most)
    const paid = ledger.filter(({ kind }) => kind === 'failed_sale_cost')
    expect(balanceOf(paid, accounts.providerFees)).toBe(cost)
  },

  function noStockAppearsOrIsLost({ stock }) {
    const { available, reserved, sold, missing = 0 } = stock
    expect(available + reserved + sold + missing).toBe(STOCKED)
  },

  function accountsAgreeWithTheProvider(simulation) {
    const all = balances(simulation)
    expect(Object.values(all).reduce((sum, amount_minor) => sum + amount_minor, 0)).toBe(0)
    expect(simulation.provider_minor + all.clearing).toBe(0)
  },

  function moneyIsFrozenWhileABankClaimsIt({ transaction }) {
    const { dispute, chargebacks } = transaction
    const isOpen = chargebacks.some(({ state }) => state === 'open')
    expect(dispute?.frozen ?? false).toBe(isOpen)
    expect(new Set(chargebacks.map(({ id }) => id)).size).toBe(chargebacks.length)
  },

  function noPartyDisputesAThirdTime({ transaction, decisions }) {
    for (const party of ['buyer', 'vendor'] as const) {
      const raised = decisions.filter(
        ({ event }) => event.action === 'dispute' && event.actor.role === party,
      ).length
      expect(raised).toBe(transaction.disputes_raised[party])
      expect(raised).toBeLessThanOrEqual(2)
    }
  },

  function eventsAndEntriesAreNumbered({ decisions, ledger }) {
    const numbers = decisions.map(({ event }) => Number(event.id.slice(0, 4)))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(new Set(ledger.map(({ id }) => id)).size).toBe(ledger.length)
  },

  function nothingMovesWhileGoodsGoBack({ transaction }) {
    const { money, amount_paid, fulfilment, status } = transaction
    const isGoing = ['return_asked', 'returning', 'returned'].includes(fulfilment)
    if (!isGoing || status.status !== 'in_escrow') return
    expect(money.held_minor + (money.carrier_minor ?? 0)).toBe(amount_paid)
  },

  function aReturnRunsNoLongerThanItsOrder(simulation) {
    const { return: back, ended_at } = simulation.transaction
    if (!back) return
    expect(back.ended_at === undefined).toBe(back.outcome === undefined)
    if (ended_at) expect(back.outcome).toBeDefined()
  },

  function eachLineIsAskedForOnceATry({ decisions, transaction }) {
    const asked = decisions.filter(({ event }) => event.action === 'ask_return')
    const tries = transaction.round ?? 1
    expect(asked.length).toBeLessThanOrEqual(transaction.items.length * tries)
  },

  function whoHasToActIsSaidUntilTheEnd(simulation) {
    expect(simulation.transaction.deadline === null).toBe(isEnd(simulation))
  },
]

/** Expects the same command on the same transaction to give the same result. */
const expectSameDecision = (before: Transaction, { command, actor }: Move, now: number) => {
  const [first, second] = [1, 2].map(() => {
    try {
      return decide(before, command, WHO[actor], now)
    } catch (error) {
      return error
    }
  })
  expect(second).toEqual(first)
}

test(
  'every rule of money holds at every instant of any run',
  () => {
    fc.assert(
      fc.property(commandChoices, fc.constantFrom(...PURCHASES), (chosen, open) => {
        const { simulations, moves } = played(chosen, open())
        for (const [index, simulation] of simulations.entries()) {
          expect(brokenRules(stateOf(simulation))).toEqual([])
          for (const rule of RULES) rule(simulation, simulations.slice(0, index))
          const move = moves[index]
          const now = simulations[index + 1]?.now
          if (move && now !== undefined) expectSameDecision(simulation.transaction, move, now)
        }
        expect(simulations).toHaveLength(moves.length + 1)
      }),
      { numRuns: RUNS },
    )
  },
  TIMEOUT_MS,
)

const price = fc.oneof(
  fc.integer({ min: MIN_PRICE_MINOR, max: 2_000_000 }),
  fc.integer({ min: MIN_PRICE_MINOR, max: MAX_PRICE_MINOR }),
)

describe('for every price and quantity', () => {
  test('10: the fee is floored, and the vendor gets the whole price', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 1_000 }), (each, quantity) => {
        const { transaction } = openPurchase(
          sampleOffer({ price: each, available_items: 1_000 }),
          sampleStore,
          samplePurchase({ quantity, expected_total_minor: Number.MAX_SAFE_INTEGER }),
          START,
        )
        const goods = BigInt(each) * BigInt(quantity)
        const exact = (goods * 25n) / 1_000n + 10_000n
        const fee = exact < 500_000n ? exact : 500_000n
        expect(BigInt(transaction.escrow_fee)).toBe(fee)
        expect(BigInt(transaction.amount_paid)).toBe(goods + fee)
      }),
      { numRuns: 1_000 },
    )
  })

  test('10: delivery is charged the fee like goods, and the vendor gets it whole', () => {
    const fee_minor = fc.integer({ min: 0, max: MAX_DELIVERY_FEE_MINOR })
    fc.assert(
      fc.property(price, fee_minor, (each, delivery_fee) => {
        const { transaction } = openPurchase(
          sampleOffer({ price: each }),
          sampleStore,
          samplePurchase({
            quantity: 2,
            delivery_method: 'courier',
            expected_total_minor: Number.MAX_SAFE_INTEGER,
          }),
          START,
          sampleProfile(delivery_fee),
        )
        expect(transaction.delivery_fee).toBe(delivery_fee)
        expect(transaction.escrow_fee).toBe(escrowFeeOf(2 * each + delivery_fee))
        expect(statementOf(transaction)).toMatchObject({
          goods_minor: 2 * each,
          delivery_fee_minor: delivery_fee,
          total_minor: 2 * each + delivery_fee + transaction.escrow_fee,
        })
      }),
      { numRuns: 1_000 },
    )
  })

  test('the escrow fee covers what the provider takes', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 1_000 }), (each, quantity) => {
        const fee = escrowFeeOf(each * quantity)
        expect(fee).toBeGreaterThanOrEqual(providerLocalFeeOf(each * quantity + fee))
      }),
      { numRuns: 10_000 },
    )
  })

  test.each([
    [10_000, 10_250],
    [10_039, 10_250],
    [10_040, 10_251],
    [19_599_999, 499_999],
    [19_600_000, 500_000],
    [MAX_PRICE_MINOR, 500_000],
  ])('takes from %d kobo a fee of %d', (goods_minor, fee) => {
    expect(escrowFeeOf(goods_minor)).toBe(fee)
  })

  test.each([
    [249_999, 3_750],
    [250_000, 13_750],
    [100_000_000, 200_000],
  ])('knows that the provider takes from %d kobo %d', (amount_minor, fee) => {
    expect(providerLocalFeeOf(amount_minor)).toBe(fee)
  })
})
