import { describe, expect, test } from 'vitest'
import type { Counts, FiguresDay } from '../../../contract/entities/money/figures'
import { accounts, type LedgerKind, type Posting } from '../../../contract/entities/money/ledger'
import { ESCROW_TRANSITIONS } from '../../../contract/escrow/transitions'
import { DAY_MS, HOUR_MS, MINUTE_MS, timestampFromMillis } from '../../../contract/time'
import { addEvent, needsTimeline, noCounts } from './add-event'
import { addMoved, NO_MONEY, operatorSplits } from './moved-money'
import { sumFigures } from './sum-figures'

const START = Date.UTC(2026, 0, 31, 11)
const ORDER = 'y1gdvetcp583j2ix6tr3'

const entry = (
  action: string,
  kind: LedgerKind,
  amounts: Readonly<Record<string, number>>,
  currency = 'NGN',
) => {
  const postings = Object.entries(amounts).map(
    ([account, amount_minor]): Posting => ({ account, amount_minor }),
  )
  return { id: `${ORDER}:0002-${action}:${kind}`, chain: ORDER, kind, currency, postings }
}

const ESCROW = accounts.escrow(ORDER)
const REFUND = accounts.refund(ORDER)
const VENDOR = accounts.payable('ada')
const moved = (...entries: ReturnType<typeof entry>[]) => addMoved(NO_MONEY, entries)

describe('money', () => {
  const charge = (action: string, currency?: string) =>
    entry(action, 'charge', { [accounts.providerClearing]: -100, [ESCROW]: 100 }, currency)
  const back = (action: string, currency?: string) =>
    entry(action, 'refund', { [ESCROW]: -100, [REFUND]: 100 }, currency)

  test('that comes into escrow is sold, and what goes back of it later is refunded', () => {
    expect(moved(charge('payment_confirmed'), back('decline'))).toEqual({
      ...NO_MONEY,
      sold_minor: 100,
      refunded_minor: 100,
    })
  })

  test.each(['payment_confirmed', 'payment_late', 'payment_mismatched'])(
    'that goes back at once is neither: %s',
    (action) => {
      expect(moved(charge(action), back(action))).toEqual({ ...NO_MONEY, returned_minor: 100 })
    },
  )

  test('that came late and is kept is sold after all', () => {
    const kept = entry('keep', 'refund_recalled', { [REFUND]: -100, [ESCROW]: 100 })
    const late = [charge('payment_late'), back('payment_late')]
    expect(moved(...late, kept)).toEqual({ ...NO_MONEY, sold_minor: 100 })
  })

  test('of a foreign charge isn’t counted: it goes back', () => {
    const action = 'payment_mismatched'
    expect(moved(charge(action, 'USD'), back(action, 'USD'))).toEqual(NO_MONEY)
  })

  test('is released less what a bank takes from the vendor again', () => {
    const release = entry('approve', 'release', { [ESCROW]: -100, [VENDOR]: 95, x: 5 })
    const loss = entry('chargeback_lost', 'chargeback_loss', {
      [VENDOR]: -95,
      x: -5,
      [REFUND]: 100,
    })
    expect(moved(release)).toEqual({ ...NO_MONEY, released_minor: 95 })
    expect(moved(release, loss)).toEqual({ ...NO_MONEY, refunded_minor: 100 })
  })

  test('is released less a carrier’s fee of a refund, until the carrier gives it back', () => {
    const refund = entry('decline', 'refund', { [VENDOR]: -20, [REFUND]: 20 })
    const credit = entry('credit_carrier', 'carrier_returned', { [VENDOR]: 20, x: -20 })
    expect(moved(refund).released_minor).toBe(-20)
    expect(moved(refund, credit).released_minor).toBe(0)
  })

  test('moves no sale when a refund arrives, a payout is made or a fee is taken', () => {
    const arrived = entry('follow', 'refund_processed', { [REFUND]: -100, x: 100 })
    const payout = entry('payout', 'payout', { [VENDOR]: -100, 'payout:one': 100 })
    const cost = entry('decline', 'failed_sale_cost', { [VENDOR]: -9, [accounts.providerFees]: 9 })
    expect(moved(arrived, payout, cost)).toEqual(NO_MONEY)
  })

  test('is divided by an operator only with their decision', () => {
    const split = (action: string) => entry(action, 'split', { [ESCROW]: -2, [REFUND]: 1, x: 1 })
    expect(operatorSplits([split('resolve'), split('accept_settlement')])).toBe(1)
  })
})

type Step = [action: string, from: string, to: string, at_ms?: number]

