import { describe, expect, test } from 'vitest'
import { heldGoods, NO_SALES } from '../../../contract/entities/money/sales'
import type { Actor } from '../../../contract/entities/orders/party'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { HOUR_MS } from '../../../contract/time'
import type { Command, Decision } from '../../orders/transaction/decision'
import { changed, opened, START } from '../../orders/transaction/testing/sample'
import { addFigures } from './add-figures'
import { bestProducts } from './best-products'
import { changesSales, salesChangeOf } from './sales-change'
import { soldProductsOf } from './sold-products'

const GOODS = 1_000_000
const FEE = 35_000
const PAID: Step = ['provider', { action: 'payment_confirmed', provider_fee_minor: 100 }]
const CONTESTED: Step = [
  'provider',
  {
    action: 'chargeback',
    chargeback_id: 'cb1',
    amount_minor: GOODS + FEE,
    due_at_ms: START + 99 * HOUR_MS,
  },
]
const LOST: Step = [
  'provider',
  { action: 'chargeback_lost', chargeback_id: 'cb1', taken_minor: GOODS + FEE },
]
const DISPUTED: Step = [
  'buyer',
  { action: 'dispute', reason: 'damaged', description: 'It is torn.', evidence_paths: [] },
]

type Step = [Actor, Command]

/** What each step of an order of two shirts adds to the figures. */
const event = (...steps: Step[]): ReturnType<typeof salesChangeOf>[] => {
  const made: Decision[] = [opened()]
  for (const [actor, command] of steps) {
    const last = made.at(-1)
    if (!last) throw new Error('nothing was opened')
    made.push(changed(last.transaction, actor, command, START + made.length * HOUR_MS))
  }
  const entries = made.flatMap(({ ledger }) => ledger)
  const final = made.at(-1)?.transaction
  if (!final) throw new Error('nothing was opened')
  return made.map(({ event }) => salesChangeOf(event, final, entries))
}
const sum = (...steps: Step[]) => addFigures(event(...steps).flatMap((change) => change ?? []))

test('what a carrier takes later of the vendor is a cost, and none if we bear it', () => {
  const entry = (account: string) => ({
    id: `t:0009-adjust_carrier:carrier_adjustment`,
    kind: 'carrier_adjustment' as const,
    postings: [
      { account, amount_minor: -50_000 },
      { account: 'carrier:shipbubble', amount_minor: 50_000 },
    ],
  })
  const { transaction } = opened()
  const step = { id: '0009-adjust_carrier', action: 'adjust_carrier' } as const
  const over = { ...step, from: 'completed', to: 'completed' } as const
  const sold = { ...transaction, id: 't' }
  const change = (account: string) => salesChangeOf(over, sold, [entry(account)])
  expect(change(`vendor:${transaction.vendor_id}:payable`)).toEqual({
    ...NO_SALES,
    net_minor: -50_000,
    costs_minor: 50_000,
  })
  expect(change('platform:losses')).toEqual(NO_SALES)
})

test('what a bank takes of an order that ended by a return is taken back, and nothing if all went back', () => {
  const { transaction } = opened()
  const step = { id: '0009-chargeback_lost', action: 'chargeback_lost' } as const
  const over = { ...step, from: 'reversed', to: 'reversed' } as const
  const sold = { ...transaction, id: 't' }
  const entry = {
    id: 't:0009-chargeback_lost:chargeback_loss',
    kind: 'chargeback_loss' as const,
    postings: [
      { account: `vendor:${transaction.vendor_id}:payable`, amount_minor: -50_000 },
      { account: 'platform:escrow_fees', amount_minor: -FEE },
      { account: 'provider:clearing', amount_minor: 50_000 + FEE },
    ],
  }
  expect(salesChangeOf(over, sold, [entry])).toEqual({
    ...NO_SALES,
    fees_minor: -FEE,
    refunds_minor: 50_000,
    net_minor: -50_000,
    disputes: 1,
    disputes_lost: 1,
  })
  expect(salesChangeOf(over, sold, [])).toEqual(NO_SALES)
})

