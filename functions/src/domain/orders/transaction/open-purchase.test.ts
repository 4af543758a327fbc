import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../../contract/api/errors'
import type { Product } from '../../../contract/entities/catalog/product'
import type { DeliveryProfile } from '../../../contract/entities/delivery/delivery'
import { transactionSchema } from '../../../contract/entities/orders/transaction'
import { timestampFromMillis } from '../../../contract/time'
import type { Purchase } from './decision'
import { openPurchase } from './open-purchase'
import {
  after,
  DELIVERY_MINOR,
  paid,
  START,
  sampleOffer,
  sampleProduct,
  sampleProfile,
  samplePurchase,
  sampleStore,
  TRANSACTION_ID,
  WHO,
} from './testing/sample'

const at = (text: string) => timestampFromMillis(Date.parse(text))

const open = (product: Partial<Product> = {}, purchase: Partial<Purchase> = {}) =>
  openPurchase(sampleOffer(product), sampleStore, samplePurchase(purchase), START)

describe('a new purchase', () => {
  const { transaction, event, stock, ledger } = open()

  test('takes price and fee from the product', () => {
    expect(transaction.escrow_fee).toBe(35_000)
    expect(transaction.amount_paid).toBe(1_035_000)
    expect(transactionSchema.parse(transaction)).toEqual(transaction)
  })

  test('holds the goods as they are bought', () => {
    const { product_details, product_id, quantity, escrow_fee } = transaction
    expect(transaction.items).toEqual([
      {
        product_id,
        variant_id: product_id,
        title: product_details.name,
        slug: product_details.slug,
        options: [],
        unit_price: product_details.price,
        quantity,
        weight_grams: 0,
        image_url: '/c.webp',
        escrow_fee_minor: escrow_fee,
      },
    ])
    expect(transaction.units_total).toBe(quantity)
  })

  test('shows the smallest rendition, which is as large as any order shows it', () => {
    const [image] = sampleProduct().images
    expect(transaction.product_details.image_url).toBe(image?.url_320)
  })

  test('reserves the stock and moves no money', () => {
    const { product_id } = transaction
    expect(stock).toEqual([
      { product_id, variant_id: product_id, available: -2, reserved: 2, sold: 0 },
    ])
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
    expect(open({ available_items: 2, delivery_states: ['all'] }).stock).toMatchObject([
      { available: -2 },
    ])
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

describe('a purchase from a store that charges for delivery', () => {
  const buy = (purchase: Partial<Purchase> = {}, profile: DeliveryProfile = sampleProfile()) =>
    openPurchase(
      sampleOffer(),
      sampleStore,
      samplePurchase({
        delivery_method: 'courier',
        expected_total_minor: Number.MAX_SAFE_INTEGER,
        ...purchase,
      }),
      START,
      profile,
    ).transaction

  test('pays goods, delivery and the escrow fee on both', () => {
    const transaction = buy()
    expect(transaction).toMatchObject({
      delivery_method: 'courier',
      delivery_fee: DELIVERY_MINOR,
      escrow_fee: 40_000,
      amount_paid: 1_000_000 + DELIVERY_MINOR + 40_000,
      delivery_times: { handling_days: 2, cutoff_hour: 16, days_min: 1, days_max: 3 },
    })
    expect(transactionSchema.parse(transaction)).toEqual(transaction)
  })

  test('pays nothing for pickup, nor from the threshold on', () => {
    expect(buy({ delivery_method: 'pickup' })).toMatchObject({ amount_paid: 1_035_000 })
    const free = buy({}, { ...sampleProfile(), free_from_minor: 1_000_000 })
    expect(free).toMatchObject({ delivery_fee: 0, amount_paid: 1_035_000 })
  })

  test('promises its dates with the payment, from the hour of it', () => {
    expect(buy().promised).toBeUndefined()
    // 31 January 2026, 10:00 in Lagos: handled on that day and the next.
    const order = after(buy(), [paid])
    expect(order.promised).toEqual({
      ship_by: at('2026-02-01T23:59+01:00'),
      from: '2026-02-02',
      until: '2026-02-04',
    })
    expect(order.ship_by).toEqual(order.promised?.ship_by)
    expect(order.cancel_from).toEqual(at('2026-02-02T23:59+01:00'))
  })

  test('is refused with what it costs now where the total is higher than what was shown (case 21)', () => {
    expect(() => buy({ expected_total_minor: 1_239_999 })).toThrow(
      expect.objectContaining({
        code: 'product/price-changed',
        details: {
          price: 500_000,
          delivery_fee: DELIVERY_MINOR,
          escrow_fee: 40_000,
          total_minor: 1_240_000,
        },
      }),
    )
  })

  const courier = sampleProfile()
  test.each<[string, Partial<Purchase>, DeliveryProfile, ErrorCode]>([
    ['no method', { delivery_method: undefined }, courier, 'delivery/method-required'],
    ['another method', { delivery_method: 'motor_park' }, courier, 'delivery/not-offered'],
    ['no rate there', {}, { ...courier, rates: [] }, 'delivery/not-offered'],
    [
      'no method and no rate there',
      { delivery_method: undefined },
      { ...courier, methods: ['courier'], rates: [] },
      'delivery/not-offered',
    ],
  ])('is refused with %s, and says what is offered', (_why, purchase, profile, code) => {
    expect(() => buy(purchase, profile)).toThrow(
      expect.objectContaining({
        code,
        details: expect.objectContaining({ version: 1, options: expect.any(Array) }),
      }),
    )
  })

  test('is refused with a method where the store has no profile', () => {
    expect(() => open({}, { delivery_method: 'courier' })).toThrow(
      expect.objectContaining({ code: 'delivery/not-offered' }),
    )
  })
})