const eventsOf = (steps: readonly Step[]) =>
  steps.map(([action, from, to, at_ms = 0], index) => ({
    id: `${String(index).padStart(4, '0')}-${action}`,
    action,
    from,
    to,
    at: timestampFromMillis(START + at_ms),
  }))

const counted = (...steps: Step[]): Counts => {
  const counts = noCounts()
  const timeline = eventsOf(steps)
  for (const event of timeline) addEvent(counts, event, needsTimeline(event) ? timeline : [])
  return counts
}

const namesIn = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [name] : []))

describe('orders', () => {
  test('that ended unpaid failed no sale', () => {
    const { orders } = counted(['expire', 'pending', 'reversed'])
    expect(orders).toMatchObject({ paid: 0, completed: 0, unpaid: 1 })
    expect(namesIn(orders.failed)).toEqual([])
  })

  const FAILED: readonly [Step, string][] = [
    [['decline', 'confirmed', 'reversed'], 'declined'],
    [['expire', 'awaiting_confirmation', 'reversed'], 'not_confirmed'],
    [['expire', 'confirmed', 'reversed'], 'not_shipped'],
    [['cancel', 'confirmed', 'reversed'], 'cancelled'],
    [['expire', 'shipped', 'reversed'], 'not_delivered'],
    [['accept_return', 'returned', 'reversed'], 'returned'],
    [['waive_return', 'return_asked', 'reversed'], 'returned'],
    [['accept_refund', 'in_dispute', 'reversed'], 'dispute'],
    [['resolve', 'in_dispute', 'reversed'], 'dispute'],
    [['chargeback_lost', 'in_dispute', 'reversed'], 'chargeback'],
  ]
  test.each(FAILED)('%s failed: %s', (step, reason) => {
    expect(namesIn(counted(step).orders.failed)).toEqual([reason])
  })

  test('every way from escrow to a refund has a reason of its own', () => {
    const ways = ESCROW_TRANSITIONS.filter(
      ({ to, money }) => to === 'reversed' || (to === 'outcome' && money !== 'none'),
    )
    const paid = ways.flatMap(({ action, from }) =>
      from.flatMap((state): Step[] =>
        ['none', 'pending', 'completed', 'reversed'].includes(state)
          ? []
          : [[action, state, 'reversed']],
      ),
    )
    expect(paid.length).toBeGreaterThan(8)
    for (const step of paid) {
      const [reason] = namesIn(counted(step).orders.failed)
      if (reason === 'cancelled') expect(step[0]).toBe('cancel')
      expect(reason).toBeDefined()
    }
  })
})

describe('returns', () => {
  const ENDED: readonly [Step, string][] = [
    [['accept_return', 'returned', 'reversed'], 'refunded'],
    [['waive_return', 'returning', 'completed'], 'refunded'],
    [['accept_return', 'returned', 'confirmed'], 'second_try'],
    [['accept_part', 'return_asked', 'completed'], 'kept_for_less'],
    [['refuse_return', 'return_asked', 'in_dispute'], 'refused'],
    [['withdraw_return', 'return_asked', 'delivered'], 'withdrawn'],
    [['lapse_return', 'returning', 'delivered'], 'lapsed'],
  ]
  test.each(ENDED)('%s ends one: %s', (step, end) => {
    expect(namesIn(counted(step).returns.ended)).toEqual([end])
  })

  test('are asked for by the buyer, or agreed in a dispute that ends so', () => {
    expect(counted(['ask_return', 'delivered', 'return_asked']).returns.asked).toBe(1)
    const settled = counted(['accept_settlement', 'in_dispute', 'returning'])
    expect(settled.returns.asked).toBe(1)
    expect(namesIn(settled.disputes.ended)).toEqual(['goods_back'])
  })

  test('that a bank’s claim had stopped go on, and none is asked for', () => {
    const { returns, disputes } = counted(['chargeback_won', 'in_dispute', 'returning'])
    expect([returns.asked, disputes.ended.goods_back]).toEqual([0, 0])
  })

  test('that are refused, contested or lost on the way open a dispute, and one that lapses goes on', () => {
    for (const [action, from] of [
      ['refuse_return', 'return_asked'],
      ['contest_return', 'returned'],
      ['escalate_return', 'returning'],
      ['lapse_return', 'returning'],
    ] as const) {
      expect(counted([action, from, 'in_dispute']).disputes.opened).toBe(1)
    }
  })
})

