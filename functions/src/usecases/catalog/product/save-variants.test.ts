import { describe, expect, test } from 'vitest'
import { plainStock } from '../../../domain/catalog/product/variants'
import { sampleProduct } from '../../../domain/orders/transaction/testing/sample'
import { saveVariants } from './save-variants'

const product = sampleProduct()
const { id } = product
const stockOf = (available: number) => plainStock({ ...product, available_items: available })
const left = (now: number, request: Parameters<typeof saveVariants>[2]) =>
  saveVariants(product, stockOf(now), request, () => 'new').stock.variants[id]?.available

describe('a count that is sent with the one that was seen', () => {
  test('changes what there is now by their difference', () => {
    expect(left(1, { available_items: 5, seen_stock: { [id]: 3 } })).toBe(3)
    expect(left(97, { stock: { [id]: 99 }, seen_stock: { [id]: 99 } })).toBe(97)
  })

  test('never gets below zero', () => {
    expect(left(1, { available_items: 0, seen_stock: { [id]: 3 } })).toBe(0)
  })

  test('is taken as it is if nothing was seen', () => {
    expect(left(1, { available_items: 5 })).toBe(5)
  })
})
