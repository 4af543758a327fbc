import { describe, expect, test } from 'vitest'
import type { ProductStock, VariantStock } from '../../../contract/entities/catalog/product-stock'
import { timestampFromMillis } from '../../../contract/time'
import { recountStock } from './recount-stock'
import { withStocked } from './stocked-units'

const updated_at = timestampFromMillis(0)
const stockOf = (a: VariantStock): ProductStock => ({
  product_id: 'p',
  vendor_id: 'v',
  variants: { a },
  updated_at,
})
const saved = (after: VariantStock, before?: VariantStock) =>
  withStocked(stockOf(after), before && stockOf(before)).variants.a
const THREE: VariantStock = { available: 3, reserved: 0, sold: 0, stocked: 3 }

describe('the units that were ever stocked', () => {
  test('begin with those of a new product, and of one from before they were kept', () => {
    expect(saved({ available: 3, reserved: 0, sold: 0 })?.stocked).toBe(3)
    const { stocked: _, ...old } = { ...THREE, sold: 4 }
    expect(saved({ ...old, available: 2, reserved: 1 }, old)?.stocked).toBe(7)
  })

  test('stay whatever an order does with them', () => {
    expect(saved({ ...THREE, available: 1, reserved: 2 }, THREE)?.stocked).toBe(3)
    expect(saved({ ...THREE, available: 2, sold: 0, missing: 1 }, THREE)?.stocked).toBe(3)
  })

  test('change with what the vendor adds or takes away', () => {
    expect(saved({ ...THREE, available: 8 }, THREE)?.stocked).toBe(8)
    expect(saved({ ...THREE, available: 0 }, THREE)?.stocked).toBe(0)
  })

  test('never take over a count that was raised behind the server’s back', () => {
    const raised = { ...THREE, available: 8 }
    const sold = saved({ ...raised, available: 7, reserved: 1 }, raised)
    expect(sold?.stocked).toBe(3)
    expect(saved({ ...raised, available: 9 }, raised)?.stocked).toBe(4)
  })

  test('say how many are available when they are counted afresh', () => {
    const raised = stockOf({ available: 8, reserved: 0, sold: 1, stocked: 4 })
    expect(recountStock(raised, []).variants.a).toMatchObject({ available: 3, sold: 1, stocked: 4 })
    const sold_out = stockOf({ available: 0, reserved: 0, sold: 5, stocked: 4 })
    expect(recountStock(sold_out, []).variants.a).toMatchObject({ available: 0, stocked: 5 })
  })
})
