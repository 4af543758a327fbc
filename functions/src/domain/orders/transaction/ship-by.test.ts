import { describe, expect, test } from 'vitest'
import { arrivalOf } from '../../../contract/delivery/deliver-by'
import { shipByText } from '../../../contract/delivery/ship-by'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { actionsFor } from '../../../contract/escrow/actions'
import { DAY_MS, HOUR_MS, millisOf, timestampFromMillis } from '../../../contract/time'
import { dueCommand } from './due-command'
import {
  after,
  booked,
  changed,
  confirmed,
  confirmedPartly,
  disputedBy,
  opened,
  openedWithCarrier,
  openedWithDelivery,
  paid,
  START,
  type Step,
  shipped,
} from './testing/sample'

const at = (text: string) => timestampFromMillis(Date.parse(text))
/** Paid on Saturday, 31 January, 10:00 in Lagos: handled on that day and the next. */
const PROMISED = at('2026-02-01T23:59+01:00')
const CANCEL_FROM = at('2026-02-02T23:59+01:00')
/** Monday, 09:00, which is within the 48 hours to confirm. */
const LATE = Date.parse('2026-02-02T09:00+01:00')
const MOVED = at('2026-02-03T23:59+01:00')

const order = (...steps: Step[]) => after(openedWithDelivery().transaction, [paid, ...steps])
const [vendor, confirm] = confirmed
const withdrawn: Step = ['buyer', { action: 'withdraw' }]

/** What time alone does to it, with the instants. */
const silent = (transaction: Transaction): [string, number][] => {
  const done: [string, number][] = []
  let current = transaction
  while (current.due_at !== null) {
    const now = millisOf(current.due_at)
    const command = dueCommand(current, now)
    if (!command) throw new Error('due, but nothing to do')
    current = changed(current, 'system', command, now).transaction
    if (command.action !== 'remind') done.push([command.action, now])
  }
  return done
}

describe('one ship-by day', () => {
  test('is set with the payment, and a confirmation in time leaves it', () => {
    expect(order()).toMatchObject({ ship_by: PROMISED, cancel_from: CANCEL_FROM })
    const last = millisOf(PROMISED)
    for (const now of [START, START + DAY_MS, last]) {
      const { transaction, event } = changed(order(), vendor, confirm, now)
      expect(transaction).toMatchObject({ ship_by: PROMISED, cancel_from: CANCEL_FROM })
      expect(transaction.deadline).toMatchObject({
        action: 'ship',
        effect: 'allow_cancellation',
        at: PROMISED,
      })
      expect(event.deadline_at).toEqual(PROMISED)
      expect(transaction.ship_by_moves).toBeUndefined()
      expect(shipByText(transaction)).toBe('1st Feb, 2026, 23:59')
    }
  })

  test('is moved by a confirmation that is too late for it, and says so', () => {
    const { transaction, event } = changed(order(), vendor, confirm, LATE)
    expect(transaction).toMatchObject({
      ship_by: MOVED,
      cancel_from: CANCEL_FROM,
      ship_by_moves: ['confirmed_late'],
      promised: { ship_by: PROMISED, from: '2026-02-02', until: '2026-02-04' },
    })
    expect(transaction.deadline?.at).toEqual(MOVED)
    expect(event.deadline_at).toEqual(MOVED)
    expect(shipByText(transaction)).toBe(
      'promised for 1st Feb, 2026, confirmed late, now 3rd Feb, 2026, 23:59',
    )
  })

  test('takes the days of arrival, and what is under way until then, with it', () => {
    const far = openedWithDelivery().transaction
    const slow = { ...far, delivery_times: { ...far.delivery_times, days_max: 20 } } as Transaction
    const late = after(after(slow, [paid]), [confirmed, shipped], LATE)
    expect(arrivalOf(late)).toEqual({ from: '2026-02-04', until: '2026-02-23' })
    expect(late.deadline?.at).toEqual(at('2026-02-26T23:59+01:00'))
  })

  test('is five days from the payment where the store promises none, whenever it confirms', () => {
    const five = timestampFromMillis(START + 5 * DAY_MS)
    for (const now of [START, START + 47 * HOUR_MS]) {
      const plain = after(after(opened().transaction, [paid]), [confirmed], now)
      expect(plain).toMatchObject({ ship_by: five, cancel_from: five, deadline: { at: five } })
    }
  })

  test('isn’t before the buyer had the choice of fewer units, which is not lateness', () => {
    const [, part] = confirmedPartly
    const noon = Date.parse('2026-02-01T12:00+01:00')
    expect(changed(order(), vendor, part, noon).transaction).toMatchObject({
      ship_by: at('2026-02-02T23:59+01:00'),
      cancel_from: CANCEL_FROM,
      ship_by_moves: ['choice'],
    })
    expect(changed(order(), vendor, part, START).transaction.ship_by).toEqual(PROMISED)
    expect(changed(order(), vendor, part, LATE).transaction).toMatchObject({
      ship_by: MOVED,
      ship_by_moves: ['confirmed_late'],
    })
  })

  test('leaves two working days to book anew what a carrier cancelled, and says so', () => {
    const sent = after(openedWithCarrier().transaction, [paid, confirmed, booked])
    const cancel: Step = ['system', { action: 'carrier_cancelled' }]
    const again = at('2026-02-04T23:59+01:00')
    const { transaction } = changed(sent, cancel[0], cancel[1], LATE)
    expect(transaction).toMatchObject({
      ship_by: again,
      cancel_from: again,
      deadline: { at: again },
      ship_by_moves: ['carrier_cancelled'],
    })
    const soon = { ...sent, ship_by: at('2026-02-09T23:59+01:00') }
    const kept = changed(soon, cancel[0], cancel[1], LATE).transaction
    expect(kept.ship_by).toEqual(soon.ship_by)
    expect(kept.ship_by_moves).toBeUndefined()
  })

  test('leaves the choice of fewer pieces as long as before a dispute of the vendor’s', () => {
    const stopped = order(confirmedPartly, disputedBy('vendor'))
    const back = after(stopped, [['vendor', { action: 'withdraw' }]], START + 30 * HOUR_MS)
    const until = START + (24 + 30) * HOUR_MS
    expect(back.partial?.cancel_until).toEqual(timestampFromMillis(until))
    expect(actionsFor(back, 'buyer', until - 1)).toEqual(
      expect.arrayContaining(['accept_partial', 'cancel']),
    )
    expect(actionsFor(back, 'buyer', until)).not.toContain('accept_partial')
    // What was over before stays over.
    const late = after(order(confirmedPartly), [disputedBy('vendor')], START + 25 * HOUR_MS)
    const over = after(late, [['vendor', { action: 'withdraw' }]], START + 30 * HOUR_MS)
    expect(over.partial?.cancel_until).toEqual(timestampFromMillis(START + 24 * HOUR_MS))
  })

  test('waits while a dispute stops the clock, and so does the right to cancel', () => {
    const stopped = order(disputedBy('buyer'))
    const back = after(stopped, [withdrawn], START + 3 * HOUR_MS)
    expect(back).toMatchObject({
      ship_by: timestampFromMillis(millisOf(PROMISED) + 3 * HOUR_MS),
      cancel_from: timestampFromMillis(millisOf(CANCEL_FROM) + 3 * HOUR_MS),
      ship_by_moves: ['dispute'],
    })
    const sent = order(confirmed, shipped, disputedBy('buyer'))
    expect(after(sent, [withdrawn], START + HOUR_MS).ship_by).toEqual(PROMISED)
  })
})

