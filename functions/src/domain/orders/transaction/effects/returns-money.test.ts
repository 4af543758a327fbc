import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { returnTotalOf } from '../../../../contract/escrow/return-amounts'
import { openCheckout } from '../../checkout/open-checkout'
import { openedDeal } from '../../checkout/testing/sample-deal'
import { refusalOf } from '../testing/refusal'
import { acceptedBack, agreed, asked, handedOver, unitsOf } from '../testing/return-steps'
import {
  after,
  booked,
  changed,
  confirmed,
  DELIVERY_MINOR,
  delivered,
  opened,
  openedWithCarrier,
  openedWithCommission,
  openedWithLines,
  PRODUCT_ID,
  paidAtACost,
  SECOND_ID,
  START,
  type Step,
  sampleOffer,
  sampleProfile,
  samplePurchase,
  sampleStore,
  shipped,
  TRANSACTION_ID,
} from '../testing/sample'

const THIRD_ID = 't4u5v6t4u5v6t4u5v6t4'
const DELIVERED = [paidAtACost, confirmed, shipped, delivered]
const BACK = [agreed, handedOver, acceptedBack()]

/** One unit for ₦3,333.33, two for ₦777.77 each and three for ₦5,000 each, ₦1,999.99 of delivery. */
const ofThree = (): Transaction => {
  const line = (id: string, price: number, quantity: number) => ({
    offer: sampleOffer({ id, price }),
    quantity,
  })
  const lines = [
    line(PRODUCT_ID, 333_333, 1),
    line(SECOND_ID, 77_777, 2),
    line(THIRD_ID, 500_000, 3),
  ]
  const profile = sampleProfile(199_999)
  const order = { id: TRANSACTION_ID, store: sampleStore, lines, profile }
  const [decision] = openCheckout(
    [{ ...order, delivery_method: 'courier' }],
    samplePurchase(),
    START,
  )
  if (!decision) throw new Error('no order')
  return decision.transaction
}

const whereItIs = ({ money }: Transaction): number =>
  money.held_minor +
  money.released_minor +
  money.fee_minor +
  money.refunded_minor +
  (money.carrier_minor ?? 0) +
  (money.commission_minor ?? 0)

describe('of a part of an order', () => {
  test('two of three lines, one of two units, each kobo is somebody’s (case 74)', () => {
    const order = after(ofThree(), DELIVERED)
    const lines = [unitsOf(1), unitsOf(1, SECOND_ID)]
    const asking = after(order, [asked({ lines })])
    const { amounts, is_whole } = asking.return ?? {}
    expect(is_whole).toBe(false)
    // Delivery by what the lines cost, 33,520 and 15,642 of it; the half of the second line rounded up.
    expect(amounts).toEqual({
      goods_minor: 333_333 + 77_777,
      delivery_minor: 33_520 + 7_821,
      escrow_fee_minor: sharesOfFee(order),
    })
    const { transaction } = changed(after(asking, [agreed, handedOver]), ...accept)
    const back = returnTotalOf(asking.return?.amounts ?? NOTHING)
    expect(transaction).toMatchObject({
      status: { status: 'completed' },
      money: {
        held_minor: 0,
        refunded_minor: back,
        fee_minor: order.escrow_fee - (amounts?.escrow_fee_minor ?? 0),
        released_minor:
          order.amount_paid - back - order.escrow_fee + (amounts?.escrow_fee_minor ?? 0),
      },
    })
    expect(whereItIs(transaction)).toBe(transaction.money.charged_minor)
  })

  test('all units by themselves are all that was paid, to the kobo (case 74)', () => {
    const order = after(ofThree(), DELIVERED)
    const each = [unitsOf(1), unitsOf(2, SECOND_ID), unitsOf(3, THIRD_ID)].map((line) =>
      returnTotalOf(after(order, [asked({ lines: [line] })]).return?.amounts ?? NOTHING),
    )
    expect(each.reduce((sum, part) => sum + part, 0)).toBe(order.amount_paid)
  })

  test('takes its part of the commission back', () => {
    const order = after(openedWithCommission().transaction, DELIVERED)
    const half = after(order, [asked({ lines: [unitsOf(1)] }), ...BACK])
    expect(half.money).toMatchObject({
      refunded_minor: 517_500,
      released_minor: 475_000,
      commission_minor: 25_000,
      fee_minor: 17_500,
    })
  })

  test('is refused above what is left, and a settlement above what the vendor gets', () => {
    const order = after(opened().transaction, [...DELIVERED, asked({ lines: [unitsOf(1)] })])
    const refused = after(order, [
      ['vendor', { action: 'refuse_return', reason: 'It was whole.', evidence_paths: [] }],
    ])
    const propose = (refund_minor: number): Step => [
      'vendor',
      { action: 'propose_settlement', refund_minor, goods: 'return' },
    ]
    const [actor, command] = propose(1_000_001)
    const { code, details } = refusalOf(() => changed(refused, actor, command, START))
    expect(code).toBe('transaction/settlement-out-of-range')
    expect(details).toEqual({ max_minor: 1_000_000 })
    expect(after(refused, [propose(1_000_000)]).dispute?.proposal?.refund_minor).toBe(1_000_000)
  })
})