describe('disputes', () => {
  const ENDED: readonly [Step, string][] = [
    [['withdraw', 'in_dispute', 'shipped'], 'withdrawn'],
    [['approve', 'in_dispute', 'completed'], 'approved'],
    [['accept_settlement', 'in_dispute', 'completed'], 'settled'],
    [['accept_refund', 'in_dispute', 'reversed'], 'accepted'],
    [['resolve_by_default', 'in_dispute', 'completed'], 'default_release'],
    [['resolve_by_default', 'in_dispute', 'reversed'], 'default_refund'],
    [['resolve_by_default', 'in_dispute', 'shipped'], 'default_resumed'],
    [['resolve', 'in_dispute', 'completed'], 'operator_release'],
    [['resolve', 'in_dispute', 'reversed'], 'operator_refund'],
  ]
  test.each(ENDED)('%s: %s', (step, end) => {
    const { disputes } = counted(['dispute', 'shipped', 'in_dispute'], step)
    expect([disputes.opened, ...namesIn(disputes.ended)]).toEqual([1, end])
  })

  test('of a bank are chargebacks', () => {
    const { disputes, chargebacks } = counted(
      ['chargeback', 'shipped', 'in_dispute'],
      ['chargeback', 'in_dispute', 'in_dispute'],
      ['chargeback_won', 'in_dispute', 'in_dispute'],
      ['chargeback_lost', 'in_dispute', 'reversed'],
    )
    expect(chargebacks).toEqual({ opened: 2, won: 1, lost: 1 })
    expect([disputes.opened, ...namesIn(disputes.ended)]).toEqual([0])
  })
})

describe('waits', () => {
  test('are from step to step, and of a parcel that was booked again from its confirmation', () => {
    const { waits } = counted(
      ['payment_confirmed', 'pending', 'awaiting_confirmation'],
      ['confirm', 'awaiting_confirmation', 'confirmed', HOUR_MS],
      ['book', 'confirmed', 'shipped', 3 * HOUR_MS],
      ['carrier_cancelled', 'shipped', 'confirmed', 4 * HOUR_MS],
      ['book', 'confirmed', 'shipped', 11 * HOUR_MS + MINUTE_MS],
      ['carrier_delivered', 'shipped', 'delivered', 20 * DAY_MS],
    )
    expect([waits.confirm.count, waits.confirm.sum_ms]).toEqual([1, HOUR_MS])
    // The bound itself is within the bucket.
    expect(waits.confirm.buckets[0]).toBe(1)
    expect([waits.ship.count, waits.ship.sum_ms]).toEqual([2, 12 * HOUR_MS + MINUTE_MS])
    expect(waits.ship.buckets.slice(0, 6)).toEqual([0, 1, 0, 0, 1, 0])
    expect(waits.deliver.buckets.at(-1)).toBe(1)
  })

  test('have no end where none began', () => {
    expect(counted(['receive', 'shipped', 'delivered']).waits.deliver.count).toBe(0)
  })
})

describe('days', () => {
  const dayOf = (day: string, change: Record<string, number>, held: number): FiguresDay => ({
    ...counted(
      ['payment_confirmed', 'pending', 'awaiting_confirmation'],
      ['confirm', 'awaiting_confirmation', 'confirmed', HOUR_MS],
      ['decline', 'confirmed', 'reversed', 2 * HOUR_MS],
    ),
    day,
    change,
    closing: { 'escrow NGN': held },
    moved: { ...NO_MONEY, sold_minor: 1_000 },
  })
  const first = dayOf('2026-01-30', { 'platform:escrow_fees NGN': 100, 'platform:vat NGN': -7 }, 5)
  const second = dayOf(
    '2026-01-31',
    {
      'platform:commission NGN': 20,
      'provider:fees NGN': -30,
      'cost:transfer_fees NGN': -4,
      'platform:losses NGN': -1,
      'bad_debt NGN': -2,
      'platform:escrow_fees USD': 9_999,
    },
    8,
  )

  test('sum to a month that holds what its last day did', () => {
    const { money, orders, waits } = sumFigures([first, second])
    expect(money).toEqual({
      ...NO_MONEY,
      sold_minor: 2_000,
      fees_minor: 120,
      vat_minor: 7,
      provider_fees_minor: 30,
      other_costs_minor: 7,
      margin_minor: 76,
      held_minor: 8,
    })
    expect([orders.paid, orders.failed.declined]).toEqual([2, 2])
    expect([waits.confirm.count, waits.confirm.sum_ms]).toEqual([2, 2 * HOUR_MS])
    expect(waits.confirm.buckets[0]).toBe(2)
  })

  test('that are summed stay as they were', () => {
    const before = structuredClone(first)
    sumFigures([first, second])
    expect(first).toEqual(before)
  })

  test('without any are zeros', () => {
    expect(sumFigures([]).money.margin_minor).toBe(0)
    expect(Object.is(sumFigures([]).money.vat_minor, 0)).toBe(true)
  })
})