describe('what isn’t shipped', () => {
  const cancelAt = (transaction: Transaction, now: number): string[] =>
    actionsFor(transaction, 'buyer', now).filter((action) => action === 'cancel')

  test('may be cancelled free from the working day after the first promise, confirmed or not', () => {
    const from = millisOf(CANCEL_FROM)
    const late = after(order(), [confirmed], LATE)
    // A day of handling: the promise is over before the store has to confirm.
    const quick = openedWithDelivery().transaction
    const one = { ...quick, delivery_times: { ...quick.delivery_times, handling_days: 1 } }
    const unconfirmed = after(one as Transaction, [paid])
    for (const [transaction, instant] of [
      [order(confirmed), from],
      [late, from],
      [unconfirmed, from - DAY_MS],
    ] as const) {
      expect(cancelAt(transaction, instant - 1)).toEqual([])
      expect(cancelAt(transaction, instant)).toEqual(['cancel'])
      const { transaction: ended } = changed(transaction, 'buyer', { action: 'cancel' }, instant)
      expect(ended.money).toMatchObject({ held_minor: 0, refunded_minor: 1_035_000 })
    }
    expect(unconfirmed.fulfilment).toBe('awaiting_confirmation')
  })

  test('stays cancellable after a dispute if it was before', () => {
    const open = after(order(confirmed), [disputedBy('buyer')], millisOf(CANCEL_FROM) + 1)
    const now = millisOf(CANCEL_FROM) + HOUR_MS
    expect(cancelAt(after(open, [withdrawn], now), now)).toEqual(['cancel'])
  })

  test('is overdue a working day after its day, and goes back two days later', () => {
    const overdue = millisOf(CANCEL_FROM)
    expect(silent(order(confirmed))).toEqual([
      ['allow_cancellation', overdue],
      ['expire', overdue + 2 * DAY_MS],
    ])
  })

  test('has until two days after its new day if it was confirmed late', () => {
    const late = after(order(), [confirmed], LATE)
    const moved = millisOf(MOVED)
    expect(silent(late)).toEqual([
      ['allow_cancellation', moved],
      ['expire', moved + 2 * DAY_MS],
    ])
    const canShip = (now: number) => actionsFor(late, 'vendor', now).includes('ship')
    expect([canShip(moved + 2 * DAY_MS - 1), canShip(moved + 2 * DAY_MS)]).toEqual([true, false])
  })
})
