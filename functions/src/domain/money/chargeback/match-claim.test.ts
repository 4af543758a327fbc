import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumOf } from '../../../contract/sum-of'
import { type Claimable, matchClaim } from './match-claim'

const order = (id: string, left_minor: number, rank = 0): Claimable => ({ id, left_minor, rank })

describe('a claim', () => {
  test.each<[string, number, Claimable[], number[]]>([
    ['of one order’s amount is that order’s', 600, [order('a', 400), order('b', 600, 2)], [0, 600]],
    [
      'of what two orders have left together is theirs',
      900,
      [order('a', 400), order('b', 600), order('c', 500, 1)],
      [400, 0, 500],
    ],
    [
      'is one order’s before that of a set that sums to as much',
      1_000,
      [order('a', 400), order('b', 600), order('c', 1_000, 2)],
      [0, 0, 1_000],
    ],
    [
      'of an amount that two orders have is that of the one that was not sent',
      500,
      [order('a', 500, 1), order('b', 500)],
      [0, 500],
    ],
    [
      'of an amount that two orders have alike is divided',
      501,
      [order('b', 501), order('a', 501), order('c', 900, 2)],
      [250, 251, 0],
    ],
    [
      'of another amount is taken from what was not sent first',
      700,
      [order('a', 400, 2), order('b', 600), order('c', 500, 1)],
      [0, 600, 100],
    ],
    [
      'is allocated over what is left of orders that are alike',
      90,
      [order('a', 600), order('b', 300), order('c', 50, 1)],
      [60, 30, 0],
    ],
    ['of everything is of all', 1_500, [order('a', 400, 2), order('b', 1_100)], [400, 1_100]],
    ['beyond everything claims no more', 9_999, [order('a', 400, 2), order('b', 0)], [400, 0]],
  ])('%s', (_, amount_minor, orders, amounts) => {
    expect(matchClaim(amount_minor, orders)).toEqual(amounts)
  })
})

/** Small amounts, so that several orders and sets sum to the same. */
const left = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 10_000_000 }))
const orders = fc
  .array(fc.tuple(left, fc.integer({ min: 0, max: 2 })), { minLength: 1, maxLength: 5 })
  .map((list) => list.map(([left_minor, rank], index) => order(`v${index}`, left_minor, rank)))
/** An order’s amount, that of several, a part, or beyond all. */
const claimOf = (list: readonly Claimable[]) =>
  fc.oneof(
    fc.constantFrom(...list.map(({ left_minor }) => left_minor)),
    fc.subarray([...list]).map((some) => sumOf(some.map(({ left_minor }) => left_minor))),
    fc.integer({ min: 0, max: 60_000_000 }),
  )
const contested = orders.chain((list) => fc.tuple(fc.constant(list), claimOf(list)))

test('sums to the kobo, and asks no order for more than is left', () => {
  fc.assert(
    fc.property(contested, ([list, amount_minor]) => {
      const amounts = matchClaim(amount_minor, list)
      const total = sumOf(list.map(({ left_minor }) => left_minor))
      expect(sumOf(amounts)).toBe(Math.min(amount_minor, total))
      for (const [index, amount] of amounts.entries()) {
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(list[index]?.left_minor ?? 0)
      }
    }),
  )
})

test('is the same whatever the order of the orders', () => {
  fc.assert(
    fc.property(
      contested.chain(([list, amount_minor]) =>
        fc.tuple(
          fc.constant(list),
          fc.constant(amount_minor),
          fc.shuffledSubarray(list, { minLength: list.length }),
        ),
      ),
      ([list, amount_minor, shuffled]) => {
        const byId = (of: readonly Claimable[]) =>
          new Map(matchClaim(amount_minor, of).map((amount, index) => [of[index]?.id, amount]))
        expect(byId(shuffled)).toEqual(byId(list))
      },
    ),
  )
})

test('touches no order of a higher rank while one of a lower has something left, unless it is exact', () => {
  fc.assert(
    fc.property(contested, ([list, amount_minor]) => {
      const amounts = matchClaim(amount_minor, list)
      const isExact = list.every(({ left_minor }, index) =>
        [0, left_minor].includes(amounts[index] ?? 0),
      )
      if (isExact) return
      for (const [index, { rank }] of list.entries()) {
        if ((amounts[index] ?? 0) === 0) continue
        const before = list.flatMap((other, at) =>
          other.rank < rank ? [[other, at] as const] : [],
        )
        for (const [other, at] of before) expect(amounts[at]).toBe(other.left_minor)
      }
    }),
  )
})
