import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { actionsFor } from '../../../contract/escrow/actions'
import { DAY_MS, HOUR_MS, MINUTE_MS, millisOf, timestampFromMillis } from '../../../contract/time'
import { dueCommand } from './due-command'
import {
  after,
  changed,
  confirmed,
  delivered,
  opened,
  openedFarAway,
  openedWithDelivery,
  paid,
  START,
  type Step,
  shipped,
} from './testing/sample'

const of = (...steps: Step[]) => after(opened().transaction, steps)
const end = ({ deadline }: Transaction) => deadline && millisOf(deadline.at) - START
const due = ({ due_at }: Transaction) => due_at && millisOf(due_at) - START

const byCarrier: Step = ['vendor', { action: 'deliver' }]
const received: Step = ['buyer', { action: 'receive' }]

describe('each state says who must act, until when, and what happens then', () => {
  const STATES: readonly [string, Transaction, string, string, number][] = [
    ['unpaid by card', of(), 'buyer', 'reverse_unpaid', 30 * MINUTE_MS],
    [
      'unpaid by transfer',
      opened({ channel: 'bank_transfer' }).transaction,
      'buyer',
      'reverse_unpaid',
      30 * MINUTE_MS,
    ],
    ['paid', of(paid), 'vendor', 'refund_buyer', 48 * HOUR_MS],
    ['confirmed', of(paid, confirmed), 'vendor', 'allow_cancellation', 5 * DAY_MS],
    ['shipped', of(paid, confirmed, shipped), 'vendor', 'refund_buyer', 14 * DAY_MS],
    [
      'delivered by code',
      of(paid, confirmed, shipped, delivered),
      'buyer',
      'release_to_vendor',
      3 * DAY_MS,
    ],
    ['received', of(paid, confirmed, shipped, received), 'buyer', 'release_to_vendor', 3 * DAY_MS],
    [
      'delivered by carrier',
      of(paid, confirmed, shipped, byCarrier),
      'buyer',
      'release_to_vendor',
      7 * DAY_MS,
    ],
  ]
  test.each(STATES)('%s', (_, transaction, actor, effect, until) => {
    expect(transaction.deadline).toMatchObject({ actor, effect })
    expect(end(transaction)).toBe(until)
  })

  test('the promised days of arrival are over before what was shipped goes back', () => {
    // Paid on a Saturday morning: handled until Sunday, on its way for 20 days, three more.
    const far = after(openedFarAway(20).transaction, [paid, confirmed, shipped])
    expect(far.promised?.until).toBe('2026-02-21')
    const until = Date.parse('2026-02-24T23:59+01:00')
    expect(far.deadline).toMatchObject({ effect: 'refund_buyer', at: timestampFromMillis(until) })
    expect(actionsFor(far, 'system', until - 1)).not.toContain('expire')
    expect(actionsFor(far, 'system', until)).toContain('expire')
    expect(changed(far, delivered[0], delivered[1], until - 1).event.action).toBe(
      'deliver_with_code',
    )
  })

  test('fourteen days, where the promise is over before them', () => {
    const near = after(openedFarAway(2).transaction, [paid, confirmed, shipped])
    expect(end(near)).toBe(14 * DAY_MS)
  })

  test('nobody, once it has ended', () => {
    const ended = of(paid, ['buyer', { action: 'approve' }])
    expect(ended.deadline).toBeNull()
    expect(ended.due_at).toBeNull()
  })
})

describe('what time has decided', () => {
  const MINUTE = MINUTE_MS
  const text = { action: 'add_message', text: 'Here I am.' } as const
  const dispute = {
    action: 'dispute',
    reason: 'other',
    description: 'It is torn.',
    evidence_paths: [],
  } as const
  const disputed = of(paid, ['buyer', dispute])
  const offered = after(disputed, [['buyer', { action: 'propose_settlement', refund_minor: 5 }]])

  /** Actions that are refused after the deadline, even if no scheduled job has run yet. */
  const CLOSED: readonly [string, Transaction, number, Step][] = [
    ['confirming', of(paid), 2 * DAY_MS, confirmed],
    ['a dispute about an order never confirmed', of(paid), 2 * DAY_MS, ['buyer', dispute]],
    ['shipping, two days late', of(paid, confirmed), 7 * DAY_MS, shipped],
    ['delivering with the code', of(paid, confirmed, shipped), 14 * DAY_MS, delivered],
    ['delivering without', of(paid, confirmed, shipped), 14 * DAY_MS, byCarrier],
    [
      'a dispute by the buyer',
      of(paid, confirmed, shipped, delivered),
      3 * DAY_MS,
      ['buyer', dispute],
    ],
    [
      'a dispute by the vendor',
      of(paid, confirmed, shipped, delivered),
      3 * DAY_MS,
      ['vendor', dispute],
    ],
    ['an answer', disputed, 72 * HOUR_MS, ['vendor', text]],
    [
      'an offer',
      disputed,
      72 * HOUR_MS,
      ['vendor', { action: 'propose_settlement', refund_minor: 5 }],
    ],
    [
      'accepting one',
      offered,
      72 * HOUR_MS,
      ['vendor', { action: 'accept_settlement', refund_minor: 5 }],
    ],
    [
      'declining one',
      offered,
      72 * HOUR_MS,
      ['vendor', { action: 'decline_settlement', refund_minor: 5 }],
    ],
    [
      'withdrawing one',
      offered,
      72 * HOUR_MS,
      ['buyer', { action: 'withdraw_settlement', refund_minor: 5 }],
    ],
  ]
  test.each(CLOSED)('ends %s', (_, transaction, end_ms, [actor, command]) => {
    const at = START + end_ms
    expect(changed(transaction, actor, command, at - 1).event.action).toBe(command.action)
    expect(() => changed(transaction, actor, command, at)).toThrow(
      expect.objectContaining({ code: 'transaction/action-not-allowed' }),
    )
    expect(actionsFor(transaction, actor, at)).not.toContain(command.action)
  })

  /** Still allowed: concessions by the favoured party, and actions that lead to the same end. */
  const OPEN: readonly [string, Transaction, number, Step][] = [
    [
      'approving',
      of(paid, confirmed, shipped, delivered),
      3 * DAY_MS,
      ['buyer', { action: 'approve' }],
    ],
    ['approving, a refund due', of(paid), 2 * DAY_MS, ['buyer', { action: 'approve' }]],
    ['declining', of(paid), 2 * DAY_MS, ['vendor', { action: 'decline' }]],
    ['shipping, a day late', of(paid, confirmed), 6 * DAY_MS, shipped],
    ['receiving', of(paid, confirmed, shipped), 14 * DAY_MS, received],
    ['cancelling', of(), 30 * MINUTE, ['buyer', { action: 'cancel' }]],
    ['refunding', disputed, 72 * HOUR_MS, ['vendor', { action: 'accept_refund' }]],
    ['withdrawing', disputed, 72 * HOUR_MS, ['buyer', { action: 'withdraw' }]],
  ]
  test.each(OPEN)('leaves %s open', (_, transaction, end_ms, [actor, command]) => {
    const { event } = changed(transaction, actor, command, START + end_ms + MINUTE)
    expect(event.action).toBe(command.action)
  })
})

