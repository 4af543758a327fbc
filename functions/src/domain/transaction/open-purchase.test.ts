import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../contract/api/errors'
import type { Product } from '../../contract/entities/product'
import { transactionSchema } from '../../contract/entities/transaction'
import type { Purchase } from './decision'
import { openPurchase } from './open-purchase'
import {
  START,
  sampleProduct,
  samplePurchase,
  sampleStore,
  TRANSACTION_ID,
  WHO,
} from './testing/sample'

const open = (product: Partial<Product> = {}, purchase: Partial<Purchase> = {}) =>
  openPurchase(sampleProduct(product), sampleStore, samplePurchase(purchase), START)

describe('a new purchase', () => {
  const { transaction, event, stock, ledger } = open()

  test('takes price and fee from the product', () => {
    expect(transaction.escrow_fee).toBe(35_000)
    expect(transaction.amount_paid).toBe(1_035_000)
    expect(transactionSchema.parse(transaction)).toEqual(transaction)
  })

  test('reserves the stock and moves no money', () => {
    expect(stock).toEqual({ available: -2, reserved: 2, sold: 0 })
    expect(ledger).toEqual([])
    expect(Object.values(transaction.money)).toEqual([0, 0, 0, 0, 0])
  })

  test('begins the timeline', () => {
    expect(event).toMatchObject({
      id: '0001-create',
      from: 'none',
      to: 'pending',
      actor: WHO.buyer,
    })
  })

  test('has an invoice number made of its day and its id', () => {
    expect(transaction.invoice_id).toBe(`OJA-20260131-${TRANSACTION_ID.slice(-6).toUpperCase()}`)
  })

  test('takes the last items, and goods that are delivered everywhere', () => {
    expect(open({ available_items: 2, delivery_states: ['all'] }).stock?.available).toBe(-2)
  })
})

describe('refuses', () => {
  const REFUSALS: readonly [string, Partial<Product>, Partial<Purchase>, ErrorCode][] = [
    ['one’s own store', {}, { buyer: { uid: WHO.vendor.id, name: 'V' } }, 'product/own-store'],
    ['a draft', { status: 'draft' }, {}, 'product/not-on-sale'],
    ['a paused product', { status: 'paused' }, {}, 'product/not-on-sale'],
    ['a removed product', { status: 'removed' }, {}, 'product/not-on-sale'],
    ['a suspended store', { vendor_active: false }, {}, 'product/not-on-sale'],
    ['more than there is', { available_items: 1 }, {}, 'product/out-of-stock'],
    ['a state it is not sent to', { delivery_states: ['Kano'] }, {}, 'product/not-delivered-there'],
  ]
  test.each(REFUSALS)('%s', (_, product, purchase, code) => {
    expect(() => open(product, purchase)).toThrow(expect.objectContaining({ code }))
  })
})
