import { describe, expect, test } from 'vitest'
import {
  sharesOf,
  unusedCarrierFee,
  wayThereMinor,
} from '../../../../contract/entities/money/statement'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import {
  backIfNotSent,
  returnRefundOf,
  returnTotalOf,
  wholeRefundOf,
} from '../../../../contract/escrow/return-amounts'
import { DAY_MS, millisOf } from '../../../../contract/time'
import { feeReturn } from '../../../delivery/carrier-charge'
import { wayBackCommand } from '../../../delivery/way-back'
import { carrierDelivered, codeOf } from '../testing/carrier-steps'
import {
  acceptedBack,
  agreed,
  asked,
  bookedBack,
  contestedBack,
  handedOver,
  unitsOf,
} from '../testing/return-steps'
import {
  after,
  booked,
  changed,
  confirmed,
  DELIVERY_MINOR,
  delivered as deliveredByCode,
  opened,
  openedWithCarrier,
  paid,
  START,
  type Step,
  shipped,
  WAY_BACK_MINOR,
} from '../testing/sample'

const WEEK = { changed_mind_days: 7 } as const
const NOTHING = { goods_minor: 0, delivery_minor: 0, escrow_fee_minor: 0 }
const said: Step = ['system', { action: 'confirm_arrival' }]
const delivered = (): Transaction =>
  after(openedWithCarrier().transaction, [paid, confirmed, booked, carrierDelivered])
const sentBack = (): Transaction => after(delivered(), [asked(), agreed, bookedBack()])

describe('the carrier of goods that go back', () => {
  test('is paid from escrow beside the one that brought them', () => {
    const { money, way_back, ...order } = sentBack()
    expect(money.carrier_minor).toBe(DELIVERY_MINOR + WAY_BACK_MINOR)
    expect(way_back).toEqual({ name: 'shipbubble', fee_minor: WAY_BACK_MINOR, by: 'vendor' })
    expect(wayThereMinor({ money, way_back })).toBe(DELIVERY_MINOR)
    expect(unusedCarrierFee({ ...order, money, way_back })).toBe(0)
  })

  test('is borne by the vendor of a fault: the buyer gets all', () => {
    const { money } = after(sentBack(), [said, acceptedBack()])
    expect(money).toMatchObject({
      held_minor: 0,
      refunded_minor: money.charged_minor,
      released_minor: -DELIVERY_MINOR - WAY_BACK_MINOR,
    })
  })

  test('leaves what was said to go back: so much less if the buyer pays for it', () => {
    const policy = { changed_mind_days: 7 as const }
    const mind = asked({ reason: 'changed_mind', photo_paths: [] })
    const changedMind = after({ ...delivered(), return_policy: policy }, [
      mind,
      agreed,
      bookedBack(),
    ])
    const goods_minor = changedMind.return?.amounts.goods_minor ?? 0
    expect(returnRefundOf(changedMind)).toBe(goods_minor - WAY_BACK_MINOR)
    for (const going of [changedMind, sentBack()]) {
      const arrived = after(going, [said])
      const ended = after(arrived, [acceptedBack()])
      expect(ended.refund?.amount_minor).toBe(returnRefundOf(going))
      expect(returnRefundOf(ended)).toBe(returnRefundOf(arrived))
    }
  })

  test('leaves of a settlement what was said, whoever pays it', () => {
    const open = { ...delivered(), commission_minor: 50_000 }
    const mind = asked({ reason: 'changed_mind', photo_paths: [] })
    for (const ask of [asked(), mind]) {
      const order = after({ ...open, return_policy: { changed_mind_days: 7 } }, [
        ...[ask, agreed, bookedBack(), said, contestedBack],
        ['buyer', { action: 'propose_settlement', refund_minor: 300_000 }],
      ])
      const { money } = after(order, [
        ['vendor', { action: 'accept_settlement', refund_minor: 300_000 }],
      ])
      expect(sharesOf(order, 300_000)).toEqual({
        buyer_minor: money.refunded_minor,
        vendor_minor: money.released_minor,
        platform_minor: money.fee_minor + (money.commission_minor ?? 0),
      })
    }
  })

  test('is what a whole refund leaves the buyer who pays it', () => {
    const mind = asked({ reason: 'changed_mind', photo_paths: [] })
    for (const ask of [asked(), mind]) {
      const open: Transaction = { ...delivered(), return_policy: { changed_mind_days: 7 } }
      const order = after(open, [ask, agreed, bookedBack(), said, contestedBack])
      const { refund } = after(order, [['vendor', { action: 'accept_refund' }]])
      expect(wholeRefundOf(order)).toBe(refund?.amount_minor)
    }
    // A deal whose seller pays the fee, for goods that were fetched.
    const { amount_paid, escrow_fee, ...deal } = opened().transaction
    const paidFor = { amount_paid: amount_paid - escrow_fee, escrow_fee: 0, return_policy: WEEK }
    const fetched = after({ ...deal, ...paidFor }, [paid, confirmed, shipped, deliveredByCode])
    const back = after(fetched, [mind, agreed, bookedBack(), said])
    expect(returnRefundOf(back)).toBe(after(back, [acceptedBack()]).refund?.amount_minor)
  })

  test('can be booked by nobody else, nor for more than there is', () => {
    const going = after(delivered(), [asked(), agreed])
    const [, command] = bookedBack()
    expect(codeOf(() => changed(going, 'vendor', command, START))).toBe(
      'transaction/action-not-allowed',
    )
    const { held_minor } = going.money
    const most = held_minor - going.escrow_fee
    expect(codeOf(() => after(going, [bookedBack(most + 1)]))).toBe('delivery/way-back-dearer')
    expect(codeOf(() => after(going, [bookedBack(-1)]))).toBe('delivery/way-back-dearer')
    expect(codeOf(() => after(going, [bookedBack(most)]))).toBe('done')
  })

  test('needs no carrier on the way there', () => {
    const order = after(opened().transaction, [paid, confirmed, shipped, deliveredByCode])
    expect(order.carrier).toBeUndefined()
    expect(after(order, [asked(), agreed, bookedBack()]).way_back?.fee_minor).toBe(WAY_BACK_MINOR)
  })

  test('gives its fee back with a parcel that it cancels, which has three days again (case 89)', () => {
    const before = sentBack()
    const back = after(before, [['system', { action: 'carrier_return_cancelled' }, START + DAY_MS]])
    expect(back.money).toMatchObject({
      held_minor: before.money.held_minor + WAY_BACK_MINOR,
      carrier_minor: DELIVERY_MINOR,
    })
    expect(back.return?.sent).toBeUndefined()
    expect(back.deadline).toMatchObject({ action: 'send_back' })
    const days = (millisOf(back.deadline?.at ?? back.created_at) - START - DAY_MS) / DAY_MS
    expect(days).toBeGreaterThan(2)
    expect(after(back, [bookedBack()]).money.carrier_minor).toBe(DELIVERY_MINOR + WAY_BACK_MINOR)
  })

  test('gives back to the vendor whose money was released less the buyer’s way', () => {
    const mind = asked({ reason: 'changed_mind', photo_paths: [] })
    const released = after({ ...delivered(), return_policy: WEEK }, [
      ...[mind, agreed, bookedBack(), said, contestedBack],
      ['operator', { action: 'resolve', outcome: 'release', refund_minor: 0, reason: 'seen' }],
    ])
    const command = feeReturn(released, 'c-9', WAY_BACK_MINOR, true)
    if (!command) throw new Error('nothing comes back')
    const { transaction, vendor_minor } = changed(released, 'system', command, START)
    expect(vendor_minor).toBe(WAY_BACK_MINOR)
    expect(transaction.money.released_minor).toBe(800_000)
  })

  test('gives back to the vendor who bore it once the order is over', () => {
    const over = after(sentBack(), [said, acceptedBack()])
    const command = feeReturn(over, 'c-9', WAY_BACK_MINOR, true)
    if (!command) throw new Error('nothing comes back')
    const { money, way_back } = changed(over, 'system', command, START).transaction
    expect(money.released_minor).toBe(-DELIVERY_MINOR)
    expect(way_back?.fee_minor).toBe(0)
  })
})