describe('time alone', () => {
  /** Runs every due command in order and returns each action with its time. */
  const silent = (transaction: Transaction): [string, number][] => {
    const reminders: [string, number][] = []
    let current = transaction
    while (current.due_at !== null) {
      const now = millisOf(current.due_at)
      const command = dueCommand(current, now)
      if (!command) throw new Error('due, but nothing to do')
      current = changed(current, 'system', command, now).transaction
      reminders.push([command.action, now - START])
    }
    return reminders
  }

  test('reverses what was never paid after 15 minutes of grace, without reminders', () => {
    expect(silent(of())).toEqual([['expire', 45 * MINUTE_MS]])
  })

  test('leaves an order payable, and its items kept, until its grace is over', () => {
    const last = START + 45 * MINUTE_MS - 1
    expect(dueCommand(of(), last)).toBeUndefined()
    const late = changed(of(), 'provider', paid[1], last)
    expect(late.transaction.status.status).toBe('in_escrow')
    expect(late.stock).toMatchObject([{ available: 0, reserved: -2, sold: 2 }])
  })

  test('refunds what was never confirmed, reminding once where half time is a day before', () => {
    expect(silent(of(paid))).toEqual([
      ['remind', DAY_MS],
      ['expire', 2 * DAY_MS],
    ])
  })

  test('lets the buyer cancel a late order, and refunds it two days after', () => {
    expect(silent(of(paid, confirmed))).toEqual([
      ['remind', 2.5 * DAY_MS],
      ['remind', 4 * DAY_MS],
      ['allow_cancellation', 5 * DAY_MS],
      ['remind', 6 * DAY_MS],
      ['expire', 7 * DAY_MS],
    ])
  })

  test('refunds what was never delivered', () => {
    expect(silent(of(paid, confirmed, shipped))).toEqual([
      ['remind', 7 * DAY_MS],
      ['remind', 13 * DAY_MS],
      ['expire', 14 * DAY_MS],
    ])
  })

  test('pays for what was delivered, after reminding twice', () => {
    expect(silent(of(paid, confirmed, shipped, byCarrier))).toEqual([
      ['remind', 3.5 * DAY_MS],
      ['remind', 6 * DAY_MS],
      ['auto_release', 7 * DAY_MS],
    ])
  })

  test('has nothing to do a moment before', () => {
    const transaction = of(paid)
    expect(dueCommand(transaction, START + DAY_MS - 1)).toBeUndefined()
    expect(due(transaction)).toBe(DAY_MS)
  })

  test('reminds once of two reminders that a late run finds', () => {
    const late = changed(of(paid, confirmed), 'system', { action: 'remind' }, START + 4.5 * DAY_MS)
    expect(due(late.transaction)).toBe(5 * DAY_MS)
    expect(late.transaction.reminders_sent).toBe(1)
  })

  test('sends a reminder that was missed until the order is overdue, and finds work at every due instant', () => {
    const promised = after(openedWithDelivery().transaction, [paid, confirmed])
    const shipBy = millisOf(promised.ship_by ?? promised.created_at)
    const missed = shipBy + HOUR_MS
    expect(due(promised)).toBeLessThan(missed - START)
    expect(dueCommand(promised, missed)).toEqual({ action: 'remind' })
    const { transaction } = changed(promised, 'system', { action: 'remind' }, missed)
    expect(transaction.due_at).toEqual(transaction.cancel_from)
    expect(dueCommand(transaction, millisOf(transaction.due_at ?? transaction.created_at))).toEqual(
      {
        action: 'allow_cancellation',
      },
    )
  })

  test('does not pass over a reminder because a party said something first', () => {
    const disputed = of(paid, [
      'buyer',
      { action: 'dispute', reason: 'other', description: 'It is torn.', evidence_paths: [] },
    ])
    const said = changed(
      disputed,
      'buyer',
      { action: 'add_message', text: 'Hello?' },
      START + 37 * HOUR_MS,
    )
    expect(said.transaction.due_at).toEqual(disputed.due_at)
  })
})