describe('by who is at fault', () => {
  test('a fault gives back all, and the vendor bears what the provider keeps', () => {
    const { transaction, tasks } = changed(
      after(opened().transaction, [...DELIVERED, asked(), agreed, handedOver]),
      ...accept,
    )
    expect(transaction).toMatchObject({
      status: { status: 'reversed' },
      money: { refunded_minor: 1_035_000, fee_minor: 0, failed_sale_cost_minor: 25_000 },
    })
    expect(tasks).toMatchObject([{ kind: 'refund', amount_minor: 1_035_000 }])
  })

  test('a changed mind gives back the goods; fee, delivery and cost stay where they are', () => {
    const order = after(openedWithLines().transaction, DELIVERED)
    const plain = { ...order, items: order.items.map(({ is_final: _, ...item }) => item) }
    const lines = [unitsOf(2), unitsOf(3, SECOND_ID)]
    const mind = asked({ lines, reason: 'changed_mind', photo_paths: [] })
    const ended = after(plain, [mind, ...BACK])
    expect(ended).toMatchObject({
      status: { status: 'reversed' },
      money: {
        refunded_minor: 1_100_101,
        released_minor: DELIVERY_MINOR + 1,
        fee_minor: 42_502,
        held_minor: 0,
      },
    })
    expect(ended.money.failed_sale_cost_minor ?? 0).toBe(0)
    expect(whereItIs(ended)).toBe(ended.money.charged_minor)
  })

  test('a changed mind costs the vendor nothing where the goods are all that was paid', () => {
    const { transaction } = openedDeal('vendor', { fee_minor: 0 })
    const order = { ...transaction, return_policy: { changed_mind_days: 7 } as const }
    const id = order.items[0]?.product_id
    const mind = asked({ lines: [unitsOf(1, id)], reason: 'changed_mind', photo_paths: [] })
    const { money } = after(order, [...DELIVERED, mind, ...BACK])
    expect(money).toMatchObject({ refunded_minor: order.amount_paid, held_minor: 0 })
    expect(money.failed_sale_cost_minor ?? 0).toBe(0)
  })

  test('nothing moves before what came back is accepted', () => {
    const order = after(opened().transaction, DELIVERED)
    const steps: Step[] = [asked(), agreed, handedOver]
    steps.reduce((current, [actor, command]) => {
      const { transaction, ledger, tasks, vendor_minor } = changed(current, actor, command, START)
      expect([...ledger, ...tasks, vendor_minor]).toEqual([0])
      expect(transaction.money).toEqual(order.money)
      return transaction
    }, order)
  })
})

describe('of a carrier', () => {
  const sentBy = (fee_minor: number) =>
    after(openedWithCarrier().transaction, [
      paidAtACost,
      confirmed,
      ['vendor', { ...booking, fee_minor }],
      ['buyer', { action: 'receive' }],
    ])

  test('what it didn’t get goes back once, beside the share of what it got', () => {
    // ₦1,500 of ₦2,000 were used: the half of it, and the rest.
    const half = after(sentBy(150_000), [asked({ lines: [unitsOf(1)] })])
    expect(half.return?.amounts.delivery_minor).toBe(75_000)
    const { money } = after(half, BACK)
    expect(money).toMatchObject({
      refunded_minor: 400_000 + 17_500 + 75_000 + 50_000,
      carrier_minor: 150_000,
      // Of one unit, less the half of the way that it didn't pay for.
      released_minor: 400_000 - 75_000,
      fee_minor: 17_500,
    })
  })

  test('no more goes back than was paid, though it got nothing', () => {
    const { money } = after(sentBy(0), [asked({ lines: [unitsOf(1)] }), ...BACK])
    expect(money).toMatchObject({ refunded_minor: 617_500, released_minor: 400_000 })
  })

  test('all of it goes back with all of the goods, and the vendor owes what it got', () => {
    const { money } = after(sentBy(150_000), [asked(), ...BACK])
    expect(money).toMatchObject({ refunded_minor: 1_035_000, released_minor: -150_000 })
  })
})

const NOTHING = { goods_minor: 0, delivery_minor: 0, escrow_fee_minor: 0 }
const accept = ['vendor', { action: 'accept_return' } as const, START] as const
const booking = booked[1] as Extract<Step[1], { action: 'book' }>

/** The first line's share of the fee and the half of the second's, rounded up. */
function sharesOfFee({ items }: Transaction): number {
  const [first, second] = items
  return (first?.escrow_fee_minor ?? 0) + Math.ceil((second?.escrow_fee_minor ?? 0) / 2)
}