describe('what the vendor sends once more', () => {
  const again = (): Transaction =>
    after(delivered(), [asked({ wish: 'replacement' }), agreed, handedOver, acceptedBack()])
  const missing: Step = [
    'buyer',
    { action: 'dispute', reason: 'not_received', description: 'Nothing.', evidence_paths: [] },
  ]
  const tasksOf = (order: Transaction, [actor, command]: Step): string[] =>
    changed(order, actor, command, START).tasks.map(({ kind }) => kind)

  test('is no parcel of the carrier: of what never came, only the vendor can show something', () => {
    const first = after(openedWithCarrier().transaction, [paid, confirmed, booked])
    expect(tasksOf(first, missing)).toEqual(['carrier_proof'])
    expect(tasksOf(after(again(), [shipped]), missing)).toEqual([])
  })

  test('gives back what it was for if it isn’t sent, and what no carrier got', () => {
    const cheaper: Step = [
      'vendor',
      {
        action: 'book',
        shipment: { carrier: 'GIG Logistics', tracking_number: 'SB-1' },
        fee_minor: DELIVERY_MINOR - 50_000,
      },
    ]
    const order = after(openedWithCarrier().transaction, [
      ...[paid, confirmed, cheaper, carrierDelivered],
      ...[asked({ lines: [unitsOf(1)], wish: 'replacement' }), agreed, handedOver, acceptedBack()],
    ])
    const { refund } = after(order, [['vendor', { action: 'decline' }]])
    expect(backIfNotSent(order)).toBe(refund?.amount_minor)
    expect(refund?.amount_minor).toBe(returnTotalOf(order.return?.amounts ?? NOTHING) + 50_000)
  })

  test('cancels nothing at the carrier if it isn’t sent, since its parcel has come', () => {
    expect(tasksOf(again(), ['vendor', { action: 'decline' }])).toEqual(['refund'])
  })
})

describe('what a carrier says of goods that go back', () => {
  const parcel = (status: string, refusals = 0) => ({ status, refusals })

  test('is believed of a small order, and noted once of a dear one', () => {
    const order = sentBack()
    expect(wayBackCommand(order, parcel('completed'))).toEqual({ action: 'confirm_arrival' })
    const dear = { ...order, amount_paid: 5_000_001 }
    expect(wayBackCommand(dear, parcel('completed'))).toEqual({ action: 'note_arrival' })
    const noted = changed(dear, 'system', { action: 'note_arrival' }, START).transaction
    expect(noted.fulfilment).toBe('returning')
    expect(wayBackCommand(noted, parcel('completed'))).toBeNull()
  })

  test('counts as there once nobody took it twice (case 80)', () => {
    const order = sentBack()
    expect(wayBackCommand(order, parcel('in_transit', 1))).toBeNull()
    expect(wayBackCommand(order, parcel('in_transit', 2))).toEqual({
      action: 'confirm_arrival',
      is_refused: true,
    })
  })
})
