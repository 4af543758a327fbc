import { describe, expect, test } from 'vitest'
import type { VariantStock } from '../../contract/entities/catalog/product-stock'
import { NEW_TRIAL, type StoreTrial } from '../../contract/entities/vendor'
import { timestampFromMillis } from '../../contract/time'
import { START } from '../transaction/testing/sample'
import type { UnpaidOrders } from '../transaction/unpaid-orders'
import { maxNewBuyersUnits, maxNewBuyerUnits, newBuyerRefusal, type WantedLine } from './new-buyer'

const none: UnpaidOrders = { orders: {}, lapsed: {}, has_completed: false }
const held_until = timestampFromMillis(START + 1)

const line = (quantity: number, stock: Partial<VariantStock> = {}): WantedLine => ({
  product_id: 'drum',
  quantity,
  stock: { available: 10, reserved: 0, sold: 0, ...stock },
})
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
    const six = Array.from({ length: 6 }, () => line(1))
    expect(refusal(six)).toBeUndefined()
    expect(refusal([...six, line(1)])).toMatchObject({
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
