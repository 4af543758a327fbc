import { describe, expect, test } from 'vitest'
import type { VariantStock } from '../../../contract/entities/catalog/product-stock'
import { NEW_TRIAL, type StoreTrial } from '../../../contract/entities/people/vendor'
import { timestampFromMillis } from '../../../contract/time'
import { START } from '../transaction/testing/sample'
import type { UnpaidOrders } from '../transaction/unpaid-orders'
import {
  lastOnes,
  maxLastOnes,
  maxNewBuyersUnits,
  maxNewBuyerUnits,
  newBuyerRefusal,
  type WantedLine,
  wholeStock,
} from './new-buyer'

const none: UnpaidOrders = { orders: {}, lapsed: {}, has_completed: false }
const held_until = timestampFromMillis(START + 1)

const line = (
  quantity: number,
  given: Partial<VariantStock> = {},
  whole: Partial<VariantStock> = {},
): WantedLine => {
  const stock = { available: 10, reserved: 0, sold: 0, ...given }
  return { product_id: 'drum', quantity, stock, product_stock: { ...stock, ...whole } }
}
const refusal = (lines: readonly WantedLine[], unpaid = none) => {
  const error = newBuyerRefusal(unpaid, [{ amount_minor: 1, lines }], START)
  return error && { code: error.code, details: error.details }
}

describe('somebody without a completed purchase', () => {
  test.each([
    [1, 1],
    [9, 1],
    [10, 2],
    [14, 2],
    [15, 3],
    [25, 5],
    [1_000, 5],
  ])('of %d available may hold %d', (available, max) => {
    expect(maxNewBuyerUnits(available)).toBe(max)
    expect(refusal([line(max, { available })])).toBeUndefined()
    expect(refusal([line(max + 1, { available })])).toEqual({
      code: 'transaction/unpaid-quantity',
      details: { max_quantity: max, product_id: 'drum' },
    })
  })

  test('may hold six lines, those that are unpaid already among them', () => {
    const six = Array.from({ length: 6 }, () => line(1, {}, { available: 100 }))
    expect(refusal(six)).toBeUndefined()
    expect(refusal([...six, ...six.slice(0, 1)])).toMatchObject({
      code: 'transaction/unpaid-lines',
      details: { max_lines: 6 },
    })
    const unpaid = { ...none, orders: { first: { a: ['lamp', 'lamp'], b: ['cup'] }, ended: {} } }
    expect(refusal(six.slice(0, 3), unpaid)).toBeUndefined()
    expect(refusal(six.slice(0, 4), unpaid)).toEqual({
      code: 'transaction/unpaid-lines',
      details: { max_lines: 6, transaction_ids: ['a'] },
    })
  })
})

describe('all of them together', () => {
  test.each([
    [1, 0, 1],
    [0, 1, 1],
    [2, 1, 1],
    [2, 2, 2],
    [5, 2, 3],
  ])('of %d available and %d reserved hold %d', (available, reserved, max) => {
    expect(maxNewBuyersUnits({ available, reserved, sold: 9 })).toBe(max)
  })

  test('hold half of what is unsold, and the next is told what is left and until when', () => {
    const stock = { available: 6, reserved: 4, held_until }
    expect(refusal([line(1, { ...stock, unproven: 4 })])).toBeUndefined()
    expect(refusal([line(1, { ...stock, unproven: 5 })])).toEqual({
      code: 'product/held',
      details: { product_id: 'drum', left_items: 0, held_until },
    })
  })

  test('hold half of a product, whatever its variants', () => {
    const [small, large] = [
      line(1, { available: 1 }, { available: 4 }),
      line(1, { available: 1 }, { available: 4 }),
    ]
    expect(refusal([small, large])).toBeUndefined()
    expect(refusal([small, large, small])).toMatchObject({
      code: 'product/held',
      details: { product_id: 'drum', left_items: 2 },
    })
    const stock = { reserved: 2, unproven: 2 }
    expect(refusal([line(1, { available: 1 }, { available: 2, ...stock })])?.code).toBe(
      'product/held',
    )
  })

  test('of what is on sale: archived variants don’t count', () => {
    const at = timestampFromMillis(START)
    const counts = { available: 3, reserved: 1, sold: 0, unproven: 1, held_until }
    const variants = (['active', 'active', 'archived'] as const).map((status, index) => ({
      id: `v${index}`,
      values: [],
      price: 1,
      status,
    }))
    const stock = {
      product_id: 'drum',
      vendor_id: 'v',
      variants: { v0: counts, v1: { ...counts, held_until: at }, v2: counts },
      updated_at: at,
    }
    expect(wholeStock({ id: 'drum', price: 1, variants }, stock)).toEqual({
      ...{ available: 6, reserved: 2, sold: 0, unproven: 2, held_until },
    })
  })

  test.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [30, 15],
  ])('of %d products of a store hold the last unit of %d', (count, max) => {
    expect(maxLastOnes(count)).toBe(max)
  })

  test('take the last unit where an order leaves none of any variant', () => {
    const of = (quantity: number, available: number) =>
      line(quantity, { available }, { available: 2 })
    expect(lastOnes({ lines: [of(1, 1)] })).toEqual([])
    expect(lastOnes({ lines: [of(1, 1), of(1, 1)] })).toEqual(['drum'])
    expect(lastOnes({ lines: [of(2, 2)] })).toEqual(['drum'])
  })

  test('hold a third of the room of an unproven store, never more than is left of it', () => {
    const busy = (amount_minor: number, trial: Partial<StoreTrial>) =>
      newBuyerRefusal(
        none,
        [
          {
            amount_minor,
            store: { vendor_id: 'v', name: 'Store', trial: { ...NEW_TRIAL, ...trial } },
            lines: [line(1)],
          },
        ],
        START,
      )?.details
    expect(busy(10_000_000, {})).toBeUndefined()
    expect(busy(10_000_001, {})).toMatchObject({ room_minor: 10_000_000 })
    const unpaid = { held_minor: 9_000_000, until: held_until }
    expect(busy(1_000_000, { held_minor: 9_000_000, unpaid })).toBeUndefined()
    expect(busy(1_000_001, { held_minor: 9_000_000, unpaid })).toMatchObject({
      room_minor: 1_000_000,
      until: held_until,
    })
    expect(busy(500_001, { held_minor: 29_500_000, unpaid })).toMatchObject({ room_minor: 500_000 })
    expect(busy(90_000_000, { proven_at: timestampFromMillis(START) })).toBeUndefined()
  })
})
