import { describe, expect, test } from 'vitest'
import { accounts } from '../../../contract/entities/money/ledger'
import { statementOf, vendorPartOf } from '../../../contract/entities/money/statement'
import { DAY_MS, HOUR_MS, millisOf } from '../../../contract/time'
import { balanceOf } from '../../money/ledger/balance'
import { decide } from './decide'
import {
  answered,
  codeOf,
  escalated,
  notReceived,
  ordered,
  resolved,
} from './testing/carrier-steps'
import {
  after,
  booked,
  changed,
  DELIVERY_MINOR,
  delivered,
  START,
  type Step,
  shipped,
  WHO,
} from './testing/sample'

describe('an order by a carrier', () => {
  test('has the carrier’s fee in its price, and not in the vendor’s part', () => {
    const transaction = ordered()
    expect(statementOf(transaction)).toMatchObject({
      goods_minor: 800_000,
      delivery_fee_minor: DELIVERY_MINOR,
      carrier_fee_minor: DELIVERY_MINOR,
      held_minor: 1_035_000,
      to_carrier_minor: 0,
    })
    expect(vendorPartOf(transaction)).toBe(800_000)
  })

  test('is booked and not shipped by other means, and others are shipped and not booked', () => {
    expect(codeOf(() => changed(ordered(), 'vendor', shipped[1], START))).toBe(
      'transaction/action-not-allowed',
    )
    const own = { ...ordered(), carrier: undefined }
    expect(codeOf(() => changed(own, 'vendor', booked[1], START))).toBe(
      'transaction/action-not-allowed',
    )
  })

  test.each([-1, 0.5, DELIVERY_MINOR + 1, Number.NaN])('pays no carrier %s', (fee_minor) => {
    const command = { ...booked[1], fee_minor } as (typeof booked)[1]
    expect(codeOf(() => changed(ordered(), 'vendor', command, START))).toBe(
      'delivery/carrier-dearer',
    )
  })

  test('gives the buyer back what a cheaper carrier left, at the release', () => {
    const cheaper: Step = ['vendor', { ...booked[1], fee_minor: 150_000 } as (typeof booked)[1]]
    const { transaction, ledger, vendor_minor } = changed(
      ordered(cheaper, delivered),
      'buyer',
      { action: 'approve' },
      START,
    )
    expect([vendor_minor, transaction.money.refunded_minor]).toEqual([800_000, 50_000])
    expect(transaction.refund?.amount_minor).toBe(50_000)
    expect(balanceOf(ledger, accounts.refund(transaction.id))).toBe(50_000)
  })

  test('that is cancelled has two working days more, which aren’t the vendor’s lateness (case 25)', () => {
    const now = START + 4 * DAY_MS
    const { transaction } = changed(ordered(booked), 'system', { action: 'carrier_cancelled' }, now)
    expect(transaction.fulfilment).toBe('confirmed')
    expect(transaction.money).toMatchObject({ held_minor: 1_035_000, carrier_minor: 0 })
    const left = millisOf(transaction.ship_by ?? { seconds: 0, nanoseconds: 0 }) - now
    expect(left).toBeGreaterThan(2 * DAY_MS)
    expect(left).toBeLessThan(3 * DAY_MS + HOUR_MS)
    expect(after(transaction, [booked], now).fulfilment).toBe('shipped')
  })
})

describe('a refund after the booking', () => {
  const disputed = () => ordered(booked, notReceived, answered, escalated)

  test.each([
    ['the vendor', undefined, 1_035_000, -DELIVERY_MINOR, DELIVERY_MINOR],
    ['the carrier', 'carrier' as const, 1_035_000, 0, 0],
    ['the buyer', 'buyer' as const, 835_000, 0, DELIVERY_MINOR],
  ])('has the fee borne by %s', (_who, by, refunded, released, carried) => {
    const { transaction, vendor_minor } = resolved(disputed(), 'refund', by)
    expect(transaction.money).toEqual({
      charged_minor: 1_035_000,
      held_minor: 0,
      released_minor: released,
      fee_minor: 0,
      refunded_minor: refunded,
      carrier_minor: carried,
      ...(by === 'carrier' && { carrier_claim_minor: DELIVERY_MINOR }),
    })
    expect(vendor_minor).toBe(released)
    expect(transaction.refund?.amount_minor).toBe(refunded)
  })
})