describe('the figures of an order', () => {
  test('begin with its payment, not with the order', () => {
    expect(event(PAID)).toEqual([
      undefined,
      { ...NO_SALES, orders: 1, items: 2, gross_minor: GOODS },
    ])
  })

  test('are nothing while it is not paid, also when it is given up', () => {
    expect(event(['buyer', { action: 'cancel' }])).toEqual([undefined, undefined])
  })

  test('leave out money that came too late and went back', () => {
    expect(sum(['buyer', { action: 'cancel' }], PAID)).toEqual(NO_SALES)
  })

  test('count what is approved as the vendor’s and the fee as the platform’s', () => {
    expect(event(PAID, ['buyer', { action: 'approve' }])[2]).toEqual({
      ...NO_SALES,
      completed: 1,
      fees_minor: FEE,
      net_minor: GOODS,
    })
  })

  test('count a declined order as refunded and no fee', () => {
    expect(event(PAID, ['vendor', { action: 'decline' }])[2]).toEqual({
      ...NO_SALES,
      refunds_minor: GOODS,
    })
  })

  test('split as a settlement splits', () => {
    const settled = event(
      PAID,
      DISPUTED,
      ['vendor', { action: 'propose_settlement', refund_minor: 400_000 }],
      ['buyer', { action: 'accept_settlement', refund_minor: 400_000 }],
    )
    expect(settled[4]).toEqual({
      ...NO_SALES,
      completed: 1,
      fees_minor: FEE,
      refunds_minor: 400_000,
      net_minor: 600_000,
      disputes: 1,
      disputes_lost: 1,
    })
  })

  test('take back what the buyer’s bank takes back after the end', () => {
    const lost = event(PAID, ['buyer', { action: 'approve' }], CONTESTED, LOST)
    expect(lost[3]).toBeUndefined()
    expect(lost[4]).toEqual({
      ...NO_SALES,
      fees_minor: -FEE,
      refunds_minor: GOODS,
      net_minor: -GOODS,
      disputes: 1,
      disputes_lost: 1,
    })
  })

  test('count a dispute once it is over, and as lost if the buyer got something back', () => {
    expect(sum(PAID, DISPUTED)).toMatchObject({ disputes: 0, disputes_lost: 0 })
    const kept = sum(PAID, DISPUTED, ['buyer', { action: 'approve' }])
    expect(kept).toMatchObject({ completed: 1, disputes: 1, disputes_lost: 0 })
    expect(sum(PAID, CONTESTED, LOST)).toMatchObject({ disputes: 1, disputes_lost: 1 })
    expect(sum(PAID, ['vendor', { action: 'decline' }])).toMatchObject({ disputes: 0 })
  })

  test('count a contested payment that is lost before the end as refunded', () => {
    expect(sum(PAID, CONTESTED, LOST)).toMatchObject({ refunds_minor: GOODS, net_minor: 0 })
  })

  test.each<[string, Step[], number]>([
    ['paid', [PAID], GOODS],
    ['disputed', [PAID, DISPUTED], GOODS],
    ['approved', [PAID, ['buyer', { action: 'approve' }]], 0],
    ['declined', [PAID, ['vendor', { action: 'decline' }]], 0],
    ['taken back', [PAID, ['buyer', { action: 'approve' }], CONTESTED, LOST], 0],
  ])('say what the escrow holds of it: %s', (_, steps, held) => {
    expect(heldGoods(sum(...steps))).toBe(held)
  })

  test('are asked for by no step that moves no money', () => {
    const confirmed = { id: '0003-confirm', action: 'confirm', from: 'awaiting_confirmation' }
    expect(changesSales({ ...confirmed, to: 'confirmed' })).toBe(false)
  })
})

const firstItemOf = ({ items }: Transaction) => {
  const [first] = items
  if (!first) throw new Error('no item')
  return first
}

describe('what was sold by product', () => {
  const item = (product_id: string, title: string, unit_price: number, quantity: number) => ({
    ...firstItemOf(opened().transaction),
    product_id,
    title,
    unit_price,
    quantity,
  })

  test('is every item of the order, variants of one product together', () => {
    const items = [item('a', 'Shirt', 5, 2), item('b', 'Belt', 7, 1), item('a', 'Shirt', 6, 3)]
    expect([...soldProductsOf({ items })]).toEqual([
      ['a', { name: 'Shirt', items: 5, gross_minor: 28 }],
      ['b', { name: 'Belt', items: 1, gross_minor: 7 }],
    ])
  })

  test('is the same after units were missing as when it was paid', () => {
    const { transaction } = opened()
    const paid = changed(transaction, PAID[0], PAID[1], START).transaction
    const { product_id, variant_id } = firstItemOf(paid)
    const lines = [{ product_id, variant_id, quantity: 1 }]
    const fewer: Command = { action: 'confirm_partial', lines, delivery_fee_minor: 0 }
    const partly = changed(paid, 'vendor', fewer, START).transaction
    expect(partly.units_total).toBe(1)
    expect([...soldProductsOf(partly)]).toEqual([...soldProductsOf(paid)])
  })
})

describe('the best products', () => {
  const day = (...products: [string, number][]) => ({
    products: Object.fromEntries(
      products.map(([id, gross_minor]) => [id, { name: id, items: 1, gross_minor }]),
    ),
  })

  test('are those that sold for most over all days together', () => {
    const best = bestProducts([day(['a', 5], ['b', 8]), {}, day(['a', 4], ['c', 1])], 2)
    expect(
      best.map(({ product_id, gross_minor, items }) => [product_id, gross_minor, items]),
    ).toEqual([
      ['a', 9, 2],
      ['b', 8, 1],
    ])
  })

  test('are none where nothing was sold', () => {
    expect(bestProducts([{}], 5)).toEqual([])
  })
})
