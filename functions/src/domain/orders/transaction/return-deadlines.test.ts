import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { actionsFor } from '../../../contract/escrow/actions'
import { DAY_MS, HOUR_MS, MINUTE_MS, millisOf } from '../../../contract/time'
import { dueCommand } from './due-command'
import {
  acceptedBack,
  agreed,
  arrivedBack,
  asked,
  contestedBack,
  deliveredOrder,
  handedOver,
  offeredPart,
  refused,
  sentBack,
  waived,
} from './testing/return-steps'
import { changed, START, type Step } from './testing/sample'

const of = deliveredOrder

/** 23:59 in Lagos of the third day after that of 10:00. */
const SENT_BY_MS = 3 * DAY_MS + 13 * HOUR_MS + 59 * MINUTE_MS

describe('each state of a return says who must act, until when, and what happens then', () => {
  const STATES: readonly [string, Transaction, string, string, number][] = [
    ['asked', of(asked()), 'vendor', 'agree_return', 3 * DAY_MS],
    ['to be sent', of(asked(), agreed), 'buyer', 'lapse_return', SENT_BY_MS],
    ['sent', of(asked(), agreed, sentBack), 'vendor', 'escalate_return', 14 * DAY_MS],
    ['back', of(asked(), agreed, handedOver), 'vendor', 'accept_return', 3 * DAY_MS],
  ]
  test.each(STATES)('%s', (_, { deadline }, actor, effect, until) => {
    expect(deadline).toMatchObject({ actor, effect })
    expect(deadline && millisOf(deadline.at) - START).toBe(until)
  })
})

describe('what time has decided about a return', () => {
  const CLOSED: readonly [string, Transaction, number, Step][] = [
    ['asking', of(), 3 * DAY_MS, asked()],
    ['agreeing', of(asked()), 3 * DAY_MS, agreed],
    ['offering a part', of(asked()), 3 * DAY_MS, offeredPart()],
    ['refusing', of(asked()), 3 * DAY_MS, refused],
    ['sending back', of(asked(), agreed), SENT_BY_MS, sentBack],
    ['contesting', of(asked(), agreed, handedOver), 3 * DAY_MS, contestedBack],
  ]
  test.each(CLOSED)('ends %s', (_, transaction, end_ms, [actor, command]) => {
    const at = START + end_ms
    expect(changed(transaction, actor, command, at - 1).event.action).toBe(command.action)
    expect(() => changed(transaction, actor, command, at)).toThrow(
      expect.objectContaining({ code: 'transaction/action-not-allowed' }),
    )
    expect(actionsFor(transaction, actor, at)).not.toContain(command.action)
  })

  /** Still allowed: what the other one gains by, and what has happened. */
  const OPEN: readonly [string, Transaction, number, Step][] = [
    ['giving what was asked for', of(asked()), 3 * DAY_MS, waived],
    ['bringing back', of(asked(), agreed), SENT_BY_MS, handedOver],
    ['an arrival', of(asked(), agreed, sentBack), 14 * DAY_MS, arrivedBack],
    ['accepting', of(asked(), agreed, handedOver), 3 * DAY_MS, acceptedBack()],
  ]
  test.each(OPEN)('leaves %s open', (_, transaction, end_ms, [actor, command]) => {
    const { event } = changed(transaction, actor, command, START + end_ms + MINUTE_MS)
    expect(event.action).toBe(command.action)
  })
})

describe('time alone', () => {
  /** Runs every due command in order and returns each action with its time. */
  const silent = (transaction: Transaction): [string, number][] => {
    const { due_at } = transaction
    if (due_at === null) return []
    const now = millisOf(due_at)
    const command = dueCommand(transaction, now)
    if (!command) throw new Error('due, but nothing to do')
    const next = changed(transaction, 'system', command, now).transaction
    return [[command.action, now - START], ...silent(next)]
  }

  test('agrees to a return, and goes on with the inspection if nothing is sent', () => {
    const agreed_ms = 3 * DAY_MS
    const lapsed_ms = agreed_ms + SENT_BY_MS
    expect(silent(of(asked()))).toEqual([
      ['remind', 1.5 * DAY_MS],
      ['remind', 2 * DAY_MS],
      ['agree_return', agreed_ms],
      ['remind', agreed_ms + SENT_BY_MS / 2],
      ['remind', lapsed_ms - DAY_MS],
      ['lapse_return', lapsed_ms],
      // Three days were left.
      ['remind', lapsed_ms + 1.5 * DAY_MS],
      ['remind', lapsed_ms + 2 * DAY_MS],
      ['auto_release', lapsed_ms + 3 * DAY_MS],
    ])
  })

  test('accepts what came back, and escalates what didn’t', () => {
    expect(silent(of(asked(), agreed, handedOver)).at(-1)).toEqual(['accept_return', 3 * DAY_MS])
    const escalated = of(asked(), agreed, sentBack)
    expect(silent(escalated).at(-1)).toEqual(['escalate_return', 14 * DAY_MS])
  })
})
