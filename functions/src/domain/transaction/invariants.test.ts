import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escrowFeeOf } from '../../contract/escrow-fee'
import { MAX_PRICE_MINOR, MIN_PRICE_MINOR } from '../../contract/product'
import { statementOf } from '../../contract/statement'
import { decide } from './decide'
import { providerLocalFeeOf } from './fees'
import { brokenLinkOf } from './ledger'
import { openPurchase } from './open-purchase'
import { hands } from './testing/random-commands'
import { START, sampleProduct, samplePurchase, sampleStore, WHO } from './testing/sample'
import { balances, played, STOCKED, type World } from './testing/world'

const RUNS = process.env.OJA_DEEP === '1' ? 1_000 : 100
const TIMEOUT_MS = 120_000

const always = (name: string, holds: (world: World, earlier: readonly World[]) => void) =>
  test(
    name,
    () => {
      fc.assert(
        fc.property(hands, (chosen) => {
          const { worlds } = played(chosen)
          for (const [index, world] of worlds.entries()) holds(world, worlds.slice(0, index))
        }),
        { numRuns: RUNS },
      )
    },
    TIMEOUT_MS,
  )

const isEnd = ({ transaction }: World): boolean =>
  ['completed', 'reversed'].includes(transaction.status.status)

describe('at every instant of any run', () => {
  always('1: the postings of every entry sum to zero', ({ ledger }) => {
    for (const { postings } of ledger) {
      expect(postings.reduce((sum, { amount_minor }) => sum + amount_minor, 0)).toBe(0)
      expect(postings.length).toBeGreaterThanOrEqual(2)
    }
  })

  always('2: amounts are whole numbers', ({ ledger, transaction }) => {
    const amounts = [
      ...ledger.flatMap(({ postings }) => postings.map(({ amount_minor }) => amount_minor)),
      ...Object.values(transaction.money),
    ]
    expect(amounts.filter((amount) => !Number.isSafeInteger(amount))).toEqual([])
  })

  always('3: what was charged is the vendor’s, the platform’s, refunded or held', (world) => {
    const { money } = world.transaction
    const { escrow, vendor, platform } = balances(world)
    expect(money.held_minor + money.released_minor + money.fee_minor + money.refunded_minor).toBe(
      money.charged_minor,
    )
    expect({ escrow, vendor, platform }).toEqual({
      escrow: money.held_minor,
      vendor: money.released_minor,
      platform: money.fee_minor,
    })
    expect(world.wallet_minor).toBe(money.released_minor)
    const { paid_minor, held_minor, to_vendor_minor, platform_fee_minor, refunded_minor } =
      statementOf(world.transaction)
    expect(held_minor + to_vendor_minor + platform_fee_minor + refunded_minor).toBe(paid_minor)
  })

  always('4: the escrow is never negative, and empty at an end', (world) => {
    const { escrow } = balances(world)
    expect(escrow).toBeGreaterThanOrEqual(0)
    if (isEnd(world)) expect(escrow).toBe(0)
  })

  always('5: an end is reached once and never left', (world, earlier) => {
    const end = earlier.find(isEnd)
    if (!end) return
    expect(world.transaction.status).toEqual(end.transaction.status)
    expect(world.transaction.ended_at).toEqual(end.transaction.ended_at)
  })

  test(
    '6: the same command on the same transaction gives the same answer',
    () => {
      fc.assert(
        fc.property(hands, (chosen) => {
          const { worlds, moves } = played(chosen)
          for (const [index, move] of moves.entries()) {
            const before = worlds[index]?.transaction
            const now = worlds[index + 1]?.now
            if (!before || now === undefined) throw new Error('a move without its world')
            const answers = [1, 2].map(() => {
              try {
                return decide(before, move.command, WHO[move.actor], now)
              } catch (error) {
                return error
              }
            })
            expect(answers[1]).toEqual(answers[0])
          }
        }),
        { numRuns: RUNS },
      )
    },
    TIMEOUT_MS,
  )

  always('7: a refund never exceeds what was paid less what was refunded', (world, earlier) => {
    const { money, refund } = world.transaction
    expect(money.refunded_minor).toBeLessThanOrEqual(money.charged_minor)
    expect(refund?.amount_minor ?? 0).toBeLessThanOrEqual(money.refunded_minor)
    const asked = world.decisions
      .flatMap(({ tasks }) => tasks)
      .reduce((sum, task) => sum + (task.kind === 'refund' ? task.amount_minor : 0), 0)
    expect(asked).toBeLessThanOrEqual(money.charged_minor)
    expect(money.refunded_minor).toBeGreaterThanOrEqual(
      earlier.at(-1)?.transaction.money.refunded_minor ?? 0,
    )
  })

  always('8: no stock is below zero and none appears or is lost', ({ stock }) => {
    expect(Math.min(stock.available, stock.reserved, stock.sold)).toBeGreaterThanOrEqual(0)
    expect(stock.available + stock.reserved + stock.sold).toBe(STOCKED)
  })

  always('9: the accounts agree with what the provider holds', (world) => {
    const accounts = balances(world)
    expect(Object.values(accounts).reduce((sum, amount_minor) => sum + amount_minor, 0)).toBe(0)
    expect(world.provider_minor + accounts.clearing).toBe(0)
  })

  always('the money is frozen exactly while a claim of a bank is open', ({ transaction }) => {
    const { dispute, chargebacks } = transaction
    const isOpen = chargebacks.some(({ state }) => state === 'open')
    expect(dispute?.frozen ?? false).toBe(isOpen)
    expect(new Set(chargebacks.map(({ id }) => id)).size).toBe(chargebacks.length)
  })

  always('no party disputes a third time', ({ transaction, decisions }) => {
    for (const party of ['buyer', 'vendor'] as const) {
      const raised = decisions.filter(
        ({ event }) => event.action === 'dispute' && event.who.actor === party,
      ).length
      expect(raised).toBe(transaction.disputes_raised[party])
      expect(raised).toBeLessThanOrEqual(2)
    }
  })

  always('the chain of entries is whole', ({ ledger, transaction }) => {
    expect(brokenLinkOf(ledger, transaction.ledger)).toBeUndefined()
    expect(new Set(ledger.map(({ id }) => id)).size).toBe(ledger.length)
  })

  always('events are numbered without a gap', ({ decisions, transaction }) => {
    const numbers = decisions.map(({ event }) => Number(event.id.slice(0, 4)))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(transaction.event_count).toBe(numbers.length)
  })

  always('who has to act is said, with an instant, until the end', (world) => {
    expect(world.transaction.deadline === null).toBe(isEnd(world))
  })
})

const price = fc.oneof(
  fc.integer({ min: MIN_PRICE_MINOR, max: 2_000_000 }),
  fc.integer({ min: MIN_PRICE_MINOR, max: MAX_PRICE_MINOR }),
)

describe('for every price and quantity', () => {
  test('10: the fee is floored, and the vendor gets the whole price', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 1_000 }), (each, quantity) => {
        const { transaction } = openPurchase(
          sampleProduct({ price: each, available_items: 1_000 }),
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