describe('what a carrier takes later (case 29)', () => {
  const bill = (by: 'vendor' | 'platform', charge_id = 'c-1'): Step => [
    'system',
    { action: 'adjust_carrier', charge_id, amount_minor: 50_000, by },
  ]
  const approve: Step = ['buyer', { action: 'approve' }]

  test.each([
    ['on its way', []],
    ['disputed', [notReceived]],
    ['paid out', [delivered, approve]],
    ['refunded', [notReceived, ['vendor', { action: 'accept_refund' }] satisfies Step]],
  ] as [string, Step[]][])(
    'is the vendor’s while the order is %s, beside the charge',
    (_, steps) => {
      const before = ordered(booked, ...steps)
      const [, command] = bill('vendor')
      const { transaction, ledger, vendor_minor } = changed(
        before,
        'system',
        command,
        START + DAY_MS,
      )
      expect(vendor_minor).toBe(-50_000)
      expect(transaction.money).toEqual({ ...before.money, carrier_adjustment_minor: 50_000 })
      expect([transaction.status, transaction.deadline]).toEqual([before.status, before.deadline])
      expect(ledger.map(({ kind, postings }) => [kind, postings])).toEqual([
        [
          'carrier_adjustment',
          [
            { account: accounts.payable(before.vendor_id), amount_minor: -50_000 },
            { account: accounts.carrier('shipbubble'), amount_minor: 50_000 },
          ],
        ],
      ])
    },
  )

  test('is ours where an operator says so, and moves nothing of the vendor’s', () => {
    const before = ordered(booked)
    const [, command] = bill('platform')
    const { transaction, ledger, vendor_minor } = changed(before, 'system', command, START)
    expect([vendor_minor, transaction.money]).toEqual([0, before.money])
    expect(balanceOf(ledger, accounts.platformLosses)).toBe(-50_000)
    expect(balanceOf(ledger, accounts.carrier('shipbubble'))).toBe(50_000)
  })

  test('is paid once for each charge, whoever was to pay it', () => {
    const once = ordered(booked, bill('vendor'), bill('vendor', 'c-2'))
    expect(once.money.carrier_adjustment_minor).toBe(100_000)
    expect(decide(once, bill('platform')[1], WHO.system, START).kind).toBe('replayed')
    expect(decide(once, bill('vendor')[1], WHO.system, START + DAY_MS).kind).toBe('replayed')
  })

  const back = (by: 'vendor' | 'platform', amount_minor = 50_000): Step => [
    'system',
    { action: 'credit_carrier', charge_id: `b-${amount_minor}`, amount_minor, by },
  ]

  test('comes back to the vendor who paid it, at most that much and once', () => {
    const paid = ordered(booked, bill('vendor'))
    const { transaction, ledger, vendor_minor } = changed(paid, 'system', back('vendor')[1], START)
    expect([vendor_minor, transaction.money.carrier_adjustment_minor]).toEqual([50_000, 0])
    expect(balanceOf(ledger, accounts.payable(paid.vendor_id))).toBe(50_000)
    expect(balanceOf(ledger, accounts.carrier('shipbubble'))).toBe(-50_000)
    expect(decide(transaction, back('platform')[1], WHO.system, START).kind).toBe('replayed')
    const more = back('vendor', 1)[1]
    expect(codeOf(() => decide(transaction, more, WHO.system, START))).toBe(
      'transaction/action-not-allowed',
    )
  })

  test('comes back to us where we paid it', () => {
    const paid = ordered(booked, bill('platform'))
    const { transaction, ledger, vendor_minor } = changed(
      paid,
      'system',
      back('platform')[1],
      START,
    )
    expect([vendor_minor, transaction.money]).toEqual([0, paid.money])
    expect(balanceOf(ledger, accounts.platformLosses)).toBe(50_000)
  })

  test.each([0, -1, 0.5, Number.NaN])('is never %s', (amount_minor) => {
    const command = { ...bill('vendor')[1], amount_minor } as (typeof booked)[1]
    expect(() => decide(ordered(booked), command, WHO.system, START)).toThrow('no charge')
  })

  test('needs a booked parcel', () => {
    expect(codeOf(() => decide(ordered(), bill('vendor')[1], WHO.system, START))).toBe(
      'transaction/action-not-allowed',
    )
  })
})
