import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProductStock, VariantStock } from '../../../contract/entities/catalog/product-stock'
import { opened } from '../../orders/transaction/testing/sample'
import { recountStock } from './recount-stock'
import { requireCounts, sumMovements, withMoved } from './stock-counts'

const stockOf = (counts: VariantStock, other: VariantStock = counts): ProductStock => ({
  product_id: 'p',
  vendor_id: 'v',
  variants: { a: counts, b: other },
  updated_at: { seconds: 0, nanoseconds: 0 },
})

const count = fc.nat({ max: 40 })
const COUNTS = ['available', 'reserved', 'sold'] as const
const movement = fc
  .record({
    variant_id: fc.constantFrom('a', 'b'),
    from: fc.constantFrom(...COUNTS),
    to: fc.constantFrom(...COUNTS),
    units: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ variant_id, from, to, units }) => {
    const move = { product_id: 'p', variant_id, available: 0, reserved: 0, sold: 0 }
    move[from] -= units
    move[to] += units
    return move
  })

const sumOf = ({ available, reserved, sold }: VariantStock) => available + reserved + sold
const none: VariantStock = { available: 0, reserved: 0, sold: 0 }

describe('movements of units', () => {
  test('never leave a count below zero, lose no movement, and make or lose no unit', () => {
    fc.assert(
      fc.property(count, fc.array(fc.array(movement, { maxLength: 4 })), (units, commits) => {
        let stock = stockOf({ available: units, reserved: 0, sold: 0 })
        for (const moves of commits) {
          const expected = { ...stock.variants }
          for (const { variant_id, available, reserved, sold } of moves) {
            const was = expected[variant_id] ?? none
            expected[variant_id] = {
              available: was.available + available,
              reserved: was.reserved + reserved,
              sold: was.sold + sold,
            }
          }
          const isPossible = Object.values(expected).every((counts) =>
            COUNTS.every((name) => counts[name] >= 0),
          )
          if (isPossible) {
            stock = withMoved(stock, moves)
            expect(stock.variants).toEqual(expected)
          } else {
            expect(() => withMoved(stock, moves)).toThrow()
          }
          expect(Object.values(stock.variants).map(sumOf)).toEqual([units, units])
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test('of one variant are summed, whatever their order', () => {
    const move = { product_id: 'p', variant_id: 'a', available: -2, reserved: 2, sold: 0 }
    expect(sumMovements([move, { ...move, variant_id: 'b' }, move])).toEqual([
      { ...move, available: -4, reserved: 4 },
      { ...move, variant_id: 'b' },
    ])
  })
})

describe('whole counts', () => {
  test('that are below zero are refused', () => {
    const before = stockOf({ available: 3, reserved: 0, sold: 0 })
    const oversold = stockOf({ available: -1, reserved: 4, sold: 0 })
    expect(() => requireCounts(oversold, before)).toThrow('not enough items')
    expect(() => requireCounts(stockOf({ ...none, reserved: -1 }), before)).toThrow('reserved of a')
    expect(() => requireCounts(stockOf({ ...none, sold: -1 }), undefined)).toThrow('sold of a')
  })

  test('that were below zero already may rise', () => {
    const before = stockOf({ available: -36, reserved: 72, sold: 0 })
    expect(() =>
      requireCounts(stockOf({ available: -1, reserved: 0, sold: 0 }), before),
    ).not.toThrow()
  })
})

describe('a recount', () => {
  const { transaction } = opened()
  const [item] = transaction.items
  if (!item) throw new Error('no item')
  const sale = (status: 'pending' | 'in_escrow' | 'reversed', ...quantities: number[]) => ({
    ...transaction,
    status: { status },
    items: quantities.map((quantity) => ({ ...item, variant_id: 'a', quantity })),
  })

  test('frees what is reserved and no unpaid order holds', () => {
    const stuck = stockOf({ available: 1, reserved: 19, sold: 0 }, none)
    expect(recountStock(stuck, [sale('reversed', 2)]).variants).toEqual({
      a: { available: 20, reserved: 0, sold: 0 },
      b: none,
    })
    expect(recountStock(stuck, [sale('pending', 4)]).variants.a).toEqual({
      available: 16,
      reserved: 4,
      sold: 0,
    })
  })

  test('counts as sold what orders say was sold, and never below zero', () => {
    const paid = stockOf({ available: 28, reserved: 36, sold: 36 }, none)
    expect(recountStock(paid, [sale('in_escrow', 36, 36)]).variants.a).toEqual({
      available: 28,
      reserved: 0,
      sold: 72,
    })
    const oversold = stockOf({ available: -31, reserved: 31, sold: 31 }, none)
    expect(recountStock(oversold, [sale('in_escrow', 31, 31)]).variants.a).toEqual({
      available: 0,
      reserved: 0,
      sold: 62,
    })
  })

  test('leaves alone what is right', () => {
    const right = stockOf({ available: 7, reserved: 3, sold: 12 }, none)
    expect(recountStock(right, [sale('pending', 3), sale('in_escrow', 2)])).toEqual(right)
  })
})
